import { capitalised, does, inSentence, spokenMean, spokenShare } from '../base/index.ts';
import { type Answered, clauseWithOdds, type Figures, type Told } from '../rules/index.ts';
import { asNamed } from './measures.ts';
import { DRAW } from './model.ts';
import type { BattleScenario } from './scenario.ts';

/** What is rarer than this is not worth a sentence. */
const LEAST_TOLD = 0.0005;

/** States the answer with its interval, who wins unless that is the answer, and how many rounds it takes. */
export function battleHeadline(
  { sides, board, ends }: BattleScenario,
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
  return [answer, endsText(ends, figures), pointsText(figures), drawsText(figures)]
    .filter(Boolean)
    .map(capitalised)
    .join(' ');
}

/** "Whoever begins in start area a wins 52.1% (49.0–55.2%) of 1,000 battles, in start area c 47.9% (44.8–51.0%)." */
function endsText(ends: BattleScenario['ends'], figures: Figures): string {
  const [one, other] = (ends ?? []).map((end) => ({ end, told: figures.told('winningEnd', end) }));
  return one && other
    ? `whoever begins in start area ${one.end} wins ${sampledText(one.told)}, in start area ${other.end} ${intervalText(other.told)}.`
    : '';
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
function sampledText(told: Told): string {
  return told.sampled ? `${intervalText(told)} of ${told.sampled.of}` : told.often;
}

/** "57.3% (56.3–58.3%)" */
function intervalText({ share, often, sampled }: Told): string {
  if (!sampled) return often;
  const { low, high } = sampled;
  return `${share} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}%)`;
}
