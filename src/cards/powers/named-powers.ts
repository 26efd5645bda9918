/* The powers that cards can name, such as Tough, with their titles and numbers. */

import type { NamedPower, PowerUse } from './power.ts';

/** Every power that cards can name. */
export const NAMED_POWERS: readonly NamedPower[] = [
  {
    name: 'super-strength',
    title: 'Super Strength',
    text: 'Normal attacks on adjacent figures cause Knockback.',
  },
  {
    name: 'tough',
    title: 'Tough',
    text: 'Adds 1 automatic shield (or the number given) against normal attacks.',
    number: { least: 0, most: 50, usual: 1, example: 2 },
  },
  {
    name: 'nth-metal-mace',
    title: 'Nth Metal Mace',
    text: 'The defender rolls one fewer defense die.',
  },
  {
    name: 'deadly-strike',
    title: 'Deadly Strike',
    text: 'In a normal attack, each skull counts as two hits, but still as one Knockback point.',
  },
  {
    name: 'lava-resistant',
    title: 'Lava Resistant',
    text: 'The figure never rolls for molten lava.',
  },
  {
    name: 'ignores-attack',
    title: 'Ignores Attack',
    text: 'The defender rolls the D20. On the given number or higher, it takes no wounds and no Knockback.',
    number: { least: 1, most: 20, example: 16 },
  },
  {
    name: 'counter-strike',
    title: 'Counter Strike',
    text: 'When an adjacent figure makes a normal attack, each shield in excess of its hits wounds the attacker.',
  },
  {
    name: 'stealth-dodge',
    title: 'Stealth Dodge',
    text: 'When a non-adjacent figure attacks, a single shield blocks all hits.',
  },
  {
    name: 'one-shield-defense',
    title: 'One Shield Defense',
    text: 'If the defender rolls at least one shield, the attack deals at most one wound.',
  },
  {
    name: 'shields-of-valor',
    title: 'Shields of Valor',
    text: 'Each shield blocks two hits.',
  },
  {
    name: 'life-drain',
    title: 'Life Drain',
    text: 'When the figure destroys the defender, it heals one wound.',
  },
  {
    name: 'double-attack',
    title: 'Double Attack',
    text: 'The figure may attack twice a turn.',
  },
  {
    name: 'flying',
    title: 'Flying',
    text: 'The figure can fly over everything. Knockback moves it like any other figure.',
  },
];

const BY_NAME = new Map(NAMED_POWERS.map((power) => [power.name, power]));

export function powerNamed(name: string): NamedPower | undefined {
  return BY_NAME.get(name);
}

/** A power's title, with its number if it has one: "Tough 2", "Rage Smash". */
export function powerTitle({ power, number }: Pick<PowerUse, 'power' | 'number'>): string {
  const title = powerNamed(power)?.title ?? power;
  return number === undefined ? title : `${title} ${number}`;
}
