/** Names that people can say to each other: a river or a dweller of the pit, and a number. They follow from the table's own id. */
const NAMES = [
  "acheron", "alecto", "arachne", "asmodeo", "astarte", "averno", "baal", "belial", "calypso", "camilla", "capaneo", "caronte", "cassio", "centauro", "cerbero", "charon",
  "circe", "cocito", "dite", "electra", "erebo", "eurydice", "farinata", "flegias", "francesca", "galeotto", "gerion", "gorgona", "hecate", "helena", "jason", "lamia",
  "lete", "lilith", "malacoda", "medusa", "megera", "minos", "minotauro", "mirra", "nessus", "orfeo", "paolo", "pluto", "proserpina", "semiramis", "stix", "ulisse",
]; // biome-ignore format: a list of names is read as one

/** What a table is called: as its host wants, else by a name made from its id. */
export function tableName({ id, name }: { id: string; name: string }): string {
  if (name) return name;
  let sum = 7;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 1_000_003;
  return `${NAMES[sum % NAMES.length]}-${10 + (Math.floor(sum / NAMES.length) % 90)}`;
}
