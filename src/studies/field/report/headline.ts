/* The headlines of a field: who is strongest, and what changes to cards do. */

import {
  capitalised,
  counted,
  does,
  grouped,
  inWords,
  isPlural,
  its,
  listed,
  type Named,
  rankCorrelation,
} from '../../../base/index.ts';
import { MAY_AVOID } from '../../../fight/index.ts';
import { withChange } from '../../price/report/changes.ts';
import { leftOutPairs, pairCount, shareOf, shareText } from '../cells.ts';
import { comparedFields, moveOf, type Shift } from '../compared.ts';
import { type Contestant, cardCount } from '../contestant.ts';
import { columnName, type Field, type FieldResult, isSquare, rowName } from '../field.ts';
import { changesText } from '../field-of.ts';
import { EVEN, type Standing, standings } from '../standing.ts';
import { pairsText, whyAbsent } from './left-out.ts';
import { percentagePoints } from './shifts.ts';

/** Who is strongest, in one sentence. */
export function fieldHeadline(field: Field): string {
  const open = leftOutPairs(field).notPlayed.length;
  const all = pairCount(field);
  if (open === all && all > 0) return 'No pair was played, so there is no ranking.';
  const text = withProviso(field, strongestText(field));
  return open === 0
    ? capitalised(text)
    : `With ${grouped(all - open)} of ${pairsText(all)} played: ${text}`;
}

/** Adds a proviso to a ranking with best choices: it assumes that both sides may avoid the fight. */
function withProviso(field: Field, text: string): string {
  const isBest = field.setting.choices === 'best' && standings(field).length > 0;
  return isBest ? `${MAY_AVOID}, ${text}` : text;
}

function strongestText(field: Field): string {
  const ranked = standings(field);
  const best = ranked.filter(({ rank }) => rank === 1);
  const [one, ...ties] = best;
  if (!one) return `${unrankedText(field)}, so there is no ranking.`;
  if (isSquare(field)) {
    if (field.rows.length === 2) return pairHeadline(field);
    return `${bestText(field, best)} on average, the best of ${countOf(field, ranked)}.`;
  }
  const against = cardCount(field.columns);
  if (ranked.length === 1 && ties.length === 0) {
    return `${bestText(field, best)} on average against ${against}.`;
  }
  return `against ${against}, ${bestText(field, best)} on average, the best of ${countOf(field, ranked)}.`;
}

/** "Charos wins 91.3% of its duels" */
function bestText(field: Field, best: readonly Standing[]): string {
  const names = best.map(({ row }) => rowName(field, row));
  const share = shareText(best[0]?.mean ?? 0, 1);
  const only = namedOf(field, best[0]?.row ?? 0);
  if (names.length > MOST_NAMED) return `${names.length} cards each win ${share} of their duels`;
  return names.length > 1
    ? `${listed(names)} each win ${share} of their duels`
    : `${does(only, 'wins')} ${share} of ${its(only)} duels`;
}

/** A card of a field, as sentences name it. */
function namedOf(field: Field, row: number): Named {
  return { name: rowName(field, row), type: field.rows[row]?.side.type };
}

const MOST_NAMED = 3;

function countOf(field: Field, ranked: readonly Standing[]): string {
  const all = cardCount(ranked.flatMap(({ row }) => field.rows[row] ?? []));
  const others = field.rows.length - ranked.length;
  return others > 0
    ? `${all} (${inWords(others)} more ${others === 1 ? 'is' : 'are'} not ranked)`
    : all;
}

/** A sentence that says why no card is ranked. */
function unrankedText(field: Field): string {
  const { unmodelled, endless, tooManyStates } = leftOutPairs(field);
  const reasons = [
    ...(unmodelled.length > 0 ? ['have powers that are not modelled'] : []),
    ...(endless.length > 0 ? ['fight duels that never end'] : []),
    ...(tooManyStates.length > 0 ? ['fight duels with too many states'] : []),
  ];
  return `The cards ${listed(reasons, 'or')}`;
}

function pairHeadline(field: Field): string {
  const share = shareOf(field, 0, 1);
  if (Math.abs(share - 0.5) <= EVEN) {
    return `${rowName(field, 0)} and ${columnName(field, 1)} are even: each wins ${shareText(share, 1)} of the duels.`;
  }
  const [winner, loser] = share > 0.5 ? [0, 1] : [1, 0];
  const one = namedOf(field, winner);
  const wins = isPlural(one) ? 'they win' : 'it wins';
  return `${does(one, 'beats')} ${rowName(field, loser)}: ${wins} ${shareText(Math.max(share, 1 - share), 1)} of the duels.`;
}

/** The maximum number of changed cards that a headline describes one by one. */
const MOST_TOLD = 3;

type WhatIf = NonNullable<FieldResult['whatIf']>;

/**
 * The effect of the changes on the changed cards, in one sentence: "Krug with attack 5 instead of 4 rises from place 7
 * to 3: mean win share 61.2% → 66.0%."
 */
export function whatIfHeadline(before: Field, { changes, field: after }: WhatIf): string {
  const { cards, only, pairs, setting, shifts } = comparedFields(before, after);
  const changed = [...only.a, ...only.b, ...cards.map(({ name }) => name)];
  const given = `With ${changesText(changes)}`;
  if (setting.length > 0) {
    return pairs.length === 0
      ? `${given}, no pair changes.`
      : `${given}${orderText(shifts, before)}.`;
  }
  if (changed.length === 0) return `${given}, no card changes.`;
  const told = changed.map((name) => changedText(name, before, after, shifts));
  const isStill = pairs.length === 0 && only.a.length + only.b.length === 0;
  if (told.length <= MOST_TOLD) {
    return isStill
      ? `${listed(changed.map((name) => withChanges(name, before, after)))}: no pair changes.`
      : `${told.join('; ')}.`;
  }
  const cardsText = `${given}, ${counted(changed.length, 'card')} change`;
  if (isStill) return `${cardsText}, but no pair does.`;
  // Shifts are ordered by size, largest first.
  const [most] = shifts;
  return `${cardsText}${most ? `. The largest change is that ${most.name} ${movedText(most, before)}` : ''}.`;
}

/**
 * The effect on the order: ", the order of the 12 cards is much like the one before (rank correlation 0.97, where 1 is
 * the same order) …"
 */
function orderText(shifts: readonly Shift[], field: Field): string {
  const means = shifts.flatMap(({ before, after }) =>
    before && after ? [[before.mean, after.mean] as const] : [],
  );
  const correlation = rankCorrelation(
    means.map(([mean]) => mean),
    means.map(([, mean]) => mean),
  );
  const [most] = shifts;
  const largest = most ? `the largest change is that ${most.name} ${movedText(most, field)}` : '';
  if (correlation === undefined) return largest && `, ${largest}`;
  const told = largest && `; ${largest}`;
  const order = `, the order of the ${means.length} cards`;
  if (correlation > SAME_ORDER) return `${order} stays the same${told}`;
  const [, like = ''] = LIKENESS.find(([least]) => correlation >= least) ?? [];
  const text = `rank correlation ${correlation.toFixed(2)}; 1 means the same order`;
  return `${order} is ${like} the one before (${text})${told}`;
}

/** Orders with a higher rank correlation count as the same. Rounding can put the correlation of equal orders below 1. */
const SAME_ORDER = 1 - 1e-12;

/** The lowest rank correlation for each degree of similarity. */
const LIKENESS: readonly (readonly [least: number, text: string])[] = [
  [0.9, 'much like'],
  [0.5, 'somewhat like'],
  [-1, 'quite unlike'],
];

/** "Krug with attack 5 instead of 4 rises from place 7 to 3: …" */
function changedText(name: string, before: Field, after: Field, shifts: readonly Shift[]): string {
  const subject = withChanges(name, before, after);
  const why = after.absent.find((one) => one.name === name)?.why;
  if (why !== undefined) return `${subject} cannot take part: ${whyAbsent(why)}`;
  const isRow = (field: Field) => field.rows.some((one) => one.name === name);
  if (!isRow(before) && !isRow(after)) {
    const [most] = shifts;
    if (!most) return `against ${subject}, no card is ranked`;
    const whose = shifts.length > 1 ? `${most.name} changes most: it` : most.name;
    return `Against ${subject}, ${whose} ${movedText(most, before)}`;
  }
  const shift = shifts.find((one) => one.name === name);
  return shift ? `${subject} ${movedText(shift, before)}` : `${subject} is not ranked`;
}

/** "rises from place 7 to 3: mean win share 61.2% → 66.0%" */
function movedText(shift: Shift, field: Field): string {
  const { before, after } = shift;
  if (!after) return 'is no longer ranked';
  if (!before) return `is at place ${after.rank}: mean win share ${shareText(after.mean, 1)}`;
  const move = moveOf(shift) ?? 0;
  const way = after.rank < before.rank ? 'rises' : 'falls';
  const isAlone = !isSquare(field) && standings(field).length === 1;
  const places =
    after.rank === before.rank
      ? `stays at place ${after.rank}`
      : `${way} from place ${before.rank} to ${after.rank}`;
  const shares = [before.mean, after.mean].map((mean) => shareText(mean, 1));
  const [old, now] = shares;
  const size = old === now ? ` (${percentagePoints(move)} percentage points)` : '';
  const means = Math.abs(move) <= EVEN ? `still ${old}` : `${old} → ${now}${size}`;
  return isAlone ? `has a mean win share of ${means}` : `${places}: mean win share ${means}`;
}

/** "Krug with attack 5 instead of 4" */
function withChanges(name: string, before: Field, after: Field): string {
  const [old, now] = [before, after].map((field) => cardIn(field, name));
  return old && now ? `${name} ${withChange(old, now)}` : `${name} with the change`;
}

/** A side without derived values, with its number of copies. */
function cardIn({ rows, columns }: Field, name: string) {
  const one = [...rows, ...columns].find((contestant) => contestant.name === name);
  return one && cardOf(one);
}

function cardOf({ side, copies }: Contestant) {
  const { usual: _, ...card } = side;
  return { ...card, figures: side.figures / copies, ...(copies > 1 && { copies }) };
}
