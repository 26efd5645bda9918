import type { NamedPower } from '../power.ts';
import { counterStrike } from './counter-strike.ts';
import { deadlyStrike } from './deadly-strike.ts';
import { doubleAttack } from './double-attack.ts';
import { flying } from './flying.ts';
import { ignoresAttack } from './ignores-attack.ts';
import { lavaResistant } from './lava-resistant.ts';
import { lifeDrain } from './life-drain.ts';
import { nthMetalMace } from './nth-metal-mace.ts';
import { oneShieldDefense } from './one-shield-defense.ts';
import { shieldsOfValor } from './shields-of-valor.ts';
import { stealthDodge } from './stealth-dodge.ts';
import { superStrength } from './super-strength.ts';
import { tough } from './tough.ts';

/** Every power that the program knows by name. A new one is a file beside these and a line here. */
export const NAMED_POWERS: readonly NamedPower[] = [
  superStrength,
  tough,
  nthMetalMace,
  deadlyStrike,
  lavaResistant,
  ignoresAttack,
  counterStrike,
  stealthDodge,
  oneShieldDefense,
  shieldsOfValor,
  lifeDrain,
  doubleAttack,
  flying,
];

const BY_NAME = new Map(NAMED_POWERS.map((power) => [power.name, power]));

export function powerNamed(name: string): NamedPower | undefined {
  return BY_NAME.get(name);
}
