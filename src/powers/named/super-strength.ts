import type { NamedPower } from '../power.ts';

export const superStrength: NamedPower = {
  name: 'super-strength',
  title: 'Super Strength',
  text: "The attacker's normal attacks on adjacent figures knock back.",
  effects: () => [{ superStrength: true }],
};
