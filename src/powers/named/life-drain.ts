import type { NamedPower } from '../power.ts';

export const lifeDrain: NamedPower = {
  name: 'life-drain',
  title: 'Life Drain',
  text: 'A figure that destroys the defender is healed of one wound.',
  effects: () => [{ heals: 1, when: ['destroyed'] }],
};
