import { heal } from './aftermath.ts';
import { isFields } from './cards.ts';
import { acts, effects } from './conditions.ts';
import { d20AtLeast } from './dice.ts';
import { applied, pair, plainManner, results } from './duel-attack.ts';
import { bestCourse, type Course, normalRange, numberForTargets } from './duel-course.ts';
import {
  add,
  certain,
  follow,
  isOver,
  type Law,
  type Mid,
  otherSide,
  type Setting,
  type State,
  settle,
  withSide,
} from './duel-state.ts';
import { type Dice, explore } from './explore.ts';
import type { Manner, Scene } from './scene.ts';
import { answers, strikes } from './strikes.ts';
import { rollDiceTable } from './tables.ts';

/** Powers that act between attacks. */
const between = (declined: readonly number[] = []): Manner => ({
  ...plainManner(),
  declined: new Set(declined),
  noAttack: true,
});

/** All outcomes of the turn of the side whose turn it is. `sees` receives every way to attack that is taken. */
export function turnLaw(
  setting: Setting,
  state: State,
  sees: (course: Course, mid: Mid) => void = () => undefined,
): Law<State> {
  const mid = begin(setting, state);
  const arrives = mid.moved && mid.distance === 1;
  let model: Law<Mid> = certain(mid);
  if (arrives)
    for (const { id } of mid.sides[mid.turn].figures)
      model = follow(model, (now) => arrive(setting, now, id));
  model = follow(model, (now) => rollTables(setting, now));
  const after: Law<State> = new Map();
  for (const { state: now, p } of model.values()) {
    // The order is settled when the attacks of the turn begin (reading 1).
    let attacks: Law<Mid> = certain(now);
    for (const { id } of now.sides[now.turn].figures)
      attacks = follow(attacks, (one) => {
        if (isOver(one) || one.done) return certain(one);
        const number = numberForTargets(setting, one, id);
        const after: Law<Mid> = new Map();
        const chance = number === undefined ? 1 : (21 - number) / 20;
        for (const [rolled, p] of [
          [number === undefined ? undefined : true, chance],
          [false, 1 - chance],
        ] as const) {
          if (p === 0) continue;
          const course = bestCourse(setting, one, id, rolled);
          if (course) sees(course, one);
          const isTogether = (course?.way.special?.together ?? 1) > 1;
          for (const { state: then, p: q } of (course?.model ?? certain(one)).values())
            add(after, isTogether ? { ...then, done: true } : then, p * q);
        }
        return after;
      });
    for (const end of follow(attacks, (one) => endTurn(setting, one)).values())
      add(after, end.state, p * end.p);
  }
  return after;
}

/** The side's turn begins: it has not moved yet. */
export function begun(state: State): Mid {
  const round = state.round > 0 ? nextRound(state) : 0;
  const over = round === 1 && state.round !== 1 ? ['turn', 'round'] : ['turn'];
  const sides = [settle(state.sides[0], over), settle(state.sides[1], over)] as const;
  return {
    ...state,
    sides,
    round,
    began: state.distance,
    moved: false,
    dealt: 0,
    tables: {},
    declined: {},
  };
}

/** The side moves: nearer by its Move, but no nearer than its Range needs. */
function begin(setting: Setting, state: State): Mid {
  const mid = begun(state);
  const range = normalRange(setting, mid);
  if (range >= state.distance) return mid;
  const { move } = setting.sides[state.turn].card;
  const distance = Math.max(range, 1, state.distance - move);
  return { ...mid, distance, moved: distance < state.distance };
}

/** A round is three turns of each side; further turns do not count in it (reading 25). */
const nextRound = ({ round, further }: State): number => (further ? round : round >= 7 ? 1 : round);

/** The figure being fought answers each that becomes adjacent by its own movement (reading 20). */
export function arrive(setting: Setting, mid: Mid, id: number): Law<Mid> {
  const found = pair(mid, id);
  if (!found || isOver(mid)) return certain(mid);
  const model: Law<Mid> = new Map();
  const answer = (dice: Dice, scene: Scene): boolean => {
    strikes(dice, scene, scene.defender, 'enemyArrives');
    answers(dice, scene);
    return false;
  };
  for (const result of results(setting, mid, ...found, between(), {}, 'arrival', answer))
    add(model, applied(setting, mid, ...found, result), result.p);
  return model;
}

/** A D20 table of attack dice is rolled once a turn for the whole side (reading 15). */
export function rollTables(setting: Setting, mid: Mid): Law<Mid> {
  const tables = setting.sides[mid.turn].card.powers
    .flatMap((power) => power.effects)
    .flatMap((effect) => [effect, ...inner(effect.value, effect.id)])
    .filter(({ kind, value }) => kind === 'attackDice' && isFields(value));
  if (tables.length === 0 || isOver(mid)) return certain(mid);
  const model: Law<Mid> = new Map();
  explore(
    (dice) =>
      Object.fromEntries(
        tables.map(({ id, value }) => [id, isFields(value) ? rollDiceTable(dice, value) : 0]),
      ),
    (rolled, { number }) => add(model, { ...mid, tables: rolled }, number),
  );
  return model;
}

interface Tabled {
  id: string;
  kind: string;
  value: Parameters<typeof isFields>[0];
}

/** Effects inside a special attack have tables, too. */
function inner(value: Tabled['value'], id: string): Tabled[] {
  if (!isFields(value) || !Array.isArray(value.effects)) return [];
  return value.effects.flatMap((effect, place) =>
    isFields(effect) && effect.attackDice !== undefined
      ? [{ id: `${id}.${place}`, kind: 'attackDice', value: effect.attackDice }]
      : [],
  );
}

/** Each living figure heals, then pays; then a further turn is rolled for, once (reading 21). */
export function endTurn(setting: Setting, mid: Mid): Law<State> {
  if (isOver(mid)) return certain(ended(mid, false));
  let model: Law<Mid> = certain(mid);
  for (const { id } of mid.sides[mid.turn].figures)
    model = follow(model, (now) => {
      const found = pair(now, id);
      if (!found || isOver(now)) return certain(now);
      const after: Law<Mid> = new Map();
      const manner = between(now.declined[id]);
      for (const result of results(setting, now, ...found, manner, {}, 'end', healAndPay))
        add(after, applied(setting, now, ...found, result), result.p);
      return after;
    });
  return follow(model, (now) => {
    const [first] = now.sides[now.turn].figures;
    const found = first && pair(now, first.id);
    if (!found || isOver(now)) return certain(ended(now, false));
    const after: Law<State> = new Map();
    const manner = between(now.declined[first.id]);
    for (const result of results(setting, now, ...found, manner, {}, 'further', anotherTurn))
      add(after, ended(applied(setting, now, ...found, result), result.said), result.p);
    return after;
  });
}

function healAndPay(dice: Dice, scene: Scene): boolean {
  const { attacker } = scene;
  for (const effect of effects(scene, attacker, 'heals', 'endOfTurn'))
    if (attacker.wounds > 0 && acts(dice, scene, attacker, effect))
      heal(dice, scene, attacker, effect);
  strikes(dice, scene, attacker, 'endOfTurn');
  answers(dice, scene);
  return false;
}

const anotherTurn = (dice: Dice, scene: Scene): boolean =>
  effects(scene, scene.attacker, 'anotherTurn').some(
    (effect) =>
      acts(dice, scene, scene.attacker, effect) &&
      d20AtLeast(dice, effect.value === true ? 1 : Number(effect.value)),
  );

/** Facts that only matter during a turn are removed between turns. */
function ended(mid: Mid, further: boolean): State {
  const sides = withSide(
    [settle(mid.sides[0], ['turn']), mid.sides[1]],
    1,
    settle(mid.sides[1], ['turn']),
  );
  return {
    sides,
    distance: mid.distance,
    turn: further ? mid.turn : otherSide(mid.turn),
    further,
    round: mid.round > 0 ? mid.round + (further ? 0 : 1) : 0,
    ...(mid.counted && { counted: mid.counted }),
  };
}
