import type { Power } from '../power.ts';

export const ignoresAttack: Power = {
  name: 'ignores-attack',
  title: 'Ignores Attack',
  text: 'The defender rolls the D20: at the number given or above, no wounds and no Knockback.',
  side: 'defender',
  number: { least: 1, most: 20, example: 16 },
  act: (engagement, least) => ({ ...engagement, ignoresAttackOn: least }),
};
