import type { NamedPower } from '../power.ts';

export const nthMetalMace: NamedPower = {
  name: 'nth-metal-mace',
  title: 'Nth Metal Mace',
  text: 'The defender rolls one defense die less.',
  effects: () => [{ enemyDefenseDice: -1, when: ['anyAttack'] }],
};
