/** When powers roll in an attack, in the order of the stages. */
export const ROLL_TIMES = [
  'dice',
  'beforehand',
  'attackRoll',
  'attackReroll',
  'evasion',
  'defenseRoll',
  'defenseReroll',
  'reckoning',
  'wounded',
  'back',
  'knockback',
  'afterwards',
] as const;
