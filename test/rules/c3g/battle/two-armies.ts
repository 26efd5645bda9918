import type {
  ArmyCard,
  ArmySide,
  BattleScenario,
} from '../../../../src/rules/c3g/battle/scenario.ts';
import { BATTLE_RULINGS } from '../../../../src/rules/c3g/battle/scenario.ts';
import { completeRulings } from '../../../../src/rules/ruling.ts';

/** A card of an army, of 100 points and one figure unless more is told. */
export function armyCard(name: string, more: Partial<ArmyCard['card']> = {}, copies = 1): ArmyCard {
  const card = {
    name,
    attack: 3,
    defense: 3,
    life: 4,
    move: 5,
    range: 1,
    figures: 1,
    height: 5,
    base: 'single' as const,
    size: 'medium' as const,
    powers: [],
    effects: [],
    wounds: 0,
    ...more,
  };
  return { card: card as unknown as ArmyCard['card'], copies, points: 100 };
}

/** Vikings and Marro, who stand next to each other; on ground of four spaces. */
export function battleOf(more: Partial<BattleScenario> = {}): BattleScenario {
  const side = (name: string, column: number, cards: readonly ArmyCard[]): ArmySide => ({
    name,
    cards,
    start: [[column, 0]],
    policy: 'standard',
  });
  return {
    rules: 'c3g',
    fight: 'battle',
    sides: [
      side('Vikings', 0, [armyCard('Finn'), armyCard('Tarn', { figures: 4, life: 1 }, 2)]),
      side('Marro', 1, [armyCard('Ne-Gok-Sa', { life: 5 })]),
    ],
    board: { terrain: '1 1 . 1\n1 . . .', others: [], walls: [], terrainCosts: {} },
    rounds: 12,
    superStrength: true,
    rulings: completeRulings(BATTLE_RULINGS),
    ...more,
  };
}
