import type { NamedPower } from '../power.ts';

export const stealthDodge: NamedPower = {
  name: 'stealth-dodge',
  title: 'Stealth Dodge',
  text: 'Against a figure that is not adjacent, one shield rolled blocks all damage.',
  effects: () => [{ oneShieldBlocksAll: true, when: [{ not: ['adjacent'] }] }],
};
