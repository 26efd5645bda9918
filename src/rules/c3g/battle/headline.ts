import { capitalised } from '../../../words/english.ts';
import { does, inSentence } from '../../../words/named.ts';
import { spokenMean, spokenShare } from '../../../words/numbers.ts';
import { clauseWithOdds } from '../../both-named.ts';
import type { Answered, Figures, Told } from '../../plan.ts';
import { asNamed } from './measures.ts';
import { DRAW } from './model.ts';
import type { BattleScenario } from './scenario.ts';

/** What is rarer than this is not worth a sentence. */
const LEAST_TOLD = 0.0005;

/** States the answer with its interval, who wins unless that is the answer, and how many rounds it takes. */
export function battleHeadline(
  { sides, board }: BattleScenario,
  { clause, told, measures, isAsked }: Answered,
  figures: Figures,
): string {
  const [one, other] = sides;
  const isWinner = !isAsked || (measures.length === 1 && measures[0] === 'winner');
  const where = board.name === undefined ? '' : ` on ${board.name}`;
  const rounds = `in ${spokenMean(figures.mean('rounds'))} rounds on average`;
  const against = clause.includes(other.name) ? '' : ` against ${inSentence(other.name)}`;
  const wins = does(asNamed(one), 'wins');
  const answer = isWinner
    ? `${clause} ${sampledText(told)}${against}${where}, ${rounds}.`
    : `${clauseWithOdds(clause, told)}. ${wins} ${sampledText(figures.told('winner', one.name))}${against}${where}, ${rounds}.`;
  return [answer, pointsText(figures), drawsText(figures)]
    .filter(Boolean)
    .map(capitalised)
    .join(' ');
}

/** "Points decide 1.2% of them, after the last round." */
function pointsText(figures: Figures): string {
  const share = figures.chance('byPoints', 1);
  return share < LEAST_TOLD
    ? ''
    : `points decide ${spokenShare(share)} of them, after the last round.`;
}

function drawsText(figures: Figures): string {
  const draws = figures.chance('winner', DRAW);
  return draws < LEAST_TOLD ? '' : `${spokenShare(draws)} are draws.`;
}

/** "57.3% (56.3–58.3%) of 10,000 battles" */
function sampledText({ share, often, sampled }: Told): string {
  if (!sampled) return often;
  const { low, high, of } = sampled;
  const interval = `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}%`;
  return `${share} (${interval}) of ${of}`;
}
