import { listed } from '../../../words/english.ts';
import { once } from '../../../words/once.ts';
import type { Steps } from '../../../words/steps.ts';
import type { Account, FightPlan, Wanted } from '../../plan.ts';
import { grantedRemarks } from '../combat/facts.ts';
import { turnCaveats } from './caveats.ts';
import { turnFacts } from './facts.ts';
import { turnHeadline } from './headline.ts';
import { firstChoices, playOf } from './play.ts';
import type { TurnScenario } from './scenario.ts';
import { turnScene } from './scene.ts';
import { type SolvedTurn, solveTurn } from './solve.ts';
import { playTurn } from './tell.ts';
import { usuallyWanted } from './wanted.ts';

/**
 * Compiles a turn into the chain of its best play.
 *
 * @param wanted what is played for; absent: what is usual
 * @throws BadInput for a turn with too many states
 */
export function* compileTurn(
  scenario: TurnScenario,
  wanted: Wanted = usuallyWanted(scenario),
): Steps<FightPlan> {
  const solved = yield* solveTurn(scenario, wanted);
  const { found, counted } = solved;
  // Whoever only wants the law, as to see which rulings matter, need not wait for the rest.
  const account = once(() => accountOf(scenario, wanted, solved));
  return {
    law: {
      chain: found.chain,
      ends: found.ends.map(({ outcome }) => outcome),
      cut: found.ends[0]?.outcome ?? {},
      counters: counted.map(({ name: measure }, counter) => ({ measure, counter })),
    },
    get account() {
      return account();
    },
    story: {
      headline: (answered) => turnHeadline(solved, answered),
      play: (roll) => playTurn(solved, roll),
    },
  };
}

/** What a reader is told of a turn beside its odds. */
function accountOf(scenario: TurnScenario, wanted: Wanted, solved: SolvedTurn): Account {
  const { attackers, defender, board } = scenario;
  return {
    measures: solved.measures.map(({ told, ...measure }) => measure),
    usualQuestion: usuallyWanted(scenario).text,
    playedFor: wanted.text,
    beside: defender.life === undefined ? [] : ['destroyed'],
    aim: { measure: 'totalWounds', title: 'mean wounds in all' },
    cast: { attacker: listed(attackers.map(({ name }) => name)), defender: defender.name },
    facts: turnFacts(scenario, wanted.text),
    caveats: turnCaveats(scenario),
    remarks: [...attackers, defender].flatMap(grantedRemarks),
    options: firstChoices(solved),
    play: playOf(solved),
    ...(board && { scene: turnScene(solved, board) }),
  };
}
