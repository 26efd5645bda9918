import { attack } from './attack.ts';
import { isFields, specialAttacks } from './cards.ts';
import { spend } from './conditions.ts';
import { d20AtLeast, rollSkulls } from './dice.ts';
import { plainManner } from './duel-attack.ts';
import { add, type Law } from './duel-state.ts';
import { explore } from './explore.ts';
import type { Space } from './hexes.ts';
import { type Measures, measuresOf } from './measures.ts';
import { type Manner, type Scene, type Uses, wound } from './scene.ts';
import { answers, destroy, strikes } from './strikes.ts';
import { rollDiceTable } from './tables.ts';
import { type Destination, placeName } from './turn-moves.ts';
import { afterScene, sceneNow } from './turn-scene.ts';
import { type Acting, isAdjacent, type TurnSetting, type TurnState } from './turn-state.ts';

/** It comes to its place: falls, then the defender's answer to an enemy that arrives, then its dice of the turn. */
export function arrive(
  setting: TurnSetting,
  state: TurnState,
  who: number,
  { place, falls }: Destination,
): Law<TurnState> {
  const moved = placeName(place) !== placeName(state.attackers[who]?.place ?? []);
  const acting: Acting = {
    who,
    left: [],
    begun: false,
    againMade: {},
    again: undefined,
    tables: {},
  };
  const there: TurnState = {
    ...state,
    attackers: state.attackers.map((actor, index) =>
      index === who ? { ...actor, place, acted: true, used: moved } : actor,
    ),
    acting,
    last: who,
  };
  const arrives = !isAdjacent(setting, state, who) && moved && isAdjacent(setting, there, who);
  const law: Law<TurnState> = new Map();
  explore(
    (dice) => {
      const manner: Manner = { ...plainManner(), noAttack: true };
      const made = sceneNow(setting, there, who, manner, undefined);
      const { attacker, course } = made.scene;
      for (const fall of falls) {
        if (!attacker.alive) break;
        if (fall.extreme) {
          if (!d20AtLeast(dice, 19)) destroy(attacker);
        } else course.attackerWounds += wound(attacker, rollSkulls(dice, fall.dice));
      }
      if (arrives && attacker.alive) {
        strikes(dice, made.scene, made.scene.defender, 'enemyArrives');
        answers(dice, made.scene);
      }
      const tables = attacker.alive ? rollTables(made.scene, dice) : {};
      const after = afterScene(setting, there, who, made);
      const tally = added(setting, there, made.scene);
      return { ...after, tally, acting: attacker.alive ? { ...acting, tables } : undefined };
    },
    (after, { number }) => add(law, after, number),
  );
  return law;
}

function rollTables(
  scene: Scene,
  dice: Parameters<typeof rollSkulls>[0],
): { [id: string]: number } {
  const { card } = scene.attacker;
  const all = [
    ...card.powers.flatMap((power) => power.effects),
    ...specialAttacks(card).flatMap((special) => special.effects),
  ];
  return Object.fromEntries(
    all
      .filter(({ kind, value }) => kind === 'attackDice' && isFields(value))
      .map(({ id, value }) => [id, isFields(value) ? rollDiceTable(dice, value) : 0]),
  );
}

/** Where a power gives no limit, an attacker makes so many additional attacks at most (reading 6). */
const MOST_AGAIN = 10;

export function strike(
  setting: TurnSetting,
  state: TurnState,
  acting: Acting,
  next: Acting['left'][number],
  left: Acting['left'],
  manner: Manner,
  line: [Space, Space] | undefined,
  again: boolean,
  chosen: string | undefined,
): Law<TurnState> {
  const { who } = acting;
  const law: Law<TurnState> = new Map();
  explore(
    (dice) => {
      const made = sceneNow(setting, { ...state, acting }, who, manner, line);
      const { scene } = made;
      if (chosen !== undefined) {
        const effect = scene.attacker.card.powers
          .flatMap((power) => power.effects)
          .find(({ id }) => id === chosen);
        if (effect) spend(scene.attacker, effect);
      }
      attack(dice, scene);
      const total = (acting.againMade.total ?? 0) + (again ? 1 : 0);
      const more = scene.course.again !== undefined && total < MOST_AGAIN && scene.attacker.alive;
      const counted: Uses = again ? { ...acting.againMade, total } : { ...acting.againMade };
      if (more && scene.course.again)
        counted[scene.course.again] = (counted[scene.course.again] ?? 0) + 1;
      const after = afterScene(setting, state, who, made);
      return {
        ...after,
        attackers: after.attackers.map((actor, index) =>
          index === who ? { ...actor, used: true } : actor,
        ),
        tally: added(setting, state, scene),
        acting: scene.attacker.alive
          ? { ...acting, left, begun: true, again: more ? next : undefined, againMade: counted }
          : undefined,
      };
    },
    (after, { number }) => add(law, after, number),
  );
  return law;
}

const FLAGS = [
  'displaced',
  'knockbackDamageRolled',
  'hazardDestroyed',
  'destroyed',
  'evaded',
  'attackerDestroyed',
  'attacksAgain',
];

/** What is counted is added up; what is true or not is true if it was in any attack (reading 18). */
function added(setting: TurnSetting, state: TurnState, scene: Scene): TurnState['tally'] {
  const attacks = scene.course.made ? 1 : 0;
  const now: Measures = { ...measuresOf(scene, state.defender.wounds), attacks };
  const tally = { ...state.tally };
  for (const name of setting.measures) {
    const value = now[name];
    if (value === undefined) continue;
    if (name === 'stoppedBy') {
      if (Number(now.knockbackPoints) > 0) tally[name] = value;
      else tally[name] ??= 'none';
    } else {
      const before = Number(tally[name] ?? 0);
      tally[name] = FLAGS.includes(name) ? Math.max(before, Number(value)) : before + Number(value);
    }
  }
  return tally;
}
