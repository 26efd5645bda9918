import type { Power } from '../power.ts';

export const lavaResistant: Power = {
  name: 'lava-resistant',
  title: 'Lava Resistant',
  text: 'The figure never rolls for molten lava.',
  side: 'defender',
  act: (engagement) => ({ ...engagement, lavaResistant: true }),
};
