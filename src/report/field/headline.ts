import { shareOf } from '../../fields/cells.ts';
import { type Field, isSquare } from '../../fields/field.ts';
import { leftOutPairs, pairCount } from '../../fields/left-out.ts';
import { EVEN, type Standing, standings } from '../../fields/standing.ts';
import { capitalised, inWords, listed } from '../../words/english.ts';
import { grouped } from '../../words/numbers.ts';
import { pairsText } from './left-out.ts';
import { cardCount, columnName, rowName } from './names.ts';
import { shareText } from './share-text.ts';

/** Who is strongest, in one sentence. */
export function fieldHeadline(field: Field): string {
  const open = leftOutPairs(field).notPlayed.length;
  const all = pairCount(field);
  if (open === all && all > 0) return 'No pair was played, so there is no ranking.';
  const text = strongestText(field);
  return open === 0 ? text : `With ${grouped(all - open)} of ${pairsText(all)} played: ${text}`;
}

function strongestText(field: Field): string {
  const ranked = standings(field);
  const best = ranked.filter(({ rank }) => rank === 1);
  const [one, ...ties] = best;
  if (!one) return `${unrankedText(field)}, so there is no ranking.`;
  if (isSquare(field)) {
    if (field.rows.length === 2) return pairHeadline(field);
    return `${bestText(field, best)} on average, the most of ${countOf(field, ranked)}.`;
  }
  const against = cardCount(field.columns);
  if (ranked.length === 1 && ties.length === 0) {
    return `${bestText(field, best)} on average against ${against}.`;
  }
  return `${capitalised(bestText(field, best))} on average against ${against}, the most of ${countOf(field, ranked)}.`;
}

/** "Charos wins 91.3% of its duels" */
function bestText(field: Field, best: readonly Standing[]): string {
  const names = best.map(({ row }) => rowName(field, row));
  const share = shareText(best[0]?.mean ?? 0, 1);
  if (names.length > MOST_NAMED) return `${names.length} cards each win ${share} of their duels`;
  return names.length > 1
    ? `${listed(names)} each win ${share} of their duels`
    : `${names[0]} wins ${share} of its duels`;
}

const MOST_NAMED = 3;

function countOf(field: Field, ranked: readonly Standing[]): string {
  const all = cardCount(ranked.flatMap(({ row }) => field.rows[row] ?? []));
  const others = field.rows.length - ranked.length;
  return others > 0
    ? `${all} (${inWords(others)} more ${others === 1 ? 'is' : 'are'} not ranked)`
    : all;
}

/** Why no card is ranked. */
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
  return `${rowName(field, winner)} beats ${rowName(field, loser)}: it wins ${shareText(Math.max(share, 1 - share), 1)} of the duels.`;
}
