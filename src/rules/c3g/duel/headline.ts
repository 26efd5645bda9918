import { capitalised } from '../../../words/english.ts';
import { does, inSentence } from '../../../words/named.ts';
import { spokenShare } from '../../../words/numbers.ts';
import { bothNamed, clauseWithOdds } from '../../both-named.ts';
import { castOf } from '../../cast.ts';
import type { Answered, Figures } from '../../plan.ts';
import type { DuelScenario, First } from './scenario.ts';

/** The probability that a side wins, by who has the first turn. */
export type ByFirst = Readonly<Record<Exclude<First, 'toss'>, number>>;

/** States the answer, who wins unless that is the answer, and how many turns it takes. */
export function duelHeadline(
  { attacker, defender, first }: DuelScenario,
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
  const answer = bothNamed(
    `${clauseWithOdds(clause, told)}${either}.${wins}`,
    castOf(attacker, defender),
    `${inSentence(attacker.name)} and ${inSentence(defender.name)} fight`,
  );
  return `${capitalised(answer)} ${lengthText(figures)}`;
}

/** "Half of the duels end within 7 turns, nine of ten within 11." */
function lengthText({ within }: Figures): string {
  const [half, most] = [within('turns', 0.5), within('turns', 0.9)];
  const turns = (n: number) => `${n} ${n === 1 ? 'turn' : 'turns'}`;
  return half === most
    ? `Nine of ten duels end within ${turns(most)}.`
    : `Half of the duels end within ${turns(half)}, nine of ten within ${most}.`;
}
