/* The schema for a power as cards write it. */

import * as z from 'zod';
import { hyphenated, isSoundSoFar, once, oneOf, shortText, wholeNumber } from '../base/index.ts';
import type { EffectLine } from './powers/effect-line.ts';
import { effectLines } from './powers/effects/index.ts';
import { grantsOfAuras } from './powers/granted.ts';
import { NAMED_POWERS } from './powers/named-powers.ts';
import { IN_BATTLES, type NamedPower, type PowerUse } from './powers/power.ts';
import { isOfBattles } from './powers/rules-in-force.ts';
import { givenLines, playedRules } from './powers/spelling/played-rules.ts';
import { actThroughOthers } from './powers/through-others.ts';

const error = ({ input }: { readonly input?: unknown }): string =>
  (typeof input === 'string' ? inFileForm(input) : undefined) ?? powerError();

/** Converts a named power from the form on the command line to the form in files: "tough 2" to `{ tough: 2 }`. */
function inFileForm(text: string): string | undefined {
  const [, name = '', digits] = /^(.*?)(?:-(\d+))?$/.exec(hyphenated(text)) ?? [];
  if (digits === undefined) return bareNames().find((one) => one === name);
  const { number } = NAMED_POWERS.find((one) => one.name === name) ?? {};
  const given = Number(digits);
  const isAllowed = number && given >= number.least && given <= number.most;
  return isAllowed ? `{ ${name}: ${given} }` : undefined;
}

/**
 * The schema of a power defined on a card. A power without effects counts as not modelled, unless the card says that it
 * does nothing in a one-on-one fight or acts only through other cards.
 */
const ownPower = once(() =>
  z
    .strictObject(
      {
        name: shortText('The name of the power'),
        rules: playedRules().optional(),
        effects: effectLines().optional(),
        modelled: oneOf(
          ['partly', 'no', 'throughOthers', 'notNeeded'],
          'How completely the effects model the power: partly, or no (the default without effects); throughOthers: it affects only other cards; notNeeded: it does nothing in a one-on-one fight',
        ).optional(),
        inBattles: oneOf(
          IN_BATTLES,
          'How completely the power is modelled in battles, if that differs from one-on-one fights: whole, partly or no',
        ).optional(),
        may: z
          .union([z.literal(true), z.literal('battles')], { error: 'true, or battles' })
          .describe(
            'Whether the power is optional, so that its owner uses it only when that is better; battles: only in battles',
          )
          .optional(),
        missing: shortText('What is needed to model the part that is left out', 80).optional(),
        meaning: shortText('The text on the card, in your own words', 300).optional(),
        grants: givenLines()
          .describe(
            'Rules that the power gives to other figures; an experiment grants them to the figures in reach (default: what its auras give)',
          )
          .optional(),
        note: shortText(
          'A note: what is left out, what must be set, or which figures it reaches',
          300,
        ).optional(),
      },
      { error },
    )
    .check(
      z.superRefine(
        ({ modelled, inBattles, may, missing, ...written }, context) => {
          const effects = linesOf(written) ?? [];
          const problem = (isOne: boolean, path: string, message: string) => {
            if (isOne) context.addIssue({ code: 'custom', path: [path], message });
          };
          const isWhole = modelled === 'notNeeded' || modelled === 'throughOthers';
          const leavesOut = [modelled, inBattles].some(
            (said) => said === 'partly' || said === 'no',
          );
          const ofFights = effects.filter((line) => !isOfBattles(line));
          problem(
            isWhole && ofFights.length > 0,
            'modelled',
            'partly or no key `modelled`, because the power has effects that act in one-on-one fights',
          );
          problem(
            may !== undefined && effects.length === 0,
            'may',
            'no key `may` for a power without effects',
          );
          problem(
            missing !== undefined && !leavesOut,
            'missing',
            'no key `missing` for a power that is modelled',
          );
        },
        { when: isSoundSoFar },
      ),
    )
    .transform(
      (
        { name, modelled, inBattles, may, missing, grants, note, ...written },
        context,
      ): PowerUse => {
        // The transformation also runs if the mapping has an unknown key, and then perhaps no known key.
        if (!isSoundSoFar(context)) return z.NEVER;
        const effects = linesOf(written);
        const given = grants ?? grantsOfAuras(effects ?? []);
        const left = modelled ?? leftOut(effects);
        return {
          power: name,
          effects: effects ?? [],
          ...(may === true && { may }),
          ...(may === 'battles' && { mayInBattles: true }),
          ...(left && left !== 'notNeeded' && { modelled: left }),
          ...(inBattles && { inBattles }),
          ...(missing !== undefined && { missing }),
          ...(given && { grants: given }),
          ...(note !== undefined && { note }),
        };
      },
    ),
);

/** All lines of a power, first the lines of its rules; undefined if it has neither rules nor effects. */
function linesOf({ rules, effects }: WrittenLines): readonly EffectLine[] | undefined {
  return rules && effects ? [...rules, ...effects] : (rules ?? effects);
}

interface WrittenLines {
  readonly rules?: readonly EffectLine[] | undefined;
  readonly effects?: readonly EffectLine[] | undefined;
}

/**
 * The default for how completely a power is modelled in one-on-one fights. A card with this default must be valid when
 * it is written and read again, so a power that acts in one-on-one fights never gets `throughOthers`.
 */
function leftOut(effects: readonly EffectLine[] | undefined): 'no' | 'throughOthers' | undefined {
  if (effects === undefined) return 'no';
  return actThroughOthers(effects) && effects.every(isOfBattles) ? 'throughOthers' : undefined;
}

/** A power as cards write it: `tough`, `{ tough: 2 }`, or `{ name: …, rules: … }`. */
export const powerUse = once(() =>
  z.union(
    [
      z
        .enum(bareNames(), { error })
        .transform((name) => useOf(NAMED_POWERS.find((power) => power.name === name))),
      z
        .strictObject(numbered(), { error })
        .superRefine((written, context) => {
          if (Object.keys(written).length !== 1) {
            context.addIssue({
              code: 'custom',
              message: 'exactly one power, such as { tough: 2 }',
            });
          }
        })
        .transform((written): PowerUse => {
          const [power = '', number = 0] = Object.entries(written)[0] ?? [];
          return { power, number };
        }),
      ownPower(),
    ],
    { error },
  ),
);

function useOf(power: NamedPower | undefined): PowerUse {
  if (!power) return { power: '' };
  const usual = power.number?.usual;
  return usual === undefined ? { power: power.name } : { power: power.name, number: usual };
}

function bareNames(): [string, ...string[]] {
  const names = NAMED_POWERS.filter((p) => !p.number || p.number.usual !== undefined);
  return names.map(({ name }) => name) as [string, ...string[]];
}

function numbered() {
  return Object.fromEntries(
    NAMED_POWERS.flatMap(({ name, number, text }) =>
      number ? [[name, wholeNumber(number.least, number.most, text).optional()]] : [],
    ),
  );
}

function powerError(): string {
  const forms = NAMED_POWERS.flatMap(({ name, number }) => {
    if (!number) return [name];
    const { least, most, usual } = number;
    return usual === undefined
      ? [`{ ${name}: ${least}-${most} }`]
      : [name, `{ ${name}: ${usual + 1} }`];
  });
  return `a power: ${forms.join(', ')}, or one of the card's own: { name: …, rules: { dice: { attack: 1 } } }`;
}
