/* Parses changes to cards, as `--what-if` gives them, and applies them. */

import * as z from 'zod';
import {
  BadInput,
  blamed,
  hyphenated,
  listed,
  nameKey,
  nearest,
  once,
  type Problem,
  sameData,
  shown,
} from '../../base/index.ts';
import {
  ambiguous,
  type Card,
  cardFields,
  named,
  nearestNames,
  type PowerUse,
  powerTitle,
  powerUse,
} from '../../cards/index.ts';
import { check, parseYaml } from '../../experiments/index.ts';

/** The fields that can be changed: `points`, and all fields that affect a duel. */
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

const FORMS = `CARD.FIELD=VALUE, such as solomon-grundy.defense=5, hawkgirl.attack+=1, hawkgirl.powers-=super-strength or, for every card, *.attack+=1`;

/** Applies a change to every card. */
const EVERY = '*';

/** A change, as the user gave it. */
interface Change {
  readonly text: string;
  readonly card: string;
  readonly field: Field;
  readonly how: '=' | '+=' | '-=';
  readonly value: unknown;
}

/**
 * The cards with some changes. `=` sets a field. `+=` and `-=` add to or subtract from a number, or add or remove a
 * power. Values are written as in a file of cards. `*` changes every card that has the number or power. A card listed
 * twice, for example because it fights its own collection, is changed in both places.
 *
 * @returns the cards in their order; unchanged cards are the same objects
 * @throws BadInput that names the change
 */
export function changedCards(cards: readonly Card[], texts: readonly string[]): Card[] {
  const now = [...cards];
  for (const text of texts) {
    const place = `--what-if ${shown(text)}`;
    for (const change of placed(place, () => changesOf(text, cards))) {
      const isOfAll = change.card === EVERY;
      const places = placed(place, () =>
        isOfAll ? able(change, now) : placesOf(change.card, now),
      );
      for (const i of places) {
        const card = now[i] as Card;
        now[i] = placed(isOfAll ? `${place}, ${card.name}` : place, () => changed(card, change));
      }
    }
  }
  return now;
}

/** Runs `work`. If it throws, the error names the option with the change. */
function placed<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw blamed(error, (problem) => ({ ...problem, path: [], place }));
  }
}

/** The changes in a text. Removing several powers counts as one change per power. */
function changesOf(text: string, cards: readonly Card[]): Change[] {
  const change = changeOf(text, cards);
  const { field, how, value } = change;
  if (field !== 'powers' || how !== '-=') return [change];
  return [value].flat().map((name) => ({ ...change, value: name }));
}

/** The indices of the cards to which a `*` change applies. */
function able({ field, how, value }: Change, cards: readonly Card[]): number[] {
  const has = (card: Card) => {
    if (field !== 'powers') return how === '=' || typeof card[field] === 'number';
    return how !== '-=' || withoutPower(card.powers, hyphenated(String(value))) !== card.powers;
  };
  const places = [...cards.keys()].filter((i) => has(cards[i] as Card));
  if (places.length > 0) return places;
  const [found, allowed] =
    field === 'powers'
      ? [shown(value), 'a power of one of the cards']
      : [
          `${how} for ${field}, which no card gives as a number`,
          'a field that is a number on at least one card, or use =',
        ];
  throw new BadInput({ path: [], found, allowed });
}

/** @param cards the cards that can be changed, for examples in messages */
function changeOf(text: string, cards: readonly Card[]): Change {
  const [, card, field = '', how, value = ''] =
    /^([^=]*)\.\s*([A-Za-z]+)\s*([+-]?=)([\s\S]*)$/.exec(text) ?? [];
  if (card === undefined || card.trim() === '') {
    throw new BadInput({ path: [], ...lackOfCard(text, cards) });
  }
  const known = FIELDS.find((one) => one === field);
  if (!known) {
    const allowed = `one of the fields ${listed(FIELDS, 'or')}`;
    throw new BadInput({ path: [], found: shown(field), allowed, nearest: nearest(field, FIELDS) });
  }
  const { data } = parseYaml(value, 'value');
  return { text, card: card.trim(), field: known, how: how as Change['how'], value: data };
}

/**
 * What is wrong with a change that names no card. If only the card is missing, the problem says what to write in full.
 */
function lackOfCard(text: string, cards: readonly Card[]): Pick<Problem, 'found' | 'allowed'> {
  const [, change = '', field] = /^\W*(([A-Za-z]+)\s*[+-]?=[\s\S]*)$/.exec(text) ?? [];
  if (!FIELDS.some((one) => one === field)) return { found: 'not a change', allowed: FORMS };
  const [only, ...others] = new Set(cards.map((card) => nameKey(card.name)));
  const allowed =
    others.length === 0 ? `${only}.${change}` : `CARD.${change} or, for every card, *.${change}`;
  return { found: 'no card before the field', allowed };
}

/**
 * The indices of the card with this name, or with these whole words in its name. If different cards share the full
 * name, the first one counts.
 */
function placesOf(name: string, cards: readonly Card[]): number[] {
  const slugs = cards.map((card) => nameKey(card.name));
  const known = [...new Set(slugs)].map((slug) => ({ slug }));
  const found = named(name, known);
  const [first, ...others] = found;
  if (first && others.length > 0) throw ambiguous(name, found, []);
  if (!first) {
    throw new BadInput({
      path: [],
      found: shown(name),
      allowed: 'the name of a card in the field, whole words of its name, or * for every card',
      nearest: nearestNames(
        hyphenated(name),
        known.map(({ slug }) => slug),
      ),
    });
  }
  const card = cards[slugs.indexOf(first.slug)];
  return [...cards.keys()].filter((i) => slugs[i] === first.slug && sameData(cards[i], card));
}

function changed(card: Card, { field, how, value }: Change): Card {
  const next =
    field === 'powers' ? powersAfter(card, how, value) : valueAfter(card, field, how, value);
  const schema = z.strictObject({ [field]: field === 'powers' ? z.any() : cardFields()[field] });
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
  if (typeof before !== 'number') {
    const why = before === undefined ? 'which this card does not give' : 'which is not a number';
    throw new BadInput({
      path: [],
      found: `${how} for ${field}, ${why}`,
      allowed: `= instead of ${how}`,
    });
  }
  if (typeof value !== 'number') {
    throw new BadInput({
      path: [],
      found: `${how} for ${shown(value)}`,
      allowed: `a number after ${how}, or = for another value`,
    });
  }
  return how === '+=' ? before + value : before - value;
}

const listOfPowers = once(() =>
  z.array(powerUse(), { error: 'a list of powers, such as [tough]' }),
);

function powersAfter(card: Card, how: Change['how'], value: unknown): readonly PowerUse[] {
  if (how === '-=') return powersWithout(card, hyphenated(String(value)));
  const given = Array.isArray(value) || how === '=' ? value : [value];
  const powers = check(z.strictObject({ powers: listOfPowers() }), { powers: given }).powers;
  if (how === '=') return powers;
  const isGiven = ({ power }: PowerUse) => powers.some((one) => one.power === power);
  return [...card.powers.filter((one) => !isGiven(one)), ...powers];
}

/** The list without the power that has this name or title. If no power matches, the same list is returned. */
function withoutPower(powers: readonly PowerUse[], name: string): readonly PowerUse[] {
  const namesOf = (use: PowerUse) => [hyphenated(use.power), hyphenated(powerTitle(use))];
  const left = powers.filter((use) => !namesOf(use).includes(name));
  return left.length < powers.length ? left : powers;
}

function powersWithout(card: Card, name: string): readonly PowerUse[] {
  const left = withoutPower(card.powers, name);
  if (left !== card.powers) return left;
  const known = card.powers.map((use) => hyphenated(powerTitle(use)));
  throw new BadInput({
    path: [],
    found: shown(name),
    allowed:
      known.length > 0
        ? `a power of ${card.name}: ${listed(known, 'or')}`
        : `no change, because ${card.name} has no powers`,
    nearest: nearest(name, known),
  });
}
