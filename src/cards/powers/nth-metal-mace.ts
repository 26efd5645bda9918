import type { Power } from '../power.ts';

export const nthMetalMace: Power = {
  name: 'nth-metal-mace',
  title: 'Nth Metal Mace',
  text: 'The defender rolls one defense die less.',
  side: 'attacker',
  act: (engagement) => ({ ...engagement, defenseDice: engagement.defenseDice - 1 }),
};
