import * as z from 'zod';
import { capitalised, listed } from '../../words/english.ts';
import { isSoundSoFar, oneOf, yesOrNo } from '../../words/fields.ts';
import { hyphenated } from '../../words/slug.ts';
import type { AttackState } from '../attack-state.ts';
import { condition } from '../condition.ts';
import { type Figure, otherSide, type Side } from '../figure.ts';
import { powerNamed } from '../named-powers.ts';

/* Who the other figure is. */

/** What is asked of a figure: every field given must fit; of several words, one. */
export interface FigureAsked {
  readonly size?: Words;
  readonly type?: Words;
  readonly species?: Words;
  readonly class?: Words;
  readonly personality?: Words;
  readonly general?: Words;
  readonly unique?: Words;
  readonly power?: Words;
  readonly terrain?: Words;
  readonly engaged?: boolean;
  readonly nextToAlly?: boolean;
}

type Words = string | readonly string[];

const LONGEST_WORD = 120;

const words = (what: string) => {
  const error = `${what}, or a list of them, each of at most ${LONGEST_WORD} characters`;
  const word = z.string({ error }).max(LONGEST_WORD, { error });
  return z
    .union([word, z.array(word).min(1).max(20)], { error })
    .describe(capitalised(what))
    .optional();
};

const asked = z
  .strictObject(
    {
      size: words('a size such as medium'),
      type: z
        .union(
          [
            oneOf(['hero', 'squad'], 'hero or squad'),
            z.array(oneOf(['hero', 'squad'], 'hero or squad')),
          ],
          {
            error: 'hero or squad',
          },
        )
        .describe('hero or squad')
        .optional(),
      species: words('a species'),
      class: words('a class'),
      personality: words('a personality'),
      general: words('a general'),
      unique: words('unique, common or uncommon'),
      power: words("a power's name"),
      terrain: words('the terrain letter of its space'),
      engaged: yesOrNo('Whether it is engaged').optional(),
      nextToAlly: yesOrNo('Whether an ally of the power’s owner stands next to it').optional(),
    },
    { error: 'a mapping such as { size: [small, medium] }' },
  )
  .refine((fields) => Object.keys(fields).length > 0, {
    error: 'at least one thing to ask for, such as { size: [small, medium] }',
    when: isSoundSoFar,
  }) as unknown as z.ZodType<FigureAsked>;

export const target = condition<FigureAsked>({
  name: 'target',
  value: asked,
  text: (fields) => `against ${askedText(fields)}`,
  example: { size: ['small', 'medium'] },
  // A defender's powers have no target.
  holds: (fields, attack, { power }) =>
    power.owner === 'attacker' && fits(fields, attack, 'defender'),
});

export const enemy = condition<FigureAsked>({
  name: 'enemy',
  value: asked,
  text: (fields) => `against ${askedText(fields)}`,
  example: { type: 'squad' },
  holds: (fields, attack, { power }) => fits(fields, attack, otherSide(power.owner)),
});

export function isEngaged(attack: AttackState, side: Side): boolean {
  return attack.fight[side].engaged ?? attack.adjacent;
}

function fits(fields: FigureAsked, attack: AttackState, side: Side): boolean {
  const figure = attack.fight[side];
  const { engaged, nextToAlly, power, ...ofCard } = fields;
  return (
    Object.entries(ofCard).every(([field, allowed]) =>
      isOneOf(figure[field as keyof Figure] as string | undefined, allowed as Words),
    ) &&
    (power === undefined || figure.powers.some((use) => isOneOf(use.power, power))) &&
    (engaged === undefined || engaged === isEngaged(attack, side)) &&
    (nextToAlly === undefined || nextToAlly === (figure.nextToEnemy ?? false))
  );
}

/** Compared without capitals, signs and the last s of a plural; a card may print several classes. */
function isOneOf(printed: string | undefined, allowed: Words): boolean {
  const wanted = (typeof allowed === 'string' ? [allowed] : allowed).map(plain);
  return (printed ?? '').split(';').some((word) => wanted.includes(plain(word)));
}

const plain = (word: string) => hyphenated(word).replace(/s$/, '');

function askedText({ engaged, nextToAlly, terrain, power, ...ofCard }: FigureAsked): string {
  const each = (allowed: Words) => (typeof allowed === 'string' ? [allowed] : [...allowed]);
  const either = (allowed: Words) => listed(each(allowed), 'or');
  return [
    ...(engaged === undefined ? [] : [engaged ? 'engaged' : 'unengaged']),
    ...Object.values(ofCard).map((allowed) => either(allowed as Words)),
    'figures',
    ...(power === undefined ? [] : [`with ${listed(each(power).map(powerTitled), 'or')}`]),
    ...(terrain === undefined ? [] : [`on terrain ${either(terrain)}`]),
    ...(nextToAlly === undefined ? [] : [nextToAlly ? 'next to an ally' : 'not next to an ally']),
  ].join(' ');
}

const powerTitled = (name: string) => powerNamed(hyphenated(name))?.title ?? name;
