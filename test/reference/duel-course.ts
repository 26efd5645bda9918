import { sharedSkulls } from './attack.ts';
import {
  type Card,
  type Effect,
  isFields,
  readEffect,
  type SpecialAttack,
  specialAttacks,
} from './cards.ts';
import { effects, spend, usesLeft, withoutRolling } from './conditions.ts';
import {
  applied,
  countedIn,
  isFought,
  pair,
  plainManner,
  type Result,
  results,
  sceneOf,
} from './duel-attack.ts';
import {
  add,
  type Counted,
  type Figure,
  isOver,
  type Law,
  type Mid,
  otherSide,
  type Setting,
  type SideNumber,
  tidy,
  withSide,
} from './duel-state.ts';
import { explore } from './explore.ts';
import type { Fighter, Manner, Scene, Uses } from './scene.ts';
import { rollRow } from './tables.ts';
import { hitsSeveral, stepsAt, type Targets, targetsIn } from './targets.ts';
import { combine, type Way } from './ways.ts';

/** One of the attacks that a figure intends to make in a turn. */
interface Planned {
  readonly special: SpecialAttack | undefined;
  readonly change: readonly Effect[];
  /** A special attack in addition to the others: its conditions are evaluated when its turn comes. */
  readonly asks: boolean;
  /** For an attack on several figures. */
  readonly targets?: Targets | undefined;
  /** A power that acts on several figures by itself: its range is that of this attack. */
  readonly stepOf?: SpecialAttack | 'normal';
}

interface At {
  readonly mid: Mid;
  readonly step: number;
  readonly skipsBefore: boolean;
  readonly againMade: Uses;
  /** For an attack on several figures: those already hit, and the result of one roll for all. */
  readonly hit?: readonly number[];
  readonly most?: number;
  readonly rolled?: number;
  /** The attack with that roll has been counted. */
  readonly isCounted?: true;
}

export interface Course {
  readonly way: Way;
  readonly value: number;
  readonly model: Law<Mid>;
}

/**
 * The Range of normal attacks, shortened by effects that prevent normal attacks on the enemy from farther away
 * (reading 9).
 */
export function normalRange(setting: Setting, mid: Mid): number {
  const range = setting.sides[mid.turn].card.range ?? 1;
  const own = mid.sides[mid.turn].figures[0];
  const found = own && pair(mid, own.id);
  if (!found) return range;
  const scene = sceneOf(setting, mid, ...found, plainManner(), {});
  const longer = effects(scene, scene.attacker, 'range')
    .filter((effect) => withoutRolling(scene, scene.attacker, effect) === true)
    .reduce((sum, effect) => sum + Number(effect.value), 0);
  return effects(scene, scene.defender, 'notTargetedBeyond')
    .filter((effect) => withoutRolling(scene, scene.defender, effect) === true)
    .reduce((least, effect) => Math.min(least, Number(effect.value)), range + longer);
}

/** The ways in which a figure may attack now; none if no attack reaches the enemy. */
export function waysNow(setting: Setting, mid: Mid, id: number): Way[] {
  const found = pair(mid, id);
  if (!found) return [];
  const { card } = setting.sides[mid.turn];
  const scene = sceneOf(setting, mid, ...found, plainManner(), {});
  const all = specialAttacks(card);
  const { figures } = mid.sides[mid.turn];
  const isFirst = figures[0]?.id === id;
  const choices = all.filter(
    (special) =>
      !special.beside &&
      (special.together === 1 || (isFirst && figures.length >= special.together)) &&
      available(scene, special.effect),
  );
  // Reading 14: an attack that does not reach the enemy is not a way to attack.
  const isNormal = mid.distance <= normalRange(setting, mid);
  return combine(card, [undefined, ...choices]).filter(
    (way) =>
      (way.special ? mid.distance <= way.special.range : isNormal) ||
      besides(card, way).some(({ range }) => mid.distance <= range),
  );
}

const available = (scene: Scene, effect: Effect): boolean =>
  usesLeft(scene.attacker, effect) > 0 && withoutRolling(scene, scene.attacker, effect) === true;

/** The attacks that the figure intends to make, and the uses that they need. */
function plan(
  setting: Setting,
  mid: Mid,
  id: number,
  way: Way,
  rolledTargets: boolean | undefined,
): { planned: Planned[]; mid: Mid } {
  const found = pair(mid, id);
  if (!found) return { planned: [], mid };
  const { card } = setting.sides[mid.turn];
  const manner = { ...plainManner(), declined: way.declined };
  const scene = sceneOf(setting, mid, ...found, manner, {});
  const planned: Planned[] = [];
  const used: Effect[] = [];
  if (way.special) {
    used.push(way.special.effect);
    for (let time = 0; time < way.special.times; time++)
      planned.push({ special: way.special, change: [], asks: false });
  } else {
    const most = mostAttacks(scene);
    if (most) used.push(most);
    for (const change of changesOf(most)) planned.push({ special: undefined, change, asks: false });
  }
  for (const special of besides(card, way)) {
    if (usesLeft(scene.attacker, special.effect) <= 0) continue;
    used.push(special.effect);
    for (let time = 0; time < special.times; time++)
      planned.push({ special, change: [], asks: true });
  }
  for (const effect of used) spend(scene.attacker, effect);
  const all = hitsSeveral(setting, mid)
    ? planned.flatMap((one, place) => withTargets(setting, mid, scene, one, place, rolledTargets))
    : planned;
  for (const { special, stepOf } of all)
    if (stepOf && special) spend(scene.attacker, special.effect);
  return { planned: all, mid: withUses(mid, mid.turn, id, scene.attacker) };
}

/** An attack with the figures that it hits, and the powers that act on several figures before and after it. */
function withTargets(
  setting: Setting,
  mid: Mid,
  scene: Scene,
  one: Planned,
  place: number,
  rolled: boolean | undefined,
): Planned[] {
  const range = one.special?.range ?? 1;
  // A limited power is used with the first attack.
  const isFree = (effect: Effect) =>
    usesLeft(scene.attacker, effect) > 0 && (place === 0 || effect.uses === undefined);
  const steps = (stage: string) =>
    stepsAt(setting, mid, scene, stage, range, isFree).map(
      ({ special, targets }): Planned => ({
        special,
        change: [],
        asks: false,
        targets,
        stepOf: one.special ?? 'normal',
      }),
    );
  const holds = (effect: Effect) =>
    effect.stage === undefined &&
    (withoutRolling(scene, scene.attacker, effect) ?? rolled ?? false);
  const targets = targetsIn(setting, mid, scene, one.special, holds);
  return [...steps('before'), { ...one, targets }, ...steps('after')];
}

/** The D20 number that is rolled before a figure attacks, to decide whether its attacks hit several figures. */
export function numberForTargets(setting: Setting, mid: Mid, id: number): number | undefined {
  const found = pair(mid, id);
  if (!found || !hitsSeveral(setting, mid)) return undefined;
  const scene = sceneOf(setting, mid, ...found, plainManner(), {});
  const [asked] = effects(scene, scene.attacker, 'targets').filter(
    (effect) => withoutRolling(scene, scene.attacker, effect) === undefined,
  );
  const [number] = (asked?.when ?? []).flatMap((when) =>
    isFields(when) && when.d20 !== undefined ? [Number(when.d20)] : [],
  );
  return number;
}

const besides = (card: Card, way: Way): SpecialAttack[] =>
  specialAttacks(card).filter(({ beside, effect }) => beside && !way.declined.has(effect.power));

/** Of several `attacks` effects, the one with most attacks counts (reading 12). */
function mostAttacks(scene: Scene): Effect | undefined {
  let most: Effect | undefined;
  for (const effect of effects(scene, scene.attacker, 'attacks'))
    if (available(scene, effect) && (!most || changesOf(effect).length > changesOf(most).length))
      most = effect;
  return most;
}

/** The changes for each of the attacks: one attack if no power gives more. */
export function changesOf(effect: Effect | undefined): Effect[][] {
  if (!effect) return [[]];
  if (!Array.isArray(effect.value))
    return Array.from({ length: Number(effect.value) }, (): Effect[] => []);
  return effect.value.map((entry, place) => {
    if (!isFields(entry) || Object.keys(entry).length === 0) return [];
    return [readEffect(entry, effect.power, `${effect.id}.attack${place}`, false)];
  });
}

function withUses(mid: Mid, number: SideNumber, id: number, fighter: Fighter): Mid {
  const side = mid.sides[number];
  const figures = side.figures.map((figure) =>
    figure.id === id ? { ...figure, uses: tidy(fighter.ownUses) } : figure,
  );
  const own = { ...side, figures, uses: tidy(fighter.cardUses) };
  return { ...mid, sides: withSide(mid.sides, number, own) };
}

/** Chances below this are not followed further, since an attack may be repeated without end. */
const NOTHING = 1e-18;

/** All outcomes of a figure's attacks, if it attacks in this way, and their value. */
export function courseOf(
  setting: Setting,
  start: Mid,
  id: number,
  way: Way,
  rolledTargets: boolean | undefined,
): Course {
  const begun = plan(setting, start, id, way, rolledTargets);
  const { planned } = begun;
  const mid = way.declined.size
    ? { ...begun.mid, declined: { ...begun.mid.declined, [id]: [...way.declined] } }
    : begun.mid;
  const model: Law<Mid> = new Map();
  const open: Law<At> = new Map();
  add(open, { mid, step: 0, skipsBefore: false, againMade: {} }, 1);
  let value = 0;
  for (const [key, { state: at, p }] of open) {
    // A state that is reached again moves to the end of the map.
    open.delete(key);
    const next = step(setting, at, id, way, planned[at.step]);
    const itself = next.filter(({ to }) => to && JSON.stringify(to) === key);
    const stays = itself.reduce((sum, one) => sum + one.p, 0);
    const times = stays > 1 - 1e-12 ? 0 : 1 / (1 - stays);
    // An attack that is repeated without end changes nothing more.
    if (times === 0) add(model, at.mid, p);
    for (const one of next) {
      value += p * times * one.p * one.value;
      if (itself.includes(one)) continue;
      if (!one.to) add(model, one.mid, p * times * one.p);
      else if (p * times * one.p > NOTHING) add(open, one.to, p * times * one.p);
    }
  }
  return { way, value, model };
}

interface Next {
  readonly p: number;
  readonly value: number;
  /** The next attack to make; nothing if the figure has finished. */
  readonly to: At | undefined;
  readonly mid: Mid;
}

/** One attack, or none if the enemy is out of its range (reading 11). */
function step(setting: Setting, at: At, id: number, way: Way, attack: Planned | undefined): Next[] {
  const { mid } = at;
  const found = pairNow(at, id);
  if (!attack || !found || isOver(mid)) return [{ p: 1, value: 0, to: undefined, mid }];
  const skip: Next = {
    p: 1,
    value: 0,
    to: { mid, step: at.step + 1, skipsBefore: false, againMade: at.againMade },
    mid,
  };
  const { special, change, targets, stepOf } = attack;
  const range =
    special && stepOf !== 'normal'
      ? ((stepOf ?? special) as SpecialAttack).range
      : normalRange(setting, mid);
  if (mid.distance > range) return [skip];
  // For an attack on several figures: how many are still to be hit, including this one.
  const hit = at.hit ?? [];
  const enemies = mid.sides[otherSide(mid.turn)].figures;
  const most = at.most ?? Math.min(targets?.most ?? 1, enemies.length);
  const left = Math.min(most - hit.length, enemies.filter((one) => !hit.includes(one.id)).length);
  const isOnce = targets?.once === true;
  const manner: Manner = {
    special,
    declined: way.declined,
    change,
    skipsBefore: at.skipsBefore || (isOnce && hit.length > 0),
    rolled: at.rolled,
    follows: left > 1 ? (isOnce ? 'once' : 'each') : undefined,
    apart: hitsSeveral(setting, mid),
    alone: stepOf !== undefined,
  };
  if (isOnce && left > 1 && at.rolled === undefined)
    return sharedRolls(setting, at, found, manner, most);
  if (attack.asks && special) {
    const scene = sceneOf(setting, mid, ...found, plainManner(), {});
    if (withoutRolling(scene, scene.attacker, special.effect) !== true) return [skip];
  }
  // Wounds of this turn are those on the figure being fought.
  const seen = isFought(mid, found[1]) ? mid : { ...mid, dealt: 0, attacked: undefined };
  return results(setting, seen, ...found, manner, at.againMade).map((one) => {
    // With one roll for several figures it is one attack.
    const result = at.isCounted ? { ...one, counts: false } : one;
    const rest = {
      most,
      ...(at.rolled !== undefined && { rolled: at.rolled }),
      ...(at.isCounted && { isCounted: true as const }),
    };
    const after = applied(setting, mid, ...found, result);
    const again = result.again;
    const isFurther = targets?.goesOn === undefined || wentOn(targets.goesOn, result);
    const hitNow = [...hit, found[1].id];
    const others = after.sides[otherSide(mid.turn)].figures;
    // A power before the attack has destroyed the figure: another is attacked in its place, if there is one.
    const retries = result.retry && others.some((one) => !hit.includes(one.id));
    const several = retries
      ? { hit, ...rest }
      : left > 1 && isFurther
        ? { hit: hitNow, ...rest }
        : undefined;
    const to: At = {
      mid: after,
      step: again === undefined && !several ? at.step + 1 : at.step,
      skipsBefore: retries,
      againMade: again === undefined ? at.againMade : counted(setting, mid, at.againMade, again),
      ...(targets && several),
    };
    const done = isOver(after) || !pair(after, id);
    return {
      p: result.p,
      value: result.loss - result.cost,
      to: done ? undefined : to,
      mid: after,
    };
  });
}

/** The figure that acts, and the one it attacks: with an attack on several figures, the next that it has not hit. */
function pairNow({ mid, hit = [] }: At, id: number): ReturnType<typeof pair> {
  const found = pair(mid, id);
  if (!found || !hit.includes(found[1].id)) return found;
  const next = mid.sides[otherSide(mid.turn)].figures.find((one) => !hit.includes(one.id));
  return next && [found[0], next];
}

const wentOn = (goesOn: string, { loss, theirs }: Result): boolean =>
  goesOn === 'destroyed' ? !theirs.alive : loss > 0 || !theirs.alive;

/** One roll for all figures: each possible result, before any of them is attacked. */
function sharedRolls(
  setting: Setting,
  at: At,
  found: [Figure, Figure],
  manner: Manner,
  most: number,
): Next[] {
  const all: Next[] = [];
  explore(
    (dice) => {
      const scene = sceneOf(setting, at.mid, ...found, manner, at.againMade);
      const table = manner.special?.effects.find(
        ({ kind, value }) => kind === 'unblockableWounds' && isFields(value),
      );
      const rolled =
        manner.special?.dice === 0
          ? isFields(table?.value)
            ? rollRow(dice, table.value)
            : 0
          : sharedSkulls(dice, scene);
      const { turn } = at.mid;
      const own = withUses(at.mid, turn, found[0].id, scene.attacker);
      const spent = withUses(own, otherSide(turn), found[1].id, scene.defender);
      const isCounted = scene.course.began && spent.counted !== undefined;
      const mid = isCounted ? { ...spent, counted: withOneMade(spent) } : spent;
      return { rolled, mid, isCounted };
    },
    ({ rolled, mid, isCounted }, { number }) => {
      const to = { ...at, mid, hit: [], most, rolled, ...(isCounted && { isCounted }) };
      all.push({ p: number, value: 0, to, mid });
    },
  );
  return all;
}

/** One roll for several figures is one attack of the side whose turn it is. */
const withOneMade = ({ counted: before, turn }: Mid): Counted =>
  countedIn(before as Counted, turn, { counts: true, driven: 0 });

/** Additional attacks are counted only if a power limits them. */
function counted(setting: Setting, mid: Mid, made: Uses, id: string): Uses {
  const { card } = setting.sides[mid.turn];
  const all = [
    ...card.powers.flatMap((power) => power.effects),
    ...specialAttacks(card).flatMap((special) => special.effects),
  ];
  const limited = all.find((effect) => effect.id === id)?.most !== undefined;
  return limited ? tidy({ ...made, [id]: (made[id] ?? 0) + 1 }) : made;
}

/** The best way for a figure to attack now, with its outcomes (reading 14). */
export function bestCourse(
  setting: Setting,
  mid: Mid,
  id: number,
  rolledTargets?: boolean,
): Course | undefined {
  const courses = waysNow(setting, mid, id).map((way) =>
    courseOf(setting, mid, id, way, rolledTargets),
  );
  // An attack that figures make together is worth its part for each living figure.
  const living = mid.sides[mid.turn].figures.length;
  const worth = ({ way, value }: Course) => value / ((way.special?.together ?? 1) > 1 ? living : 1);
  const most = Math.max(...courses.map(worth));
  // Reading 14: where normal attacks do not reach, it attacks only if that is worth more than nothing.
  if (mid.distance > normalRange(setting, mid) && most <= 1e-12) return undefined;
  return courses.find((course) => worth(course) >= most - 1e-12);
}
