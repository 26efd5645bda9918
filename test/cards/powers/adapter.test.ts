import { expect, test } from 'vitest';
import { shippedCard, shippedCards } from '../../../src/cards/collections.ts';
import { rulesOfLine } from '../../../src/cards/powers/adapter/index.ts';
import { lineText } from '../../../src/cards/powers/describe.ts';
import type { EffectLine } from '../../../src/cards/powers/effect-line.ts';
import { EFFECTS, effectLines } from '../../../src/cards/powers/effects/index.ts';
import { dealt } from '../../cases.ts';

/*
 * Rules preserve everything that lines say: any change or omission in a line of the collections changes its rules and
 * its sentence. Changed lines that cards could not contain are skipped.
 */

type Data = unknown;

const isFields = (data: Data): data is Record<string, Data> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Every line of the collections once, and the examples of all effects. */
const LINES: readonly EffectLine[] = [
  ...new Map(
    [
      ...shippedCards()
        .map(shippedCard)
        .flatMap(({ powers }) =>
          powers.flatMap(({ effects = [], grants = [] }) => [...effects, ...grants]),
        ),
      ...EFFECTS.flatMap(({ example, otherExample }) => [example, otherExample ?? example]),
    ].map((line) => [JSON.stringify(line), line]),
  ).values(),
];

/** For each field, all words that occur in it, to replace a word by another valid one. */
const WORDS = new Map<string, Set<string>>();

function noteWords(data: Data, field: string): void {
  if (typeof data === 'string') WORDS.set(field, (WORDS.get(field) ?? new Set()).add(data));
  if (Array.isArray(data)) for (const one of data) noteWords(one, field);
  if (isFields(data)) for (const [name, one] of Object.entries(data)) noteWords(one, name);
}

for (const line of LINES) noteWords(line, '');

interface Change {
  readonly path: string;
  readonly data: Data;
}

/** The data with one number, word or field changed or left out, in every possible way. */
function* changesOf(data: Data, path: string, field: string): Generator<Change> {
  if (typeof data === 'number') yield { path, data: data + 1 };
  if (typeof data === 'string')
    for (const word of [...(WORDS.get(field) ?? [])].slice(0, 8).concat(`${data}x`))
      if (word !== data) yield { path, data: word };
  if (Array.isArray(data))
    for (const [i, one] of data.entries()) {
      yield { path: `${path}[-]`, data: data.toSpliced(i, 1) };
      for (const change of changesOf(one, `${path}[]`, field))
        yield { ...change, data: data.with(i, change.data) };
    }
  if (isFields(data))
    for (const [name, one] of Object.entries(data)) {
      const { [name]: _, ...others } = data;
      yield { path: `${path}.-${name}`, data: others };
      for (const change of changesOf(one, `${path}.${name}`, name))
        yield { ...change, data: { ...data, [name]: change.data } };
    }
}

/**
 * The line in equivalent words: an effect that acts only in normal attacks need not say so, and one figure is at
 * least one.
 */
const SAME = (line: EffectLine): string =>
  JSON.stringify(line)
    .replace(/"normalAttack",?|"count":1,?/g, '')
    .replace(/,(?=[\]}])/g, '')
    .replace(/,?"when":\[\],?/g, '');

const rulesText = (line: EffectLine) => JSON.stringify(rulesOfLine(line));

/**
 * Facts that sentences leave out because the card's name implies them: that a hero is the figure itself, or how many
 * dice "all" are.
 */
const UNSPOKEN =
  /^\.bonding\.-own$|^\.gives\.-(self|all)$|^\.healsFriend\.-self$|^\.attackDice\.\d+$|\.type\[\]$/;

test.each(EFFECTS.map(({ name }) => name))('rules and sentences say all that %s says', (effect) => {
  const dropped: string[] = [];
  const lines = LINES.filter((one) => one[effect] !== undefined);
  for (const line of dealt(lines, 'quick')) {
    const [rules, text] = [rulesText(line), lineText(line)];
    for (const { path, data } of changesOf(line, '', '')) {
      const other = effectLines().safeParse([data]).data?.[0];
      if (!other || SAME(other) === SAME(line)) continue;
      if (rulesText(other) === rules) dropped.push(`rule: ${path} of ${JSON.stringify(line)}`);
      if (lineText(other) === text && !UNSPOKEN.test(path))
        dropped.push(`sentence: ${path} of ${JSON.stringify(line)}`);
    }
  }
  expect(dropped).toEqual([]);
});

/** Every word and number in some data, field names included. */
function partsIn(data: Data): string[] {
  if (Array.isArray(data)) return data.flatMap(partsIn);
  if (isFields(data)) return Object.entries(data).flatMap(([name, one]) => [name, ...partsIn(one)]);
  return [String(data)];
}

test('rules invent no numbers: each is in the line, or says 1, once or all', () => {
  const invented = LINES.flatMap((line) => {
    const known = new Set(partsIn(line));
    return partsIn(rulesOfLine(line)).filter(
      (part) =>
        /^-?\d+$/.test(part) &&
        !known.has(part) &&
        !known.has(String(Number(part) + 1)) &&
        !['0', '1', '-50'].includes(part),
    );
  });
  expect(invented).toEqual([]);
});
