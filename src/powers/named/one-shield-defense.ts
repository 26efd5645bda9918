import type { NamedPower } from '../power.ts';

export const oneShieldDefense: NamedPower = {
  name: 'one-shield-defense',
  title: 'One Shield Defense',
  text: 'Where at least one shield is rolled, the attack deals one wound at most.',
  effects: () => [{ mostWounds: 1, when: ['shieldRolled'] }],
};
