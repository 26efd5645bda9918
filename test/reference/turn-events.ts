import { attack } from './attack.ts';
import { isFields, specialAttacks } from './cards.ts';
import { spend } from './conditions.ts';
import { d20AtLeast, rollSkulls } from './dice.ts';
import { plainManner } from './duel-attack.ts';
import { add, type Law } from './duel-state.ts';
import { explore } from './explore.ts';
import type { Space } from './hexes.ts';
import type { Measures } from './measures.ts';
import { type Manner, type Scene, type Uses, wound } from './scene.ts';
import { answers, destroy, strikes } from './strikes.ts';
import { rollDiceTable } from './tables.ts';
import { type Destination, placeName } from './turn-moves.ts';
import { applied, type Delta, deltaOf, sceneNow } from './turn-scene.ts';
import { type Acting, isAdjacent, type TurnSetting, type TurnState } from './turn-state.ts';

/**
 * An attacker arrives at its place: falls, then the defender's answer to an enemy that arrives, then the dice of its
 * turn.
 */
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
    last: setting.given ? who : -1,
  };
  const arrives = !isAdjacent(setting, state, who) && moved && isAdjacent(setting, there, who);
  const model: Law<TurnState> = new Map();
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
      const delta = deltaOf(setting, there, made);
      const after = applied(setting, there, who, delta);
      const tally = added(setting, there, delta.measures);
      return { ...after, tally, acting: attacker.alive ? { ...acting, tables } : undefined };
    },
    (after, { number }) => add(model, after, number),
  );
  return model;
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

/** If a power gives no limit, an attacker makes at most this many additional attacks (reading 6). */
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
  const model: Law<TurnState> = new Map();
  const once = acting.again?.id;
  const made: Uses = { ...acting.againMade };
  if (again && once !== undefined) {
    made.total = (made.total ?? 0) + 1;
    made[once] = (made[once] ?? 0) + 1;
  }
  const begun: Acting = { ...acting, left, begun: true, againMade: made, again: undefined };
  for (const { delta, p } of deltas(
    setting,
    { ...state, acting: begun },
    who,
    manner,
    line,
    chosen,
  )) {
    const after = applied(setting, state, who, delta);
    const id = delta.again;
    const more = id !== undefined && (made.total ?? 0) < MOST_AGAIN;
    const attackers = after.attackers.map((actor, index) =>
      index === who ? { ...actor, used: true } : actor,
    );
    const tally = added(setting, state, delta.measures);
    const now = { ...begun, again: more ? { ...next, id } : undefined };
    add(model, { ...after, attackers, tally, acting: attackers[who]?.alive ? now : undefined }, p);
  }
  return model;
}

type Deltas = { readonly delta: Delta; p: number }[];
const memories = new WeakMap<TurnSetting, Map<string, Deltas>>();

/**
 * The outcomes of an attack. They do not depend on the counts of the turn so far, nor, without Knockback, on
 * bystanders.
 */
function deltas(
  setting: TurnSetting,
  state: TurnState,
  who: number,
  manner: Manner,
  line: [Space, Space] | undefined,
  chosen: string | undefined,
): Deltas {
  const memory = memories.get(setting) ?? new Map<string, Deltas>();
  memories.set(setting, memory);
  const card = setting.attackers[who]?.card;
  const strong = card?.powers.some(({ effects }) =>
    effects.some(({ kind }) => kind === 'superStrength'),
  );
  const { place, wounds, cardUses, ownUses } = state.attackers[who] ?? {};
  const bystanders = strong
    ? [state.others, state.attackers.map((one) => [one.alive, one.wounds, one.place])]
    : [];
  const key = JSON.stringify([
    [who, place, wounds, cardUses, ownUses, state.defender],
    [manner.special?.id, [...manner.declined], manner.change, line, chosen],
    [state.acting?.againMade, state.acting?.tables, bystanders],
  ]);
  const known = memory.get(key);
  if (known) return known;
  const found = new Map<string, { delta: Delta; p: number }>();
  explore(
    (dice) => {
      const made = sceneNow(setting, state, who, manner, line);
      if (chosen !== undefined) {
        const effect = card?.powers
          .flatMap((power) => power.effects)
          .find(({ id }) => id === chosen);
        if (effect) spend(made.scene.attacker, effect);
      }
      attack(dice, made.scene);
      return deltaOf(setting, state, made);
    },
    (delta, { number }) => {
      // Measures that the question does not use are not distinguished.
      const measures = Object.fromEntries(
        Object.entries(delta.measures).filter(
          ([name]) =>
            setting.measures.includes(name) ||
            (name === 'knockbackPoints' && setting.measures.includes('stoppedBy')),
        ),
      );
      const name = JSON.stringify({ ...delta, measures });
      const before = found.get(name);
      if (before) before.p += number;
      else found.set(name, { delta: { ...delta, measures }, p: number });
    },
  );
  const all = [...found.values()];
  memory.set(key, all);
  return all;
}

const FLAGS = [
  'displaced',
  'knockbackDamageRolled',
  'hazardDestroyed',
  'destroyed',
  'evaded',
  'ignoredWounds',
  'attackerDestroyed',
  'attacksAgain',
];

/** Counts are added up; a yes-or-no measure is true if it was in any attack (reading 18). */
function added(setting: TurnSetting, state: TurnState, now: Measures): TurnState['tally'] {
  const tally = { ...state.tally };
  for (const name of setting.measures) {
    const value = now[name];
    if (value === undefined) continue;
    if (name === 'stoppedBy') {
      if (Number(now.knockbackPoints) > 0) tally[name] = value;
      else tally[name] ??= 'none';
    } else {
      const before = Number(tally[name] ?? 0);
      // Those of a figure in the way have its name behind a colon.
      const isFlag = FLAGS.includes(name) || name.includes(':');
      tally[name] = isFlag ? Math.max(before, Number(value)) : before + Number(value);
    }
  }
  return tally;
}
