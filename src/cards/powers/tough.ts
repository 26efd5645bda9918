import type { Power } from '../power.ts';

export const tough: Power = {
  name: 'tough',
  title: 'Tough',
  text: 'Adds automatic shields (1, or the number given) against normal attacks.',
  side: 'defender',
  number: { least: 0, most: 50, usual: 1, example: 2 },
  applies: (engagement) => engagement.normalAttack,
  act: (engagement, shields) => ({
    ...engagement,
    automaticShields: engagement.automaticShields + shields,
  }),
};
