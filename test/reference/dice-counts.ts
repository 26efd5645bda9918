import type { Effect } from './cards.ts';
import { isFields } from './cards.ts';
import { above, acts, amount, deniedHeight, effects } from './conditions.ts';
import type { Dice } from './explore.ts';
import type { Fighter, Scene } from './scene.ts';
import { rollDiceTable } from './tables.ts';

export interface DiceCounts {
  attack: number;
  defense: number;
}

/** One die for the higher base, two from ten levels on (section 1, `greatHeight`). */
function heightDice(scene: Scene, figure: Fighter): number {
  const levels = above(scene, figure);
  if (levels <= 0 || deniedHeight(scene, figure)) return 0;
  return levels >= 10 && scene.rulings.greatHeight ? 2 : 1;
}

export const OF_ATTACK = ['attackDice', 'enemyAttackDice'];

/** Stage 1: everything is added up before it is held at 0 or more. */
export function countDice(
  dice: Dice,
  scene: Scene,
  spending: (owner: Fighter, effect: Effect) => void,
): DiceCounts {
  const { attacker, defender, manner } = scene;
  const sum = (owner: Fighter, kind: string): number => {
    let total = 0;
    for (const effect of effects(scene, owner, kind)) {
      // Known only once the attack dice are rolled.
      if (effect.per === 'skull') continue;
      // Dice rolled for several figures: effects with limited uses have acted in that roll.
      const isRolled = manner.rolled !== undefined && OF_ATTACK.includes(kind);
      if (isRolled && effect.uses !== undefined) continue;
      if (!acts(dice, scene, owner, effect, spending)) continue;
      total += isFields(effect.value)
        ? amount(
            scene,
            owner,
            effect,
            scene.tables[effect.id] ?? rollDiceTable(dice, effect.value, owner),
          )
        : amount(scene, owner, effect, Number(effect.value));
    }
    return total;
  };
  const attackDice = sum(attacker, 'attackDice');
  const defenseDice = sum(defender, 'defenseDice');
  const enemyAttackDice = sum(defender, 'enemyAttackDice');
  const enemyDefenseDice = sum(attacker, 'enemyDefenseDice');
  // A special attack's own dice know no height; the defender's do.
  const attackBase = manner.special
    ? manner.special.dice
    : attacker.card.attack + heightDice(scene, attacker);
  const defenseBase = defender.card.defense + heightDice(scene, defender);
  let attack = Math.max(0, attackBase + attackDice + enemyAttackDice);
  let defense = Math.max(0, defenseBase + defenseDice + enemyDefenseDice);
  for (const effect of effects(scene, attacker, 'mostEnemyDefenseDice'))
    if (acts(dice, scene, attacker, effect, spending))
      defense = Math.min(defense, amount(scene, attacker, effect, Number(effect.value)));
  if (!manner.special && outOfReach(dice, scene)) attack = 0;
  return { attack, defense };
}

/** `notTargetedBeyond`: a normal attack from farther away is no attack. */
function outOfReach(dice: Dice, scene: Scene): boolean {
  return effects(scene, scene.defender, 'notTargetedBeyond').some(
    (effect) =>
      scene.ground.distance() > Number(effect.value) && acts(dice, scene, scene.defender, effect),
  );
}
