import type { Power } from '../power.ts';
import { deadlyStrike } from './deadly-strike.ts';
import { ignoresAttack } from './ignores-attack.ts';
import { lavaResistant } from './lava-resistant.ts';
import { nthMetalMace } from './nth-metal-mace.ts';
import { superStrength } from './super-strength.ts';
import { tough } from './tough.ts';

/** Every power the program knows. A new one is a file beside these and a line here. */
export const POWERS: readonly Power[] = [
  superStrength,
  tough,
  nthMetalMace,
  deadlyStrike,
  lavaResistant,
  ignoresAttack,
];

export function powerNamed(name: string): Power | undefined {
  return POWERS.find((power) => power.name === name);
}
