import * as z from 'zod';
import type { Card } from '../cards/card.ts';
import { ambiguous, named } from '../cards/named.ts';
import { nearestNames } from '../cards/nearest-names.ts';
import { powerUse } from '../cards/power-schema.ts';
import { cardFields } from '../cards/schema.ts';
import { powerTitle } from '../powers/active-effects.ts';
import type { PowerUse } from '../powers/power.ts';
import { check } from '../scenarios/check.ts';
import { parseYaml } from '../scenarios/document.ts';
import { listed } from '../words/english.ts';
import { nearest } from '../words/nearest.ts';
import { BadInput, blamed, shown } from '../words/problem.ts';
import { hyphenated, nameKey } from '../words/slug.ts';

/** Fields that can be changed: what a duel asks of a card, and what it costs. */
const FIELDS = [
  'life',
  'attack',
  'defense',
  'move',
  'range',
  'height',
  'figures',
  'points',
  'powers',
  ...(['size', 'type', 'species', 'class', 'personality', 'general', 'unique', 'base'] as const),
] as const;
type Field = (typeof FIELDS)[number];

const FORMS = `CARD.FIELD=VALUE, such as solomon-grundy.defense=5, hawkgirl.attack+=1 or hawkgirl.powers-=super-strength`;

/** A change as it was given. */
interface Change {
  readonly text: string;
  readonly card: string;
  readonly field: Field;
  readonly how: '=' | '+=' | '-=';
  readonly value: unknown;
}

/**
 * Cards with some changes: `=` sets a field, `+=` and `-=` add to a number and take from it, or give a
 * card a power and take one away. Values are written as in a file of cards.
 *
 * @returns the cards in their order, those that nothing changes as they were
 * @throws BadInput that names the change
 */
export function changedCards(cards: readonly Card[], texts: readonly string[]): Card[] {
  const now = [...cards];
  for (const text of texts) {
    try {
      const change = changeOf(text);
      const place = placeOf(change.card, now);
      now[place] = changed(now[place] as Card, change);
    } catch (error) {
      throw blamed(error, (problem) => ({
        ...problem,
        path: [],
        place: `--what-if ${shown(text)}`,
      }));
    }
  }
  return now;
}

function changeOf(text: string): Change {
  const [, card, field = '', how, value = ''] =
    /^([^=]*)\.\s*([A-Za-z]+)\s*([+-]?=)([\s\S]*)$/.exec(text) ?? [];
  if (card === undefined || card.trim() === '') {
    throw new BadInput({ path: [], found: shown(text), allowed: FORMS });
  }
  const known = FIELDS.find((one) => one === field);
  if (!known) {
    const allowed = `one of the fields ${listed(FIELDS, 'or')}`;
    throw new BadInput({ path: [], found: shown(field), allowed, nearest: nearest(field, FIELDS) });
  }
  const { data } = parseYaml(value, 'value');
  return { text, card: card.trim(), field: known, how: how as Change['how'], value: data };
}

/** Which of the cards a name, or whole words of one, mean. */
function placeOf(name: string, cards: readonly Card[]): number {
  const all = cards.map((card, place) => ({ slug: nameKey(card.name), place }));
  const found = named(name, all);
  const [first, ...others] = found;
  if (first && others.length === 0) return first.place;
  if (first) throw ambiguous(name, found, []);
  throw new BadInput({
    path: [],
    found: shown(name),
    allowed: 'the name of a card of the field, or whole words of it',
    nearest: nearestNames(
      hyphenated(name),
      all.map(({ slug }) => slug),
    ),
  });
}

function changed(card: Card, { field, how, value }: Change): Card {
  const next =
    field === 'powers' ? powersAfter(card, how, value) : valueAfter(card, field, how, value);
  const schema = z.strictObject({ [field]: field === 'powers' ? z.any() : cardFields[field] });
  check(schema, { [field]: next });
  const { assumed = [], unstated = [], ...rest } = card;
  const said = (one: string) => one !== field;
  return {
    ...rest,
    [field]: next,
    ...(assumed.some(said) && { assumed: assumed.filter(said) }),
    ...(unstated.some(said) && { unstated: unstated.filter(said) }),
  } as Card;
}

function valueAfter(card: Card, field: Field, how: Change['how'], value: unknown): unknown {
  if (how === '=') return value;
  const before = card[field];
  if (typeof before !== 'number' || typeof value !== 'number') {
    const found = `${how} for ${typeof before === 'number' ? shown(value) : `a ${field} that is no number`}`;
    throw new BadInput({
      path: [],
      found,
      allowed: `a number after ${how}, or = for another value`,
    });
  }
  return how === '+=' ? before + value : before - value;
}

const LIST_OF_POWERS = z.array(powerUse, { error: 'a list of powers, such as [tough]' });

function powersAfter(card: Card, how: Change['how'], value: unknown): readonly PowerUse[] {
  const given = Array.isArray(value) || how === '=' ? value : [value];
  if (how === '-=') {
    const names = (given as readonly unknown[]).map((name) => hyphenated(String(name)));
    return names.reduce((powers, name) => withoutPower(card, powers, name), card.powers);
  }
  const powers = check(z.strictObject({ powers: LIST_OF_POWERS }), { powers: given }).powers;
  if (how === '=') return powers;
  const isGiven = ({ power }: PowerUse) => powers.some((one) => one.power === power);
  return [...card.powers.filter((one) => !isGiven(one)), ...powers];
}

function withoutPower(card: Card, powers: readonly PowerUse[], name: string): PowerUse[] {
  const namesOf = (use: PowerUse) => [hyphenated(use.power), hyphenated(powerTitle(use))];
  const left = powers.filter((use) => !namesOf(use).includes(name));
  if (left.length < powers.length) return left;
  const known = card.powers.map((use) => hyphenated(powerTitle(use)));
  throw new BadInput({
    path: [],
    found: shown(name),
    allowed:
      known.length > 0
        ? `a power of ${card.name}: ${listed(known, 'or')}`
        : `no change: ${card.name} has no powers`,
    nearest: nearest(name, known),
  });
}
