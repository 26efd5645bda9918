import * as z from 'zod';
import { listed } from '../../words/english.ts';
import { wholeNumber } from '../../words/fields.ts';
import { effect } from '../effect.ts';
import type { EffectLine } from '../effect-line.ts';

/* What acts over several attacks, in duels and turns: a single attack does not show it. */

/** A number, or what changes for each of the attacks. */
type Attacks = number | readonly EffectLine[];

/** How many attacks a turn. */
export const attacks = effect<Attacks>({
  name: 'attacks',
  at: 'never',
  owner: 'attacker',
  value: z
    .union(
      [
        wholeNumber(1, 20, 'Attacks a turn'),
        z
          .array(
            z.strictObject({
              attackDice: wholeNumber(-50, 50, 'Attack dice more, or fewer').optional(),
            }),
          )
          .min(1)
          .max(20),
      ],
      { error: 'a number of attacks, or a list such as [{}, { attackDice: 2 }]' },
    )
    .describe('Attacks a turn, or what changes for each of them') as unknown as z.ZodType<Attacks>,
  text: (value) => {
    if (typeof value === 'number') return `${value} attacks a turn`;
    const each = value.map(({ attackDice }, i) =>
      attackDice === undefined
        ? ''
        : `${Number(attackDice) < 0 ? '' : '+'}${attackDice} dice in the ${i + 1}.`,
    );
    return `${value.length} attacks a turn${each.some(Boolean) ? `, with ${listed(each.filter(Boolean))}` : ''}`;
  },
  example: { attacks: 2 },
});

/** Frenzy. */
export const anotherTurn = effect<number>({
  name: 'anotherTurn',
  at: 'never',
  owner: 'attacker',
  value: wholeNumber(1, 20, 'The D20 number to reach at the end of the turn; 1: always'),
  text: (number) =>
    `takes another turn${number > 1 ? ` on a D20 roll of ${number} or higher` : ''}`,
  example: { anotherTurn: 16 },
});

/** Only figures within so many spaces may make normal attacks on it. */
export const notTargetedBeyond = effect<number>({
  name: 'notTargetedBeyond',
  at: 'mostDice',
  owner: 'defender',
  value: wholeNumber(1, 100, 'Spaces'),
  text: (spaces) =>
    `no target of normal attacks from ${spaces === 1 ? 'figures that are not adjacent' : `more than ${spaces} spaces away`}`,
  example: { notTargetedBeyond: 1 },
  act: (spaces, attack, { power }) => {
    if (attack.fight.isSpecial || attack.distance <= spaces || attack.attackDice === 0) return;
    attack.changes.push({ cause: power.title, field: 'attackDice', by: -attack.attackDice });
    attack.attackDice = 0;
  },
});

/** Moves over everything; it is knocked back like any other figure. */
export const flying = effect<true>({
  name: 'flying',
  at: 'never',
  owner: 'either',
  value: z.literal(true, { error: 'true' }).describe('Flying'),
  text: () => 'flies',
  example: { flying: true },
});
