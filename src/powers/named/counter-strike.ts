import type { NamedPower } from '../power.ts';

export const counterStrike: NamedPower = {
  name: 'counter-strike',
  title: 'Counter Strike',
  text: "Shields beyond the hits of an adjacent figure's normal attack wound that figure.",
  effects: () => [{ counterStrike: true, when: ['adjacent', 'normalAttack'] }],
};
