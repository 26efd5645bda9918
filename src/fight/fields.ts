/*
 * All fields of attacks, turns, duels and survivals except figures, described once as plain data. Schemas, options, the
 * page's controls and the library's types are generated from this description.
 */

import { choiceField, switchField, wholeField } from '../rules/index.ts';

const DISTANCE = { label: 'Distance in spaces', without: 1 } as const;

export const SUPER_STRENGTH_FIELD = switchField({
  text: "whether the attacker's Super Strength counts, unless negated",
  usual: 'true',
  page: {
    label: 'Knockback',
    values: { true: 'As their powers say', false: 'Off' },
    without: true,
  },
  option: {
    name: '--no-super-strength',
    text: 'Super Strength is negated, so there is no Knockback',
  },
});

/** The fields of an attack or a turn, except figures. */
export const ATTACK_FIELDS = {
  distance: wholeField(1, 100, {
    text: 'spaces from attacker to defender, without a board; a card whose Range is shorter moves first',
    usual: '1, adjacent',
    page: DISTANCE,
  }),
  heightAdvantage: choiceField(['attacker', 'defender', 'neither'], {
    text: 'which side stands higher; that side rolls one extra die',
    placeholder: 'side',
    page: {
      label: 'Which side stands higher',
      values: { neither: 'Neither', attacker: 'The attacker', defender: 'The defender' },
      without: 'neither',
    },
  }),
  superStrength: SUPER_STRENGTH_FIELD,
} as const;

export const MOST_TURNS = 10_000;

/** The fields that say how duels are fought. */
export const TERMS_FIELDS = {
  distance: wholeField(1, 100, {
    text: 'spaces from one side to the other when the duel begins',
    usual: '1, adjacent',
    page: DISTANCE,
  }),
  rounds: switchField({
    text: 'real rounds: after three turns of each side, a D20 roll decides who has the next turn',
    page: {
      label: 'Turns',
      values: { false: 'In alternation', true: 'Three turns each, then a D20 roll' },
      without: false,
    },
  }),
  choices: choiceField(['wounds', 'best'], {
    text: 'how each side plays: wounds (it makes the attack that deals the most wounds on average) or best (it does what gives it the best chance to win, even if that means avoiding the fight)',
    usual: 'wounds',
    page: {
      label: 'Choices',
      values: {
        wounds: 'Most wounds',
        best: 'For the best chance to win, even by avoiding the fight',
      },
      without: 'wounds',
    },
    placeholder: 'how',
  }),
  superStrength: SUPER_STRENGTH_FIELD,
} as const;

/** The fields of a duel, except figures. */
export const DUEL_FIELDS = {
  first: choiceField(['attacker', 'defender', 'toss'], {
    text: 'who has the first turn',
    usual: 'toss, at random',
    page: { label: 'First turn', values: { toss: 'At random' }, without: 'toss' },
    placeholder: 'side',
  }),
  mostTurns: wholeField(1, MOST_TURNS, {
    text: 'turns (of both sides together) after which the duel ends as a draw',
    usual: 'none',
    page: { label: 'Most turns' },
  }),
  ...TERMS_FIELDS,
} as const;

/** The fields of a survival, except figures. */
export const SURVIVAL_FIELDS = {
  distance: wholeField(1, 100, {
    text: 'spaces from attacker to target at each attack',
    usual: '1, adjacent',
    page: DISTANCE,
  }),
} as const;
