import type { NamedPower } from '../power.ts';

export const flying: NamedPower = {
  name: 'flying',
  title: 'Flying',
  text: 'The figure moves over everything; it is knocked back like any other.',
  effects: () => [{ flying: true }],
};
