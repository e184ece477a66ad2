title = Splut!
tagline = Lanza una roca a los demás hechiceros y sé el último en pie.
credits-rights = El autor pide que el juego no se use comercialmente sin su consentimiento.

seat-s = Sur
seat-w = Oeste
seat-n = Norte
seat-e = Este

word-piece-S = hechicero
word-piece-D = enano
word-piece-T = trol
word-choice-levitate = haciendo levitar la roca de
word-choice-pull = arrastrando la roca que tiene detrás
word-choice-throw = lanzando la roca
word-choice-pass = pasar
word-direction-n = hacia el norte
word-direction-e = hacia el este
word-direction-s = hacia el sur
word-direction-w = hacia el oeste

prompt-step = { $steps ->
    [one] Te toca: te queda un paso.
   *[other] Te toca: te quedan { $steps } pasos.
}
why-step = Mueve una de tus piezas. Una roca que alcanza a un hechicero deja fuera a todo su equipo.
prompt-stuck = Ninguna de tus piezas puede moverse: tienes que pasar.
prompt-wait = Le toca a { $mover }.
prompt-over = La partida ha terminado.

event-walked = El { $piece-name } de { $seat } va de { $from } a { $to }.
event-pushed = { $count ->
    [one] El enano de { $seat } va a { $to } y empuja hasta { $last } la pieza que había allí.
   *[other] El enano de { $seat } va a { $to } y empuja una fila de { $count } piezas; la primera llega a { $last }.
}
event-pulled = El trol arrastra tras de sí la roca de { $rock } a { $rock-to }.
event-levitated = El hechicero de { $seat } va de { $from } a { $to } y hace levitar la roca de { $rock } a { $rock-to }.
event-thrown = El trol de { $seat } se sube a la roca de { $to } y la lanza { $direction-name }: cae en { $stop }.
event-crushed = La roca aplasta al enano de { $victim }.
event-splut = ¡Splut! La roca alcanza al hechicero de { $victim } y todo su equipo abandona la arena.
event-passed = { $seat } no puede moverse y pasa.
event-turn = { $steps ->
    [one] Turno { $turn }: { $seat } tiene un paso.
   *[other] Turno { $turn }: { $seat } tiene { $steps } pasos.
}
event-ended-last-sorcerer = El hechicero de { $winner } es el último en pie: gana { $winner }.
event-ended-turn-cap = El turno { $turn } era el último: la partida acaba en tablas.
event-ended-repetition = La misma posición se ha dado por tercera vez: la partida acaba en tablas.

end-last-sorcerer = Gana { $winner }: su hechicero es el último en pie.
end-turn-cap = Tablas: se ha jugado el último turno.
end-repetition = Tablas: la misma posición se ha dado tres veces.

refusal-not-adjacent = El { $piece-name } avanza una casilla hacia el norte, el este, el sur o el oeste, y { $to } no es una de ellas.
refusal-occupied = El { $piece-name } no puede entrar en { $to }: hay una pieza.
refusal-no-dwarf = Tu enano ya no está en la arena.
refusal-edge-behind = El enano no puede empujar: la fila de piezas acaba en el borde de la arena.
refusal-no-rock-behind = El trol no tiene roca que arrastrar: no hay ninguna justo detrás de él, en el lado opuesto a su paso.
refusal-must-throw = En { $to } hay una roca: el trol que se sube a una roca tiene que lanzarla.
refusal-pull-or-throw = En esta mesa un trol arrastra o lanza, nunca ambas cosas en un mismo paso.
refusal-no-rock = En { $to } no hay ninguna roca que lanzar.
refusal-throw-blocked = La roca de { $to } no se puede lanzar hacia ahí: el borde, un trol u otra roca le cierra el paso de inmediato.
refusal-not-a-rock = En { $rock } no hay ninguna roca.
refusal-locked = La roca de { $rock } se movió en el turno anterior al tuyo y no puede levitar en este turno.
refusal-levitation-ended = Has dejado de hacer levitar la roca; no puedes retomarlo en el mismo turno.
refusal-other-rock = Estás haciendo levitar otra roca; en cada turno solo puede levitar una.
refusal-rock-blocked = La roca de { $rock } no puede acompañarlo: la casilla en la que entraría está ocupada o fuera de la arena.
refusal-ahead-off = En esta mesa el hechicero no puede hacer levitar la roca que tiene justo delante.
refusal-behind-off = En esta mesa el hechicero no puede hacer levitar la roca que tiene justo detrás.
refusal-not-forced = Solo puedes pasar cuando ninguna de tus piezas puede moverse.
refusal-not-your-turn = Es el turno de { $mover }.
refusal-game-over = La partida ha terminado.
refusal-no-such-action = No existe esa acción en Splut!.

option-first = Quién empieza: 1 es el sur y los demás siguen en el sentido del reloj; después del último jugador la cuenta vuelve a empezar
option-pull-and-throw = Un trol puede arrastrar la roca que tiene detrás mientras pisa otra y la lanza
option-levitate-ahead = El hechicero puede hacer levitar la roca que tiene justo delante
option-levitate-behind = El hechicero puede hacer levitar la roca que tiene justo detrás
option-repetition = La partida acaba en tablas cuando una posición se da por tercera vez
option-turn-cap = La partida acaba en tablas tras este número de turnos

web-turn = Turno { $turn }
web-just-that = Sin roca
web-do-piece = Tu { $piece }: ¿adónde?
web-do-walk = Tu enano camina a { $to }.
web-do-lift = Tu hechicero camina a { $to }. ¿Lo acompaña una roca?
web-do-pull = Tu trol camina a { $to }. ¿Arrastra la roca que tiene detrás?
web-do-throw = Tu trol pisa la roca de { $to }. ¿Hacia dónde la lanza?
web-throw-ends = lanzar termina tu turno
web-would-strike = { $way } alcanzaría al hechicero de { $name } en { $cell }
web-rock = roca
web-piece-of = { $piece } de { $name }
web-struck = alcanzado
web-steps-left = { $steps ->
    [one] queda un paso
   *[other] quedan { $steps } pasos
}

web-steps = Pasos que quedan
diagram-S3-2 = Cuatro equipos en sus puestos. Mirando desde su roca, cada hechicero está a la izquierda de su enano.
diagram-S6 = El trol va de e3 a e4 y arrastra consigo la roca de e2.
diagram-S7-2 = El trol sube a la roca de e5 y la lanza al norte: alcanza al hechicero de e8.
diagram-S8 = El enano va de e5 a f5 y empuja la roca hasta g5.
diagram-S9-2 = El hechicero va al norte, de d5 a d6, y la roca de e5 flota con él hasta e6.
