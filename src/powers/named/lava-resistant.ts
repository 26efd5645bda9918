import type { NamedPower } from '../power.ts';

export const lavaResistant: NamedPower = {
  name: 'lava-resistant',
  title: 'Lava Resistant',
  text: 'The figure never rolls for molten lava.',
  effects: () => [{ lavaResistant: true }],
};
