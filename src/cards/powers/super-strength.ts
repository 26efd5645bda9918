import type { Power } from '../power.ts';

export const superStrength: Power = {
  name: 'super-strength',
  title: 'Super Strength',
  text: "The attacker's normal attacks on adjacent figures knock back.",
  side: 'attacker',
  act: (engagement) => ({ ...engagement, superStrength: true }),
};
