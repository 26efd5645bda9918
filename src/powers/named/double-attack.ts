import type { NamedPower } from '../power.ts';

export const doubleAttack: NamedPower = {
  name: 'double-attack',
  title: 'Double Attack',
  text: 'The figure may attack twice a turn.',
  effects: () => [{ attacks: 2 }],
};
