import type { NamedPower } from '../power.ts';

export const tough: NamedPower = {
  name: 'tough',
  title: 'Tough',
  text: 'Adds automatic shields (1, or the number given) against normal attacks.',
  number: { least: 0, most: 50, usual: 1, example: 2 },
  effects: (shields) => [{ automaticShields: shields }],
};
