/* Reads one entry in an army list in all possible ways: as a name with copies, points and running totals. */

/** One reading of an entry as a card. */
export interface Item {
  readonly name: string;
  /** The number of copies; 1 if the entry gives no number. May be a fraction or of any size. */
  readonly copies: number;
  /** Whether the entry gives the number of copies. */
  readonly saysCopies: boolean;
  /** Points and running totals, in the order in which the entry gives them. */
  readonly numbers: readonly number[];
  /**
   * A number before the name that is not marked as copies or points. A number below 10 means copies. A higher number
   * means points, unless the card costs a different number of points.
   */
  readonly front?: number;
}

/** An entry that is not a card: the total points of all cards above, or other words. */
export type Remark = { readonly total: number } | { readonly isHeading: boolean };

const UNIT = '(?:pts?\\.?|points?)';
const COPIES = '[x×*]\\s*(-?\\d+(?:\\.\\d+)?)|(-?\\d+(?:\\.\\d+)?)\\s*[x×*]';
const TOTAL = new RegExp(
  `^(?:(?:army|grand|sub|points?)?[ -]?(?:total|sum)s?\\s*[:=-]?\\s*)?=?\\s*(\\d+)(?:\\s*\\/\\s*\\d+)?\\s*${UNIT}?(?:\\s*(?:total|in all))?\\.?$`,
  'i',
);
const SIZE = /^\d+\s*(?:spaces?|hex(?:es)?|figures?|figs?|cards?|units?)\.?$/i;
const HEADING = /^[^\d].*:$/;

/** The remark in an entry; undefined if the entry may be a card. */
export function remarkIn(text: string): Remark | undefined {
  const total = TOTAL.exec(text)?.[1];
  if (total !== undefined) return { total: Number(total) };
  if (SIZE.test(text)) return { isHeading: false };
  return HEADING.test(text) ? { isHeading: true } : undefined;
}

/** Bullets and line numbers: "- ", "• ", "3. ", "3) ". */
const BULLET = /^(?:[-–—*•·‣◦+]\s+|\d{1,2}[.)]\s+)+/u;

const IN_BRACKETS = /\s*[([{]([^()[\]{}]*)[)\]}]\s*/g;
const ONLY_COPIES = new RegExp(`^(?:${COPIES})$`, 'i');
const ONLY_NUMBERS = new RegExp(
  `^[=@]?\\s*\\d+(?:\\s*${UNIT})?(?:\\s*[/|,;:=+-]\\s*\\d+(?:\\s*${UNIT})?)*(?:\\s*(?:each|total))?$`,
  'i',
);

const COPIES_BEHIND = new RegExp(`\\s+(?:${COPIES})$`, 'i');
const COPIES_BEFORE = new RegExp(`^(?:${COPIES})\\s+(?=\\S)`, 'i');
const POINTS_BEHIND = [
  new RegExp(`\\s*[-–—:=@|]\\s*(\\d+(?:\\s*\\/\\s*\\d+)?)(?:\\s*${UNIT})?$`, 'iu'),
  new RegExp(`\\s+(\\d+\\s*\\/\\s*\\d+)(?:\\s*${UNIT})?$`, 'i'),
  new RegExp(`\\s+(\\d+)\\s*${UNIT}$`, 'i'),
];
const POINTS_BEFORE = [
  new RegExp(`^(\\d+(?:\\s*\\/\\s*\\d+)?)(?:\\s*${UNIT})?\\s*[-–—:=|]\\s*(?=\\S)`, 'iu'),
  new RegExp(`^(\\d+\\s*\\/\\s*\\d+)(?:\\s*${UNIT})?\\s+(?=\\S)`, 'i'),
  new RegExp(`^(\\d+)\\s*${UNIT}\\s+(?=\\S)`, 'i'),
];
const NUMBER_BEFORE = /^(\d+)\s+(?=\S)/;
const NUMBER_BEHIND = /\s+(\d{2,4})$/;

/** The fields that have been read from an entry so far, and the rest of the entry's text. */
interface Found {
  rest: string;
  copies: number | undefined;
  numbers: number[];
}

/** The ends at which a reading takes copies from an entry. The end of a name may look like copies, as in Major X17. */
const ENDS = ['neither', 'before', 'both'] as const;

type Ends = (typeof ENDS)[number];

/**
 * All readings of an entry as a card, the most likely first. There can be several because a number at either end may
 * belong to the name, as in Deathwalker 9000.
 */
export function itemsIn(text: string): Item[] {
  const whole = plain(text);
  const withCopies: Found = { rest: whole, copies: undefined, numbers: [] };
  takeCopies(withCopies, 'both');
  const ways: Item[] = [
    { name: whole, copies: 1, saysCopies: false, numbers: [] },
    { name: withCopies.rest, copies: withCopies.copies ?? 1, saysCopies: true, numbers: [] },
    ...ENDS.flatMap((ends) => readingsOf(whole, ends)),
  ];
  const known = new Set<string>();
  return ways.filter(({ name, front = '' }) => {
    const key = `${front} ${name}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew && /\p{L}/u.test(name);
  });
}

/** The readings of an entry without its brackets and points, and without the copies at these ends. */
function readingsOf(whole: string, ends: Ends): Item[] {
  const found: Found = { rest: whole, copies: undefined, numbers: [] };
  takeBrackets(found);
  takeEnds(found, ends);
  const { rest, copies, numbers } = found;
  const item = (name: string, more: Partial<Item> = {}): Item => ({
    name: plain(name),
    copies: copies ?? 1,
    saysCopies: copies !== undefined,
    numbers,
    ...more,
  });
  const before = NUMBER_BEFORE.exec(rest);
  const behind = NUMBER_BEHIND.exec(rest);
  return [
    item(rest),
    ...(before ? [item(rest.slice(before[0].length), { front: Number(before[1]) })] : []),
    ...(behind
      ? [item(rest.slice(0, behind.index), { numbers: [...numbers, Number(behind[1])] })]
      : []),
  ];
}

/** The text without bullets, surrounding quotation marks and trailing punctuation. */
function plain(text: string): string {
  return text
    .trim()
    .replace(BULLET, '')
    .replace(/^["“”]\s*(.*?)\s*["“”]$/u, '$1')
    .replace(/[\s.:=|–—-]+$/u, '')
    .trim();
}

/** Moves copies, points and sizes out of brackets anywhere in the text. Other brackets belong to the name. */
function takeBrackets(found: Found): void {
  found.rest = found.rest.replace(IN_BRACKETS, (bracket: string, inner: string) => {
    const content = inner.trim();
    const copies = copiesIn(ONLY_COPIES.exec(content));
    if (copies !== undefined && found.copies === undefined) {
      found.copies = copies;
      return ' ';
    }
    if (ONLY_NUMBERS.test(content)) {
      found.numbers.push(...numbersIn(content));
      return ' ';
    }
    return SIZE.test(content) ? ' ' : bracket;
  });
  found.rest = plain(found.rest);
}

function takeEnds(found: Found, ends: Ends): void {
  for (const [patterns, isFront] of [
    [POINTS_BEHIND, false],
    [POINTS_BEFORE, true],
  ] as const) {
    takeCopies(found, ends);
    const match = patterns.map((pattern) => pattern.exec(found.rest)).find(Boolean);
    if (!match) continue;
    const rest = isFront
      ? found.rest.slice(match[0].length)
      : found.rest.slice(0, match.index).trimEnd();
    // Text without letters is not a name.
    if (!/\p{L}/u.test(rest)) continue;
    const numbers = numbersIn(match[1] as string);
    found.numbers = isFront ? [...numbers, ...found.numbers] : [...found.numbers, ...numbers];
    found.rest = rest;
    takeCopies(found, ends);
  }
}

function takeCopies(found: Found, ends: Ends): void {
  if (found.copies !== undefined || ends === 'neither') return;
  const behind = ends === 'both' ? COPIES_BEHIND.exec(found.rest) : null;
  if (behind) {
    found.copies = copiesIn(behind);
    found.rest = found.rest.slice(0, behind.index);
    return;
  }
  const before = COPIES_BEFORE.exec(found.rest);
  if (!before) return;
  found.copies = copiesIn(before);
  found.rest = found.rest.slice(before[0].length);
}

function copiesIn(match: RegExpExecArray | null): number | undefined {
  const digits = match?.[1] ?? match?.[2];
  return digits === undefined ? undefined : Number(digits);
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}
