/* The sentences that sum up a duel, above its report. */

import { capitalised, counted, does, inSentence, slug, spokenShare } from '../../base/index.ts';
import {
  type Answered,
  bothNamed,
  castOf,
  clauseWithOdds,
  type Figures,
} from '../../rules/index.ts';
import type { FightSide } from '../side.ts';
import { UNDECIDED } from './measures.ts';
import type { DuelScenario, First } from './scenario.ts';

/** Added to the odds of a duel with `choices: best`. */
export const MAY_AVOID = 'if both sides may avoid the fight';

/** The smallest share of duels without a winner that a sentence mentions. */
export const LEAST_TOLD = 0.0005;

/** The probability that a side wins, given which side has the first turn. */
export type ByFirst = Readonly<Record<Exclude<First, 'toss'>, number>>;

/** States the answer, who wins (unless that is the answer), and how many turns the duel takes. */
export function duelHeadline(
  { attacker, defender, first, choices, mostTurns }: DuelScenario,
  byFirst: ByFirst,
  { clause, told, measures }: Answered,
  figures: Figures,
): string {
  const isWinner = measures.length === 1 && measures[0] === 'winner';
  const wins = isWinner
    ? ''
    : ` ${capitalised(clauseWithOdds(does(attacker, 'wins'), figures.told('winner', attacker.name)))}.`;
  const either =
    first === 'toss' &&
    !told.isNever &&
    !told.isAlways &&
    clause === inSentence(does(attacker, 'wins'))
      ? ` (${spokenShare(byFirst.attacker)} going first, ${spokenShare(byFirst.defender)} going second)`
      : '';
  const proviso = choices === 'best' ? ` ${MAY_AVOID}` : '';
  const answer = bothNamed(
    `${clauseWithOdds(clause, told)}${proviso}${either}.${wins}`,
    castOf(attacker, defender),
    `${inSentence(attacker.name)} and ${inSentence(defender.name)} fight`,
  );
  const both = bothDestroyed(attacker, defender, figures);
  const answers = [capitalised(answer), bothText(both)];
  const undecided = figures.chance('winner', UNDECIDED) - both;
  if (mostTurns && undecided >= LEAST_TOLD) {
    const after = `after ${counted(mostTurns, 'turn')}`;
    const text = `In ${spokenShare(undecided)} of the duels, neither side has won ${after}.`;
    return [...answers, text].filter(Boolean).join(' ');
  }
  const endless = choices === 'best' && !mostTurns ? undecided : 0;
  // If some duels never end, turns are counted only until play stops, so no length is given.
  const length = endless < LEAST_TOLD ? lengthText(figures) : '';
  return [...answers, endlessText(endless), length].filter(Boolean).join(' ');
}

/** The share of duels in which both sides are destroyed at the same time, so that neither wins. */
function bothDestroyed(attacker: FightSide, defender: FightSide, { chance }: Figures): number {
  return chance(`lifeLeft:${slug(attacker.name)}`, 0) - chance('winner', defender.name);
}

/** "In 12.3% of the duels, both sides are destroyed at once." */
function bothText(both: number): string {
  return both < LEAST_TOLD
    ? ''
    : `In ${spokenShare(both)} of the duels, both sides are destroyed at once.`;
}

/** "In 12.3% of the duels, the sides stay apart forever and neither wins." */
function endlessText(endless: number): string {
  return endless < LEAST_TOLD
    ? ''
    : `In ${spokenShare(endless)} of the duels, the sides stay apart forever and neither wins.`;
}

/** "Half of the duels end within 7 turns, 90% within 11." */
function lengthText({ within }: Figures): string {
  const [half, most] = [within('turns', 0.5), within('turns', 0.9)];
  const turns = (n: number) => `${n} ${n === 1 ? 'turn' : 'turns'}`;
  return half === most
    ? `90% of duels end within ${turns(most)}.`
    : `Half of the duels end within ${turns(half)}, 90% within ${most}.`;
}
