import { type Card, type Effect, type Fields, isFields, listOf, type Plain } from './cards.ts';
import { d20Among } from './dice.ts';
import type { Dice } from './explore.ts';
import { type Fighter, lifeLeft, type Scene, type Uses } from './scene.ts';

/** `undefined`: it depends on a D20 that has not been rolled. */
type Answer = boolean | undefined;

const NAMES_KIND = ['normalAttack', 'specialAttack', 'anyAttack'];
const NORMAL_UNLESS_NAMED = [
  'attackDice',
  'defenseDice',
  'enemyAttackDice',
  'enemyDefenseDice',
  'mostEnemyDefenseDice',
  'automaticSkulls',
  'automaticShields',
];

const namesKind = (condition: Plain): boolean =>
  listOf(condition).some((one) =>
    isFields(one) ? namesKind(one.not) : NAMES_KIND.includes(String(one)),
  );

export const enemyOf = (scene: Scene, figure: Fighter): Fighter =>
  figure === scene.attacker ? scene.defender : scene.attacker;

/** Whether all conditions of an effect hold now. Rolls the D20 if all others do. */
export function holds(dice: Dice, scene: Scene, owner: Fighter, effect: Effect): boolean {
  const first = withoutRolling(scene, owner, effect);
  if (first !== undefined) return first;
  const power = owner.card.powers[effect.power];
  const numbers = (power?.effects ?? []).flatMap((other) => [
    ...thresholds(other.when as Plain[]),
    ...thresholds(other.value),
  ]);
  scene.rolled.set(rollKey(scene, owner, effect), d20Among(dice, numbers, { kind: 'd20', owner }));
  return withoutRolling(scene, owner, effect) === true;
}

/** The answer that follows from the dice rolled so far: `undefined` if only the D20 is missing. */
export function withoutRolling(scene: Scene, owner: Fighter, effect: Effect): Answer {
  if (!effect.special && NORMAL_UNLESS_NAMED.includes(effect.kind))
    if (scene.manner.special && !namesKind(effect.when as Plain[])) return false;
  return every(effect.when, (condition) => ask(condition, scene, owner, effect));
}

/** The D20 of `againWhen` is not the one of the power's conditions. */
const rollKey = (scene: Scene, owner: Fighter, { id, power }: Effect): string =>
  `${owner === scene.attacker ? 'attacker' : 'defender'} ${id.endsWith('.again') ? id : power}`;

/** All numbers that conditions on the D20 ask for, however deep. */
function thresholds(value: Plain): number[] {
  if (Array.isArray(value)) return value.flatMap(thresholds);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'd20' && typeof inner === 'number' ? [inner] : thresholds(inner),
  );
}

function every(conditions: readonly Plain[], answer: (condition: Plain) => Answer): Answer {
  const answers = conditions.map(answer);
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function ask(condition: Plain, scene: Scene, owner: Fighter, effect: Effect): Answer {
  if (Array.isArray(condition)) return every(condition, (one) => ask(one, scene, owner, effect));
  if (typeof condition === 'string') return askWord(condition, scene, owner);
  if (!isFields(condition)) throw new Error(`not a condition: ${String(condition)}`);
  return every(Object.entries(condition), (entry) => {
    const [key, value] = entry as [string, Plain];
    if (key === 'not') {
      const answer = ask(value, scene, owner, effect);
      return answer === undefined ? undefined : !answer;
    }
    if (key === 'd20') {
      const roll = scene.rolled.get(rollKey(scene, owner, effect));
      return roll === undefined ? undefined : roll >= Number(value);
    }
    return askField(key, value, scene, owner);
  });
}

function askWord(word: string, scene: Scene, owner: Fighter): boolean {
  const { course, manner, ground } = scene;
  switch (word) {
    case 'normalAttack':
      return !manner.special && !manner.noAttack;
    case 'specialAttack':
      return manner.special !== undefined;
    case 'anyAttack':
      return !manner.noAttack;
    case 'adjacent':
      return ground.adjacent();
    case 'heightAdvantage':
      return above(scene, owner) > 0 && !deniedHeight(scene, owner);
    case 'lower':
      return above(scene, owner) < 0;
    case 'engaged':
      return isEngaged(scene, owner);
    case 'moved':
      return owner.facts.moved === true;
    case 'stationary':
      return owner.facts.moved === false;
    case 'attackedBefore':
      return owner.facts.attackedBefore === true;
    case 'shieldRolled':
      return (course.shields?.shield ?? 0) > 0;
    case 'allSkulls':
      return course.skulls !== undefined && course.skulls.skull === course.attackDice;
    case 'blankRolled':
      return (course.skulls?.blank ?? 0) > 0;
    case 'rollsAreEven':
      return course.shields !== undefined && course.shields.shield === course.skulls?.skull;
    case 'wounded':
      return woundsKnown(scene) > 0;
    case 'destroyed':
      return willBeDestroyed(scene);
    default:
      throw new Error(`no condition is called ${word}`);
  }
}

/** The wounds of the attack, including those that it is about to deal, once they are known. */
const woundsKnown = ({ course }: Scene): number => Math.max(course.pending, course.attackWounds);

/** Also before the wounds are taken, if they will destroy the figure (section 7). */
function willBeDestroyed({ defender, course }: Scene): boolean {
  if (!defender.alive) return true;
  return course.pending > 0 && course.pending >= lifeLeft(defender);
}

function askField(key: string, value: Plain, scene: Scene, owner: Fighter): boolean {
  const { course, ground } = scene;
  const enemy = enemyOf(scene, owner);
  const least = Number(value);
  switch (key) {
    case 'distance':
      return ground.distance() <= least;
    case 'levelsApart':
      return Math.abs(ground.height()) <= least;
    case 'terrain':
      return owner.terrain.includes(String(value));
    case 'charged':
      return owner.facts.charged !== undefined && owner.facts.charged >= least;
    case 'beganTurn':
      return listOf(owner.facts.beganTurn as Plain).includes(value);
    case 'target':
      return owner === scene.attacker && fits(value, scene, enemy);
    case 'enemy':
      return fits(value, scene, enemy);
    case 'ownWounds':
      return owner.wounds >= least;
    case 'enemyWounds':
      return enemy.wounds >= least;
    case 'enemyLifeLeft':
      return lifeLeft(enemy) <= least;
    case 'figures':
      return (owner.facts.figures ?? owner.card.figures) >= least;
    case 'skulls':
      return (course.skulls?.skull ?? 0) >= least;
    case 'wounded':
      return woundsKnown(scene) >= least;
    case 'state':
      return scene.states.has(String(value));
    default:
      throw new Error(`no condition is called ${key}`);
  }
}

/** Words of cards, without capitals, hyphens and the last s of a plural (section 7). */
const plainWord = (word: Plain): string =>
  String(word).toLowerCase().replaceAll('-', ' ').trim().replace(/s$/, '');

function fits(asked: Plain, scene: Scene, figure: Fighter): boolean {
  if (!isFields(asked)) throw new Error('a target is a list of fields');
  return Object.entries(asked).every(([field, value]) => {
    if (field === 'engaged') return isEngaged(scene, figure) === value;
    if (field === 'nextToAlly') return isNextToEnemy(scene, figure) === value;
    if (field === 'range') return isInRange(figure.card.range, value);
    const has = field === 'terrain' ? figure.terrain : words(figure.card, field);
    return listOf(value).some((word) => has.some((own) => plainWord(own) === plainWord(word)));
  });
}

/** Whether a printed Range is the number asked, or between the bounds asked. */
function isInRange(range: number | undefined, asked: Plain): boolean {
  if (range === undefined) return false;
  if (!isFields(asked)) return range === asked;
  const { least, most } = asked;
  if (least !== undefined && range < Number(least)) return false;
  return most === undefined || range <= Number(most);
}

/** Several classes of one card are joined by semicolons. */
function words(card: Card, field: string): readonly string[] {
  if (field === 'power') return card.powers.map((power) => power.name);
  const value = field === 'type' ? card.type : (card.data as Fields)[field];
  return listOf(value).flatMap((one) => String(one).split(/\s*;\s*/));
}

const isNextToEnemy = (scene: Scene, { facts }: Fighter): boolean =>
  facts.nextToEnemy === 'adjacent' ? scene.ground.adjacent() : facts.nextToEnemy === true;

const isEngaged = (scene: Scene, figure: Fighter): boolean =>
  figure.facts.engaged ?? scene.ground.adjacent();

/** By how many levels the figure's base is above the other's. */
export const above = (scene: Scene, figure: Fighter): number =>
  figure === scene.attacker ? scene.ground.height() : -scene.ground.height();

/** The enemy's powers deny it the height advantage. A D20 for that is not provided for. */
export function deniedHeight(scene: Scene, figure: Fighter): boolean {
  const enemy = enemyOf(scene, figure);
  return effects(scene, enemy, 'noEnemyHeight').some(
    (effect) => withoutRolling(scene, enemy, effect) === true,
  );
}

const byKind = new WeakMap<Card, Map<string, readonly Effect[]>>();

/** The effects of one kind of a card, in its order. */
function ofCard(card: Card, kind: string): readonly Effect[] {
  const kinds = byKind.get(card) ?? new Map<string, readonly Effect[]>();
  byKind.set(card, kinds);
  const known = kinds.get(kind);
  if (known) return known;
  const found = card.powers
    .flatMap((power) => power.effects)
    .filter((effect) => effect.kind === kind);
  kinds.set(kind, found);
  return found;
}

/** The effects of one kind that a figure has in this attack, in the order of the card. */
export function effects(
  scene: Scene,
  owner: Fighter,
  kind: string,
  stage?: string,
): readonly Effect[] {
  const { special, declined, change } = scene.manner;
  let found = ofCard(owner.card, kind);
  if (owner === scene.attacker) {
    if (scene.manner.alone) found = [];
    if (scene.manner.apart)
      found = found.filter((effect) => effect.targets === undefined || !effect.stage);
    const more = [...(special?.effects ?? []), ...change].filter((effect) => effect.kind === kind);
    if (declined.size > 0) found = found.filter(({ power }) => !declined.has(power));
    if (more.length > 0) found = [...found, ...more];
  }
  return stage === undefined ? found : found.filter((effect) => stageOf(effect) === stage);
}

/** An effect that can have a stage acts after the attack if its card names none. */
const stageOf = (effect: Effect): string => effect.stage ?? 'after';

export const usesKey = (effect: Effect): string => `${effect.period} ${effect.id}`;

export function usesLeft(owner: Fighter, effect: Effect): number {
  if (effect.uses === undefined) return Number.POSITIVE_INFINITY;
  return effect.uses - (usesOf(owner, effect)[usesKey(effect)] ?? 0);
}

const usesOf = (owner: Fighter, effect: Effect): Uses =>
  effect.of === 'figure' ? owner.ownUses : owner.cardUses;

export function spend(owner: Fighter, effect: Effect): void {
  if (effect.uses === undefined) return;
  const uses = usesOf(owner, effect);
  uses[usesKey(effect)] = (uses[usesKey(effect)] ?? 0) + 1;
}

/**
 * Whether an effect acts now and could change something. If its conditions hold, including those on the D20, one of
 * its uses is used up, whatever the dice of its value then show (section 5, reading 24).
 */
export function acts(
  dice: Dice,
  scene: Scene,
  owner: Fighter,
  effect: Effect,
  spending: (owner: Fighter, effect: Effect) => void = spend,
): boolean {
  if (usesLeft(owner, effect) <= 0) return false;
  if (!holds(dice, scene, owner, effect)) return false;
  spending(owner, effect);
  return true;
}

/** A number, multiplied by the count that `per` names; `most` limits the product, whatever its sign. */
export function amount(scene: Scene, owner: Fighter, effect: Effect, value: number): number {
  if (effect.per === undefined) return value;
  const product = value * count(scene, owner, effect.per);
  const most = effect.most ?? Number.POSITIVE_INFINITY;
  return Math.max(-most, Math.min(most, product));
}

function count(scene: Scene, owner: Fighter, per: string): number {
  const enemy = enemyOf(scene, owner);
  switch (per) {
    case 'ownWound':
      return owner.wounds;
    case 'enemyWound':
      return enemy.wounds;
    case 'ally':
      return owner.facts.allies ?? 0;
    case 'kill':
      return (owner.facts.kills ?? 0) + (enemy.alive ? 0 : 1);
    case 'skull':
      return scene.course.skulls?.skull ?? 0;
    case 'woundDealt':
      return scene.course.attackWounds;
    case 'woundThisTurn':
      return owner === scene.attacker ? scene.woundsThisTurn + woundsNow(scene) : 0;
    default:
      throw new Error(`nothing is counted per ${per}`);
  }
}

/** The wounds of this attack, by whatever means. */
const woundsNow = ({ course }: Scene): number =>
  course.attackWounds +
  course.extraWounds +
  course.unblockableWounds +
  course.knockbackWounds +
  course.fallWounds;
