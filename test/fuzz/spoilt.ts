import fc from 'fast-check';
import { UNKNOWN_KEYS } from './names.ts';
import type { Document } from './valid.ts';

/** A document that was valid before one mistake was made in it. */
export interface Spoilt {
  readonly what: string;
  readonly document: Document;
}

type Path = readonly (string | number)[];

/** One change, which makes any valid document invalid. */
interface Change {
  readonly at: Path;
  readonly to: unknown;
}

/** Makes one of the many mistakes that a person or a program may make in a valid document. */
export function spoiltFrom(document: Document): fc.Arbitrary<Spoilt> {
  // Fields that are varied are not read at their own place.
  const varied = Object.keys((document.vary as object | undefined) ?? {});
  const changes = [
    ...wholeChanges(document),
    ...changesAt(document, []).filter(({ at }) => !varied.includes(at.join('.'))),
  ];
  return fc.constantFrom(...changes).map(({ at, to }) => ({
    what: `${at.join('.')} = ${JSON.stringify(to)?.slice(0, 100)}`,
    document: changed(document, at, to) as Document,
  }));
}

const GONE = Symbol('gone');
const MANY = Array.from({ length: 1000 }, (_, i) => i);

/** Changes of fields that every experiment has, or of several fields that contradict one another. */
function wholeChanges({ board, rulings = {}, name: _, ...others }: Document): Change[] {
  const to = (key: string, ...values: unknown[]) => values.map((to): Change => ({ at: [key], to }));
  const varied = Object.keys((others.vary as object | undefined) ?? {});
  /** Whether everything that a figure needs is varied, so that the figure itself may be missing. */
  const isVariedWhole = (side: string) =>
    [`${side}.name`, side === 'attacker' ? 'attacker.attack' : 'defender.defense'].every((field) =>
      varied.includes(field),
    );
  const vary = (...values: object[]) => to('vary', ...values);
  return [
    ...['name', 'attacker', 'defender']
      .filter((key) => !isVariedWhole(key))
      .map((key): Change => ({ at: [key], to: GONE })),
    ...to('name', '', ' ', 5, null, ['x'], 'x'.repeat(121), { name: 'x' }),
    ...to('description', '', 5, 'x'.repeat(2001)),
    ...to('rules', 'C3G', 'heroscape', null, 3, '__proto__', 'constructor'),
    ...to('seed', '', true, [], {}, 'x'.repeat(201), Number.NaN, Number.POSITIVE_INFINITY),
    ...to('trials', 0, -1, 1.5, '10X', 1e16, '1e400', '', 'ten', null, [10], Number.NaN, '1e-3'),
    ...to('precision', 0, -0.1, 0.51, '0.1', null, Number.NaN, 1e-8),
    ...('trials' in others ? to('precision', 0.1) : []),
    ...('precision' in others ? to('trials', 10) : []),
    ...to('measures', [], ['nonsense'], 'displaced', [1], ['__proto__'], { displaced: true }, null),
    ...to(
      'cards',
      'x',
      ['nowhere.yaml'],
      ['.'],
      ['../../../../etc/passwd'],
      ['/dev/zero'],
      [{}],
      [5],
    ),
    ...to('rulings', [], 'all', { ...(rulings as object), glyphsblock: true }, { toString: true }),
    ...to('fight', 'dual', 'Duel', 5, null, '__proto__'),
    ...('fight' in others
      ? [...to('goal', 'spaces'), ...to('first', 'nobody', 5), ...to('mostTurns', 0, 1e9, '5')]
      : to('first', 'attacker')),
    ...to('goal', 'win', 5, null),
    ...to('direction', 'up', 'n', 5, null),
    ...(board ? [] : to('direction', 'E')),
    ...(board ? to('heightAdvantage', 'attacker', 'neither') : to('heightAdvantage', 'both', true)),
    ...to('board', 'flat', [], null, {}, 5, { terrain: '1 1' }),
    ...to('attacker', 'nobody in particular', 5, [], null, '__proto__', 'constructor'),
    ...to('defender', 'nobody in particular', 5, [], null, { card: 'constructor' }),
    ...['attacker', 'defender'].flatMap((side) => (isVariedWhole(side) ? [] : to(side, {}))),
    ...vary({ name: ['x'] }, { seed: [1] }, { 'attacker.atack': [1] }, { '': [1] }, { '.': [1] }),
    ...vary({ 'attacker.attack': [] }, { 'attacker.attack': 5 }, { 'attacker.name': ['a', 'a'] }),
    ...vary({ 'attacker.name': [{ label: 'x' }] }, { 'attacker.name': [{ label: 5, value: 'x' }] }),
    ...vary({ 'attacker.name.x': [1] }, { '__proto__.x': [1] }, { 'constructor.prototype.x': [1] }),
    ...vary({ ['__proto__']: [1] }, { vary: [{}] }, { 'attacker.name': [[], {}] }, ['x']),
    ...vary({ 'attacker.attack': MANY, 'attacker.name': MANY, 'defender.name': MANY }),
  ];
}

/** Changes of a value and of everything in it, except varied fields. */
function changesAt(value: unknown, path: Path): Change[] {
  const key = path.at(-1);
  if (key === 'vary' || key === 'seed' || key === 'trials' || key === 'precision') return [];
  const own = path.length === 0 ? [] : wrongFor(value, path).map((to) => ({ at: path, to }));
  if (Array.isArray(value))
    return [...own, ...value.flatMap((item, i) => changesAt(item, [...path, i]))];
  if (typeof value !== 'object' || value === null) return own;
  const misspelt = Object.keys(value).flatMap((known) => [
    `${known}x`,
    known.toUpperCase(),
    ` ${known}`,
  ]);
  return [
    ...own,
    ...[...UNKNOWN_KEYS, ...misspelt].map((unknown): Change => ({ at: [...path, unknown], to: 1 })),
    ...Object.entries(value).flatMap(([name, inner]) => changesAt(inner, [...path, name])),
  ];
}

/** Keys whose value may be any text. */
const FREE = new Set<unknown>([
  'name',
  'description',
  'terrain',
  'figure',
  'object',
  'obstacle',
  'glyph',
  'power',
  'character',
]);

/** Invalid values for a place that holds a valid one. */
function wrongFor(value: unknown, path: Path): unknown[] {
  switch (typeof value) {
    case 'number':
      return [
        -1,
        value + 0.5,
        1e9,
        -1e300,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        `${value}`,
        'x',
        true,
        null,
        [value],
        {},
      ];
    case 'boolean':
      return ['yes', 1, 0, null, [], {}];
    case 'string':
      return [
        '',
        '  ',
        5,
        true,
        null,
        {},
        [],
        ...(FREE.has(path.at(-1)) ? [] : [`${value}x`, value.toUpperCase()]),
      ];
    default:
      return Array.isArray(value) ? ['x', 5, true, null, {}] : ['x', 5, true, null, [], [value]];
  }
}

/** A copy in which the value at one place is replaced. Keys such as `__proto__` become the copy's own properties. */
function changed(value: unknown, [key, ...deeper]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((item, i) => (i === key ? changed(item, deeper, to) : item));
  const inner = changed((value as Document)[key], deeper, to);
  const others = Object.entries(value as Document).filter(([name]) => name !== key);
  return Object.fromEntries(inner === GONE ? others : [...others, [key, inner]]);
}
