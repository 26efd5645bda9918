import { type Effect, isFields } from './cards.ts';
import { acts, effects, enemyOf, spend } from './conditions.ts';
import { d20Among, d20AtLeast } from './dice.ts';
import type { Dice, Purpose } from './explore.ts';
import { type Fighter, lifeLeft, type Scene, wound } from './scene.ts';
import { rollWounds } from './tables.ts';

/**
 * The effects of the powers of one figure at a stage on the other one, and on itself: wounds, destruction, costs
 * last (section 7). Returns whether any power acted.
 */
export function strikes(dice: Dice, scene: Scene, owner: Fighter, stage: string): boolean {
  const other = enemyOf(scene, owner);
  const dying = stage === 'whenDestroyed';
  let acted = false;
  const may = (): boolean => owner.alive || dying;
  for (const effect of effects(scene, owner, 'unblockableWounds', stage)) {
    if (!may() || !other.alive || !acts(dice, scene, owner, effect)) continue;
    acted = true;
    const { wounds, destroys } = rollWounds(dice, scene, owner, effect, other);
    hurt(scene, other, wounds);
    if (destroys) destroy(other);
  }
  for (const effect of effects(scene, owner, 'destroys', stage)) {
    const spending = spendsOnRoll(effect) ? () => undefined : spend;
    if (!may() || !other.alive || !acts(dice, scene, owner, effect, spending)) continue;
    acted = true;
    if (rollDestruction(dice, scene, owner, effect)) destroy(other);
  }
  for (const effect of effects(scene, owner, 'returns', stage)) {
    if (owner !== scene.attacker || !may() || !acts(dice, scene, owner, effect)) continue;
    acted = true;
    if (d20AtLeast(dice, Number(effect.value), d20Of(owner))) scene.course.returned[0]++;
  }
  // Only a power that replaces the attack has a price in its place.
  if (stage === 'instead' && !acted) return false;
  return costs(dice, scene, owner, stage) || acted;
}

/** `{ d20: n, spends: m }`: only a roll from m up to n - 1 is a use of the power; one that destroys is none. */
const spendsOnRoll = ({ value }: Effect): boolean => isFields(value) && value.spends !== undefined;

function rollDestruction(dice: Dice, scene: Scene, owner: Fighter, effect: Effect): boolean {
  const least = numberToReach(scene, effect);
  if (!isFields(effect.value) || !spendsOnRoll(effect))
    return d20AtLeast(dice, least, d20Of(owner));
  const spends = Number(effect.value.spends);
  const shown = d20Among(dice, [spends, least], d20Of(owner));
  if (shown >= spends && shown < least) spend(owner, effect);
  return shown >= least;
}

/** The costs of the powers of a stage for their own figure. */
export function costs(dice: Dice, scene: Scene, owner: Fighter, stage: string): boolean {
  let paid = false;
  if (owner === scene.attacker && scene.manner.follows === 'once') return false;
  for (const effect of effects(scene, owner, 'costs', stage)) {
    if (!owner.alive || !acts(dice, scene, owner, effect)) continue;
    paid = true;
    pay(dice, scene, owner, effect);
  }
  return paid;
}

function pay(dice: Dice, scene: Scene, owner: Fighter, effect: Effect): void {
  const before = lifeLeft(owner);
  const { wounds, destroys } = rollWounds(dice, scene, owner, effect, owner);
  const taken = hurt(scene, owner, wounds);
  if (destroys) destroy(owner);
  // The Life that it had left, if it is destroyed (section 5, reading 14); without a Life only wounds are known.
  if (owner === scene.attacker)
    scene.course.cost += owner.alive || before === Number.POSITIVE_INFINITY ? taken : before;
}

/** Wounds of a power, which nothing blocks. */
export function hurt(scene: Scene, figure: Fighter, wounds: number): number {
  const taken = wound(figure, wounds);
  if (figure === scene.attacker) scene.course.attackerWounds += taken;
  else scene.course.unblockableWounds += taken;
  return taken;
}

/** Destruction adds no wounds, as that by lava does not (section 2). */
export function destroy(figure: Fighter): void {
  figure.alive = false;
  figure.hurt = true;
}

/** The powers of a destroyed defender answer once, whatever destroyed it. */
export function answers(dice: Dice, scene: Scene): void {
  if (scene.defender.alive || scene.answered) return;
  scene.answered = true;
  strikes(dice, scene, scene.defender, 'whenDestroyed');
}

/** A D20 that a figure rolls. */
export const d20Of = (owner: Fighter): Purpose => ({ kind: 'd20', owner });

/**
 * Whether one of the effects with a D20 number succeeds. `{ d20: n, plus: distance }` adds the number of spaces
 * between the two.
 */
export function rollD20(dice: Dice, scene: Scene, owner: Fighter, kind: string): boolean {
  return effects(scene, owner, kind).some(
    (effect) =>
      acts(dice, scene, owner, effect) &&
      d20AtLeast(dice, numberToReach(scene, effect), d20Of(owner)),
  );
}

export function numberToReach(scene: Scene, { value }: Effect): number {
  if (value === true) return 1;
  if (!isFields(value)) return Number(value);
  return Number(value.d20) - (value.plus === 'distance' ? scene.ground.distance() : 0);
}
