import { capitalised } from '../../../words/english.ts';
import { decimal, percent } from '../../../words/numbers.ts';
import { bothNamed } from '../../both-named.ts';
import type { Answered, Figures } from '../../plan.ts';
import type { DuelScenario, First } from './scenario.ts';

/** The probability that a side wins, by who has the first turn. */
export type ByFirst = Readonly<Record<Exclude<First, 'toss'>, number>>;

/** States the answer, who wins unless that is the answer, and the mean number of turns. */
export function duelHeadline(
  { attacker, defender, first }: DuelScenario,
  byFirst: ByFirst,
  { clause, told, measures }: Answered,
  figures: Figures,
): string {
  const turns = decimal(figures.mean('turns'), 1);
  const isWinner = measures.length === 1 && measures[0] === 'winner';
  const wins = isWinner
    ? ''
    : ` ${attacker.name} wins ${figures.told('winner', attacker.name).often}.`;
  const either =
    first === 'toss' && clause === `${attacker.name} wins`
      ? ` (${percent(byFirst.attacker, 1)} going first, ${percent(byFirst.defender, 1)} going second)`
      : '';
  const answer = bothNamed(
    `${clause} ${told.often}${either}.${wins}`,
    { attacker: attacker.name, defender: defender.name },
    `${attacker.name} and ${defender.name} fight`,
  );
  return `${capitalised(answer)} A duel takes ${turns} turns on average.`;
}
