/** A player on several devices (docs/wire.md §7): asked for by the pages that need it alone. */
import { signal } from "@preact/signals";
import { deviceKey, heldTables, lang, playerName } from "../lib/prefs";
import { t } from "../text/speak";
import { ask, post, Refusal, signed } from "./api";
import { random } from "./seats";
import type { Claimed, Forgotten, Me, OneTimeCode, Telling } from "./wire";

export const me = signal<Me | null>(null);

/** What this device is called among those of its player: the browser and the system, as far as they say it. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = /Firefox/.test(agent)
    ? "Firefox"
    : /Edg\//.test(agent)
      ? "Edge"
      : /Chrome/.test(agent)
        ? "Chrome"
        : /Safari/.test(agent)
          ? "Safari"
          : "";
  const system = /Android/.test(agent)
    ? "Android"
    : /iPhone|iPad/.test(agent)
      ? "iOS"
      : /Windows/.test(agent)
        ? "Windows"
        : /Mac OS/.test(agent)
          ? "macOS"
          : /Linux/.test(agent)
            ? "Linux"
            : "";
  return [browser, system].filter(Boolean).join(" · ") || "?";
}

/** Who this device is; nobody, where it is not known or not known any more. */
export async function whoAmI(): Promise<void> {
  if (!deviceKey.value) {
    me.value = null;
    return;
  }
  try {
    me.value = await ask<Me>("/api/me", signed(deviceKey.value));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "not-known") throw error;
    deviceKey.value = "";
    me.value = null;
  }
}

/** Be known from now on, with all seats that this browser holds. */
export async function beKnown(): Promise<void> {
  const key = deviceKey.value || random(32);
  me.value = await post<Me>("/api/me", { name: playerName.value.trim(), device: deviceName(), lang: lang.value }, key);
  deviceKey.value = key; // not before the server knows it: whoever asks with it meanwhile would hear that nobody has it
  await claimAll();
}

/** Say of every seat that this browser holds that it is this player's. */
async function claimAll(): Promise<void> {
  for (const [table, held] of Object.entries(heldTables.value))
    if (!held.ended)
      for (const token of Object.values(held.seats))
        await post<Claimed>("/api/me/claim", { table, token }, deviceKey.value).catch(() => undefined); // gone, or of somebody else
}

export const newCode = () => post<OneTimeCode>("/api/me/code", {}, deviceKey.value);

/** Become one of the devices of whoever made the code. */
export async function join(code: string, merge: boolean): Promise<void> {
  const key = deviceKey.value || random(32);
  me.value = await post<Me>("/api/me/join", { code, device: deviceName(), merge }, key);
  deviceKey.value = key;
  if (!playerName.value && me.value.name) playerName.value = me.value.name;
  await claimAll();
}

export async function forgetDevice(device: string): Promise<void> {
  await post<Forgotten>("/api/me/forget", { device }, deviceKey.value);
  await whoAmI();
}
export async function forgetMe(): Promise<void> {
  await post<Forgotten>("/api/me/forget", {}, deviceKey.value);
  deviceKey.value = "";
  me.value = null;
}

// -- passkeys ----------------------------------------------------------------------------------

export const passkeyed = () => window.isSecureContext && "PublicKeyCredential" in window;
const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const text = (given: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(given)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Make a passkey for this player; `false` if its owner does not want to. */
export async function makePasskey(): Promise<boolean> {
  const asked = await post<PublicKeyCredentialCreationOptionsJSON>("/api/me/passkey/new", {}, deviceKey.value);
  const options = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: [],
  };
  const made = await navigator.credentials.create({ publicKey: options as PublicKeyCredentialCreationOptions }).catch(() => null);
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse)) return false;
  const { clientDataJSON, attestationObject } = made.response;
  const body = { id: text(made.rawId), client_data: text(clientDataJSON), attestation: text(attestationObject) };
  me.value = await post<Me>("/api/me/passkey", body, deviceKey.value);
  return true;
}

/** Be the player whose passkey this is; `false` if none was shown. */
export async function showPasskey(): Promise<boolean> {
  const key = deviceKey.value || random(32);
  const asked = await post<PublicKeyCredentialRequestOptionsJSON>("/api/me/passkey/ask", {}, key);
  const options = { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] };
  const shown = await navigator.credentials.get({ publicKey: options as PublicKeyCredentialRequestOptions }).catch(() => null);
  if (!(shown instanceof PublicKeyCredential) || !(shown.response instanceof AuthenticatorAssertionResponse)) return false;
  const { clientDataJSON, authenticatorData, signature } = shown.response;
  const signed = { client_data: text(clientDataJSON), authenticator: text(authenticatorData), signature: text(signature) };
  me.value = await post<Me>("/api/me/passkey/enter", { id: text(shown.rawId), ...signed, device: deviceName() }, key);
  deviceKey.value = key;
  await claimAll();
  return true;
}

// -- being told of one's turns -----------------------------------------------------------------

export const telling = () => ask<Telling>("/api/me/notices", signed(deviceKey.value));
export const night = (first: number | null, last: number | null) =>
  post<Telling>("/api/me/night", { first, last, offset: -new Date().getTimezoneOffset() }, deviceKey.value);
export const channel = (name: string, to: string) => post<Telling>("/api/me/channel", { channel: name, to }, deviceKey.value);
export const confirm = (code: string) => post<Telling>("/api/me/confirm", { code }, deviceKey.value);
export const endWay = (way: string) => post<unknown>("/api/quiet", { way });

/** Can this browser be told while no page of ours is open? */
export const pushable = () => window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/** What this browser's push service has given for us; one that was for another key of the house is replaced. */
async function subscription(key: string): Promise<PushSubscriptionJSON> {
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error("nobody would hear it");
  const { pushManager } = await navigator.serviceWorker.ready;
  const ask = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const found = await ask().catch(async (error: unknown) => {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return ask();
  });
  return found.toJSON();
}

/** Let this browser be told; `null` if its owner does not want that. */
export async function subscribe(key: string): Promise<Telling | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { endpoint, keys } = await subscription(key).catch(() => {
    throw new Error(t("web-notices-failed")); // what browsers say about it helps nobody
  });
  return post<Telling>("/api/me/push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] }, deviceKey.value);
}
