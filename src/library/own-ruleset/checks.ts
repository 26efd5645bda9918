import { cellsOf } from '../../dice/cells.ts';
import type { Outcome } from '../../rules/measure.ts';
import { rulesets } from '../../rules/registry/rulesets.ts';
import { commonKeys } from '../../scenarios/schema.ts';
import { MOST_CELLS } from '../../simulate/kernels/program.ts';
import { grouped } from '../../words/numbers.ts';
import { own } from '../../words/own.ts';
import { BadInput, type Problem, shown } from '../../words/problem.ts';
import type { OwnDie, OwnMeasure, OwnOutcome, OwnPool, OwnRuleset } from '../types/ruleset.ts';
import { poolThrown } from './dice.ts';
import { placeOf } from './texts.ts';

const MOST_DICE = 100;
const MOST_SIDES = 1000;
const MOST_TEXT = 120;

/** What a name may look like, and how messages say so. */
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const NAME_FORM = 'lower-case letters, digits and hyphens, from a letter on, up to 40';
const KEY = /^[a-zA-Z][a-zA-Z0-9]{0,39}$/;
const KEY_FORM = 'a letter, then letters and digits, up to 40';
const SYMBOL = /^[\p{L}\p{N}][\p{L}\p{N} '+-]{0,39}$/u;
const SYMBOL_FORM =
  "letters, digits, blanks and the signs ' + -, up to 40, from a letter or digit on";
const VALUE = /^[^"\s\p{Control}][^"\p{Control}]{0,59}$/u;
const VALUE_FORM = 'text of 1 to 60 characters without quotation marks';

/** Words of questions, which no measure can be named by. */
const NO_MEASURES = ['and', 'or', 'not', 'is'];

/** Raw outcomes of one pool, which are all looked at beforehand. */
const MOST_OF_POOL = 2 ** 20;

/** The largest value that results are read back with. */
const MOST_COUNTED = 1e9;

type Path = Problem['path'];

/** Everything in which rules are not what `OwnRuleset` says, but for what their functions do. */
export function mistakesInRules<S extends object>(given: OwnRuleset<S>): Problem[] {
  const { name, title, keys, measures, subject, trial = [] } = given;
  const place = placeOf(given);
  const taken = [...commonKeys(), ...rulesets().flatMap(({ toldBy }) => toldBy ?? [])];
  const names = measures.map((measure) => measure.name);
  const texts: [Path, string | undefined][] = [
    [['title'], title],
    [['subject'], subject],
    ...trial.map((text, i): [Path, string] => [['trial', i], text]),
    ...Object.entries(keys).map(([key, text]): [Path, string] => [['keys', key], text]),
  ];
  return [
    ...(NAME.test(name) ? [] : [{ path: ['name'], found: shown(name), allowed: NAME_FORM }]),
    ...texts.flatMap(([path, text]) => (text === undefined ? [] : mistakeInText(path, text))),
    ...Object.keys(keys).flatMap((key) => {
      const path = ['keys', key];
      if (!KEY.test(key)) return [{ path, found: shown(key), allowed: KEY_FORM }];
      const allowed = `a key other than ${taken.join(', ')}`;
      return taken.includes(key) ? [{ path, found: shown(key), allowed }] : [];
    }),
    ...(names.length > 0 ? [] : [{ path: ['measures'], found: 'none', allowed: 'at least one' }]),
    ...measures.flatMap((measure, i) => {
      const isSecond = names.indexOf(measure.name) < i;
      const found = `${shown(measure.name)} twice`;
      return [
        ...mistakesInMeasure(measure, ['measures', i]),
        ...(isSecond ? [{ path: ['measures', i, 'name'], found, allowed: 'every name once' }] : []),
      ];
    }),
  ].map((problem) => ({ ...problem, place }));
}

function mistakesInMeasure({ name, title, kind, values, phrase }: OwnMeasure, at: Path): Problem[] {
  const isName = kind === 'name';
  const needsNo = phrase !== undefined && kind !== 'count' && phrase.no === undefined;
  const path = (key: string) => [...at, key];
  return [
    ...(KEY.test(name) && !NO_MEASURES.includes(name.toLowerCase())
      ? []
      : [
          {
            path: path('name'),
            found: shown(name),
            allowed: `${KEY_FORM}; not ${NO_MEASURES.join(', ')}`,
          },
        ]),
    ...mistakeInText(path('title'), title),
    ...(['count', 'flag', 'name'].includes(kind)
      ? []
      : [{ path: path('kind'), found: shown(kind), allowed: 'count, flag or name' }]),
    ...(isName && !values?.length
      ? [{ path: path('values'), found: shown(values), allowed: 'all names that there are' }]
      : []),
    ...(!isName && values
      ? [{ path: path('values'), found: shown(values), allowed: 'no values, since it is no name' }]
      : []),
    ...(values ?? []).flatMap((value, i) =>
      VALUE.test(value)
        ? []
        : [{ path: [...at, 'values', i], found: shown(value), allowed: VALUE_FORM }],
    ),
    ...(needsNo
      ? [{ path: [...at, 'phrase', 'no'], found: 'nothing', allowed: 'the contrary of `yes`' }]
      : []),
  ];
}

function mistakeInText(path: Path, text: string): Problem[] {
  const isText = typeof text === 'string' && text.trim() !== '' && text.length <= MOST_TEXT;
  const allowed = `text of 1 to ${MOST_TEXT} characters`;
  return isText ? [] : [{ path, found: shown(text), allowed }];
}

/** Everything that is wrong with the dice of an attack. */
export function mistakesInDice<S extends object>(
  given: OwnRuleset<S>,
  pools: readonly OwnPool[],
): Problem[] {
  const names = pools.map(({ name }) => name);
  const problems = [
    ...(pools.length > 0 ? [] : [{ path: ['dice'], found: 'none', allowed: 'at least one pool' }]),
    ...pools.flatMap((pool, i) => {
      const isSecond = names.indexOf(pool.name) < i;
      const found = `${shown(pool.name)} twice`;
      return [
        ...mistakesInPool(pool, ['dice', i]),
        ...(isSecond ? [{ path: ['dice', i, 'name'], found, allowed: 'every name once' }] : []),
      ];
    }),
  ];
  const all = problems.length > 0 ? problems : tooManyOutcomes(pools);
  return all.map((problem) => ({ ...problem, place: placeOf(given) }));
}

function mistakesInPool({ name, count, die }: OwnPool, at: Path): Problem[] {
  return [
    ...(SYMBOL.test(name)
      ? []
      : [{ path: [...at, 'name'], found: shown(name), allowed: SYMBOL_FORM }]),
    ...mistakeInNumber([...at, 'count'], count, 0, MOST_DICE),
    ...(typeof die === 'number'
      ? mistakeInNumber([...at, 'die'], die, 2, MOST_SIDES)
      : mistakesInDie(die, [...at, 'die'])),
  ];
}

function mistakesInDie({ name, faces }: OwnDie, at: Path): Problem[] {
  const isSound = faces.length >= 1 && faces.length <= MOST_SIDES;
  const allowed = `from 1 to ${MOST_SIDES}`;
  const first = new Map<string, string>();
  return [
    ...mistakeInText([...at, 'name'], name),
    ...(isSound ? [] : [{ path: [...at, 'faces'], found: `${faces.length} faces`, allowed }]),
    ...faces.flatMap((face, i) => {
      const path = [...at, 'faces', i];
      const text = JSON.stringify(Object.entries(face.symbols).sort());
      const known = first.get(face.name) ?? text;
      first.set(face.name, known);
      return [
        ...mistakeInText([...path, 'name'], face.name),
        ...(known === text
          ? []
          : [{ path, found: `other symbols on ${shown(face.name)}`, allowed: 'the same on all' }]),
        ...Object.entries(face.symbols).flatMap(([symbol, times]) => [
          ...mistakeInNumber([...path, 'symbols', symbol], times, 0, MOST_SIDES),
          ...(SYMBOL.test(symbol)
            ? []
            : [{ path: [...path, 'symbols'], found: shown(symbol), allowed: SYMBOL_FORM }]),
        ]),
      ];
    }),
  ];
}

function mistakeInNumber(path: Path, n: number, least: number, most: number): Problem[] {
  const isSound = Number.isInteger(n) && n >= least && n <= most;
  const allowed = `a whole number from ${least} to ${most}`;
  return isSound ? [] : [{ path, found: shown(n), allowed }];
}

/** As many as a simulation can count: what no tally can hold is not weighed either. */
function tooManyOutcomes(pools: readonly OwnPool[]): Problem[] {
  const thrown = pools.map(poolThrown);
  const { size } = cellsOf(thrown);
  const largest = Math.max(...thrown.map((pool) => cellsOf([pool]).size));
  if (size <= MOST_CELLS && largest <= MOST_OF_POOL) return [];
  const allowed = `up to ${grouped(MOST_CELLS)}, of one pool up to ${grouped(MOST_OF_POOL)}: fewer dice, or fewer symbols on them`;
  const found = size < 1e15 ? grouped(size) : size.toPrecision(2);
  return [{ path: ['dice'], found: `${found} raw outcomes`, allowed }];
}

/**
 * What `resolve` gave, as results hold it.
 *
 * @throws BadInput for a measure that is missing, or no value of its kind
 */
export function outcomeOf<S extends object>(given: OwnRuleset<S>, outcome: OwnOutcome): Outcome {
  if (typeof outcome !== 'object' || outcome === null) {
    const allowed = `a mapping from measures to what they come to: ${given.measures.map(({ name }) => name).join(', ')}`;
    throw new BadInput({
      path: ['resolve'],
      place: placeOf(given),
      found: shown(outcome),
      allowed,
    });
  }
  const checked: Record<string, number | string> = {};
  for (const { name, kind, values = [] } of given.measures) {
    const found = own(outcome, name);
    const value = typeof found === 'boolean' ? Number(found) : found;
    const isSound =
      kind === 'name'
        ? typeof value === 'string' && values.includes(value)
        : Number.isInteger(value) &&
          Number(value) >= 0 &&
          Number(value) <= (kind === 'count' ? MOST_COUNTED : 1);
    if (value === undefined || !isSound) {
      const allowed =
        kind === 'name'
          ? `one of ${values.join(', ')}`
          : kind === 'flag'
            ? 'true or false, or 1 or 0'
            : `a whole number from 0 to ${MOST_COUNTED}`;
      const path = ['resolve', name];
      throw new BadInput({ path, place: placeOf(given), found: shown(found), allowed });
    }
    checked[name] = value;
  }
  return checked;
}
