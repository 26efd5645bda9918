/* The command-line options for friends near a side, shared by attacks, duels and survivals. */

import type { FightOption } from '../rules/index.ts';

/** A command-line option that names friends near a side. */
export const friendsOption = (name: string, who: string, field: string): FightOption => ({
  name,
  placeholder: 'card',
  text: `a card near ${who} whose auras act, such as raelin-the-kyrie-warrior-rotv, or "roman-legionnaires x2" for two figures of a card; can be repeated`,
  value: { kind: 'cards' },
  field,
});

/** The option for the attacker's friends in an attack. */
export const FRIENDS = '--near';

/** The options for the friends of either side of an attack. */
export const NEAR: readonly FightOption[] = [
  friendsOption(FRIENDS, "the attacker and on the attacker's side", 'attacker.near'),
  friendsOption('--near-defender', "the defender and on the defender's side", 'defender.near'),
];
