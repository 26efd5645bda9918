import * as z from 'zod';
import { listed } from '../../words/english.ts';
import { oneOf, yesOrNo } from '../../words/fields.ts';
import { hyphenated } from '../../words/slug.ts';
import type { AttackState } from '../attack-state.ts';
import { condition } from '../condition.ts';
import { type Figure, otherSide, type Side } from '../figure.ts';

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

const words = (what: string) =>
  z
    .union([z.string(), z.array(z.string()).min(1).max(20)], {
      error: `${what}, or a list of such`,
    })
    .describe(what)
    .optional();

const asked = z
  .strictObject(
    {
      size: words('A size such as medium'),
      type: z
        .union([oneOf(['hero', 'squad'], 'hero or squad'), z.array(oneOf(['hero', 'squad'], ''))], {
          error: 'hero or squad',
        })
        .describe('hero or squad')
        .optional(),
      species: words('A species'),
      class: words('A class'),
      personality: words('A personality'),
      general: words('A general'),
      unique: words('unique, common or uncommon'),
      power: words("A power's name"),
      terrain: words('The terrain letter of its space'),
      engaged: yesOrNo('Whether it is engaged').optional(),
      nextToAlly: yesOrNo('Whether an ally of the power’s owner stands next to it').optional(),
    },
    { error: 'a mapping such as { size: [small, medium] }' },
  )
  .refine((fields) => Object.keys(fields).length > 0, {
    error: 'at least one of size, type, species, class, personality, general, unique, power, …',
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
  const either = (allowed: Words) =>
    listed(typeof allowed === 'string' ? [allowed] : [...allowed], 'or');
  const kinds = Object.values(ofCard).map((allowed) => either(allowed as Words));
  return [
    `${kinds.join(' ')} ${kinds.length > 0 ? 'figures' : 'any figure'}`.trim(),
    ...(power === undefined ? [] : [`with ${either(power)}`]),
    ...(terrain === undefined ? [] : [`on terrain ${either(terrain)}`]),
    ...(engaged === undefined ? [] : [engaged ? 'that is engaged' : 'that is not engaged']),
    ...(nextToAlly === undefined ? [] : [nextToAlly ? 'next to an ally' : 'not next to an ally']),
  ].join(' ');
}
