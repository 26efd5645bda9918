import type { NamedPower } from '../power.ts';

export const ignoresAttack: NamedPower = {
  name: 'ignores-attack',
  title: 'Ignores Attack',
  text: 'The defender rolls the D20: at the number given or above, no wounds and no Knockback.',
  number: { least: 1, most: 20, example: 16 },
  effects: (least) => [{ ignoreAttack: least }],
};
