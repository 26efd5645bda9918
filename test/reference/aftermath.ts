import { type Effect, isFields, type Plain, readEffect } from './cards.ts';
import { acts, amount, effects, usesLeft } from './conditions.ts';
import { d20AtLeast } from './dice.ts';
import type { Dice } from './explore.ts';
import { type Fighter, type Scene, wound } from './scene.ts';
import { answers, costs, d20Of, destroy, hurt, rollD20, strikes } from './strikes.ts';
import { rollTable, rollWounds } from './tables.ts';

/** Stages 7 to 10: the effects once the wounds are known, also of an attack that was ignored or evaded. */
export function aftermath(dice: Dice, scene: Scene): void {
  const { attacker, course } = scene;
  const without = course.ignored || course.evaded;
  if (!without) {
    takeWounds(dice, scene);
    backAtAttacker(dice, scene);
    knockBack(dice, scene);
    answers(dice, scene);
  }
  if (!attacker.alive) return;
  // It wounds no figure afterwards either, but its costs are due (section 7).
  if (without) costs(dice, scene, attacker, 'after');
  else strikes(dice, scene, attacker, 'after');
  answers(dice, scene);
  if (!attacker.alive) return;
  healAfter(dice, scene);
  if (!scene.manner.follows) course.again = attacksAgain(dice, scene);
}

export function healAfter(dice: Dice, scene: Scene): void {
  const { attacker, course } = scene;
  for (const effect of effects(scene, attacker, 'heals', 'after')) {
    if (attacker.wounds === 0 || !acts(dice, scene, attacker, effect)) continue;
    course.healed += heal(dice, scene, attacker, effect);
  }
}

export function heal(dice: Dice, scene: Scene, figure: Fighter, effect: Effect): number {
  const number = isFields(effect.value)
    ? rollTable(dice, effect.value, 0, figure).wounds
    : Number(effect.value);
  const healed = Math.min(figure.wounds, amount(scene, figure, effect, number));
  figure.wounds -= healed;
  return healed;
}

/** Stage 7. */
function takeWounds(dice: Dice, scene: Scene): void {
  const { attacker, defender, course } = scene;
  if (course.pending > 0 && rollD20(dice, scene, defender, 'ignoreWounds')) {
    course.ignoredWounds = course.pending;
    const back = effects(scene, defender, 'ignoreWounds').some(
      ({ value }) => isFields(value) && value.returns === true,
    );
    if (back) course.returned[1]++;
    course.pending = 0;
  }
  course.attackWounds = wound(defender, course.pending);
  course.pending = 0;
  if (course.attackWounds === 0) return;
  for (const effect of effects(scene, attacker, 'extraWounds')) {
    if (!defender.alive || !acts(dice, scene, attacker, effect)) continue;
    const { wounds, destroys } = rollWounds(dice, scene, attacker, effect, defender);
    // A table that is rolled again may have caused wounds before it destroys.
    course.extraWounds += wound(defender, wounds);
    if (destroys) destroy(defender);
  }
  if (defender.alive) strikes(dice, scene, defender, 'whenWounded');
  answers(dice, scene);
}

/** Stage 8: a defender whose dice kept it from wounds answers; then `counterStrike`, of however many powers, and `backlash` each. */
function backAtAttacker(dice: Dice, scene: Scene): void {
  const { attacker, defender, course } = scene;
  const isUnhurt = course.rolledDefense && course.attackWounds === 0;
  if (isUnhurt && attacker.alive && defender.alive) strikes(dice, scene, defender, 'whenUnhurt');
  const wounds = course.blocksBeyond;
  if (wounds === 0 || !attacker.alive || !defender.alive) return;
  const any = (owner: Fighter, kind: string): boolean =>
    effects(scene, owner, kind).some((effect) => acts(dice, scene, owner, effect));
  if (any(defender, 'counterStrike')) hurt(scene, attacker, wounds);
  if (attacker.alive && any(attacker, 'backlash')) hurt(scene, attacker, wounds);
}

/** Stage 9. It also happens if the attack has destroyed the attacker (section 5, reading 8). */
function knockBack(dice: Dice, scene: Scene): void {
  const { attacker, defender, course, rulings } = scene;
  if (scene.manner.special || !scene.ground.adjacent()) return;
  const strong = effects(scene, attacker, 'superStrength').some((effect) =>
    acts(dice, scene, attacker, effect),
  );
  if (!strong) return;
  let points = Math.max(0, (course.skulls?.skull ?? 0) - (course.shields?.skull ?? 0));
  if (points > 0) {
    for (const effect of effects(scene, attacker, 'knockbackPoints'))
      if (acts(dice, scene, attacker, effect))
        points += amount(scene, attacker, effect, Number(effect.value));
    points = Math.max(0, points);
  }
  course.knockbackPoints = points;
  if (!defender.alive && rulings.destroyedFiguresStay) return;
  if (points > 0) scene.ground.knock(dice, scene, points);
}

/** Whether a power or the special attack itself allows another attack: the id of the effect that does. */
function attacksAgain(dice: Dice, scene: Scene): string | undefined {
  const { attacker, manner, againMade } = scene;
  for (const effect of effects(scene, attacker, 'attackAgain')) {
    if ((againMade[effect.id] ?? 0) >= (effect.most ?? Number.POSITIVE_INFINITY)) continue;
    if (usesLeft(attacker, effect) <= 0 || !acts(dice, scene, attacker, effect)) continue;
    const least = effect.value === true ? 1 : Number(effect.value);
    if (d20AtLeast(dice, least, d20Of(attacker))) return effect.id;
  }
  if (!manner.special || manner.special.againWhen === undefined) return undefined;
  const condition: Plain = { attackAgain: true, when: manner.special.againWhen };
  const id = `${manner.special.id}.again`;
  const effect = readEffect(condition, manner.special.effect.power, id, true);
  return acts(dice, scene, attacker, effect) ? effect.id : undefined;
}
