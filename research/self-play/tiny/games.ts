import type { BattleScenario } from '../../../src/battle/scenario.ts';
import { battleOf, hero } from '../../../test/battle/battles.ts';

const strong = hero('Strong', { life: 3, move: 4, attack: 4, defense: 2 });
const swordsman = hero('Swordsman', { life: 3, move: 4 });
const tough = hero('Tough', { life: 2, move: 3, attack: 3, defense: 4 });
const archer = hero('Archer', { life: 2, move: 4, range: 4, attack: 3, defense: 2 });
const runner = hero('Runner', { life: 3, move: 6, attack: 2, defense: 3 });

const FLAT = ['1a 1 1 1 1 1 1c', ' 1 1 1 1 1 1 1'].join('\n');
const HILL = ['1a 1 1 1 1 1 1', ' 1 1 2 2 2 1 1', '1 1 1 1 1 1 1c'].join('\n');

const battle = (own: typeof strong, other: typeof strong, terrain: string): BattleScenario =>
  battleOf({ sides: [{ army: [own] }, { army: [other] }], board: { terrain }, rounds: 4 });

/** Battles with one hero per side, on boards with 14 and 21 spaces. */
export const TINY_GAMES: readonly (readonly [string, BattleScenario])[] = [
  ['two swordsmen on level ground', battle(swordsman, swordsman, FLAT)],
  ['two swordsmen and a hill', battle(swordsman, swordsman, HILL)],
  ['two archers on level ground', battle(archer, archer, FLAT)],
  ['two archers and a hill', battle(archer, archer, HILL)],
  ['an archer and a swordsman', battle(archer, swordsman, HILL)],
  ['a strong hero and a tough one', battle(strong, tough, HILL)],
  ['a runner and an archer', battle(runner, archer, FLAT)],
];
