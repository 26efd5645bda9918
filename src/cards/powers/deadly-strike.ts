import type { Power } from '../power.ts';

export const deadlyStrike: Power = {
  name: 'deadly-strike',
  title: 'Deadly Strike',
  text: 'Each skull of a normal attack counts for two hits; it is still one Knockback point.',
  side: 'attacker',
  applies: (engagement) => engagement.normalAttack,
  act: (engagement) => ({ ...engagement, hitsPerSkull: 2 }),
};
