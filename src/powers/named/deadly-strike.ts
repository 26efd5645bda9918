import type { NamedPower } from '../power.ts';

export const deadlyStrike: NamedPower = {
  name: 'deadly-strike',
  title: 'Deadly Strike',
  text: 'Each skull of a normal attack counts for two hits; it is still one Knockback point.',
  effects: () => [{ hitsPerSkull: 2, when: ['normalAttack'] }],
};
