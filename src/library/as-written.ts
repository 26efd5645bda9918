import { isMapping, ownProperty, sameName } from '../base/index.ts';
import {
  cardNamed,
  libraryOf,
  type PowerUse,
  USUAL_HEIGHT,
  writtenGrants,
  writtenPower,
} from '../cards/index.ts';
import { checkNesting, checkPlain, LONGEST_LIST } from '../experiments/index.ts';

/*
 * Programs pass back cards that the library has returned, unchanged or with other numbers: `{ ...card('krug'), attack:
 * 5 }`. Files write cards differently: `{ tough: 1 }` instead of `{ power: 'tough', number: 1 }`, and without defaults.
 * This module converts cards to the form of files. Converted fields keep their paths, so that mistakes are reported at
 * the right place. Data in neither form stay unchanged; the schemas then reject them.
 */

type Mapping = Readonly<Record<string, unknown>>;

/** The rules under which figures are army cards. */
const RULES = 'c3g';

/**
 * The data of an experiment, with its cards converted to the form of files.
 *
 * @throws BadInput for data that no document can contain
 */
export function experimentAsWritten(document: Mapping): Mapping {
  checkPlain(document);
  if ((document.rules ?? RULES) !== RULES) return document;
  const isNamed = namesIn(document);
  const figure = (value: unknown) => figureAsWritten(value, isNamed);
  const forms: Readonly<Record<string, (value: unknown) => unknown>> = {
    attacker: figure,
    defender: figure,
    figure,
    cards: everyCard,
    powers: powersAsWritten,
    turn: (turn) => each(turn, (one) => (isMapping(one) ? changed(one, { figure }) : one)),
  };
  const values = (field: string, list: unknown) => {
    const form = ownProperty(forms, field.split('.').at(-1) ?? '');
    if (!form) return list;
    return each(list, (one) =>
      isMapping(one) && Object.hasOwn(one, 'label') ? changed(one, { value: form }) : form(one),
    );
  };
  const vary = (fields: unknown) =>
    isMapping(fields)
      ? Object.fromEntries(Object.entries(fields).map(([key, list]) => [key, values(key, list)]))
      : fields;
  const { attacker, defender, cards, turn } = forms;
  return changed(document, { attacker, defender, cards, turn, vary });
}

/**
 * The contents of a file of cards, with each card converted to the form of files. The data are a card or a list of
 * cards, possibly under the key `cards`.
 *
 * @throws BadInput for data that are nested too deep
 */
export function cardsAsWritten(data: unknown): unknown {
  checkNesting(data, { longest: LONGEST_LIST });
  return everyCard(data);
}

function everyCard(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(cardAsWritten);
  return isMapping(data) && Object.hasOwn(data, 'cards')
    ? changed(data, { cards: everyCard })
    : cardAsWritten(data);
}

function cardAsWritten(card: unknown): unknown {
  if (!isMapping(card)) return card;
  const { unstated, height } = card;
  const isUsual = Array.isArray(unstated) && unstated.includes('height') && height === USUAL_HEIGHT;
  const said = Object.entries(card).filter(
    ([key, value]) =>
      !(['unstated', 'assumed'].includes(key) && Array.isArray(value)) &&
      !(key === 'height' && isUsual),
  );
  return changed(Object.fromEntries(said), { powers: powersAsWritten, granted: grantedAsWritten });
}

/**
 * Replaces a figure's card by its name if the name refers to exactly this card; otherwise keeps all fields of the card.
 */
function figureAsWritten(figure: unknown, isNamed: (card: Mapping) => boolean): unknown {
  if (!isMapping(figure)) return figure;
  if (isNamed(figure)) return figure.name;
  const { card, ...rest } = figure;
  if (!isMapping(card)) return cardAsWritten(figure);
  const changes = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  const whole = isNamed(card) ? { card: card.name } : (cardAsWritten(card) as Mapping);
  return { ...whole, ...(cardAsWritten(changes) as Mapping) };
}

/**
 * Returns a function that tells whether a card's name refers to exactly this card in a document. Cards in files are not
 * known at this point.
 */
function namesIn({ cards = [], vary }: Mapping): (card: Mapping) => boolean {
  const ownCards: readonly unknown[] = Array.isArray(cards) ? cards : [cards];
  const isVaried = isMapping(vary) && Object.keys(vary).some((field) => /^cards(\.|$)/.test(field));
  if (isVaried || !ownCards.every(isMapping)) return () => false;
  const library = libraryOf();
  return (card) => {
    const { name } = card;
    if (typeof name !== 'string') return false;
    const meant = ownCards.find((one) => typeof one.name === 'string' && sameName(one.name, name));
    return (meant ?? cardNamed(library, name)) === card;
  };
}

const powersAsWritten = (powers: unknown) =>
  each(powers, (power) => (isUse(power) ? writtenPower(power) : power));

/** Converts the rules that other figures grant to a figure from the library's form to that of files. */
const grantedAsWritten = (granted: unknown) =>
  Array.isArray(granted) && granted.every(isMapping) ? writtenGrants(granted) : granted;

const USE: Readonly<Record<keyof PowerUse, true>> = {
  power: true,
  number: true,
  effects: true,
  modelled: true,
  inBattles: true,
  may: true,
  mayInBattles: true,
  missing: true,
  grants: true,
  note: true,
};

function isUse(power: unknown): power is PowerUse {
  return (
    isMapping(power) &&
    typeof power.power === 'string' &&
    (power.effects === undefined || Array.isArray(power.effects)) &&
    Object.keys(power).every((key) => ownProperty(USE, key))
  );
}

const each = (list: unknown, form: (value: unknown) => unknown) =>
  Array.isArray(list) ? list.map(form) : list;

/** A mapping with some of its fields converted. */
function changed(
  mapping: Mapping,
  forms: Readonly<Record<string, ((value: unknown) => unknown) | undefined>>,
): Mapping {
  return Object.fromEntries(
    Object.entries(mapping).map(([key, value]) => {
      const form = ownProperty(forms, key);
      return [key, form ? form(value) : value];
    }),
  );
}
