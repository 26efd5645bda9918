import type { Pool } from '../../../dice/throw.ts';
import { capitalised, counted } from '../../../words/english.ts';
import { decimal, percent } from '../../../words/numbers.ts';
import type { FightPlan, Measure, Outcome, Step } from '../../plan.ts';
import { asksOf } from '../duel/asks.ts';
import { sideText } from '../duel/facts.ts';
import { duelLaws } from '../duel/laws.ts';
import { fightAt } from '../duel/meeting.ts';
import { duelRemarks } from '../duel/remarks.ts';
import type { DuelScenario } from '../duel/scenario.ts';
import { throwAttack } from '../duel/tell.ts';
import { ownPowers } from '../facts.ts';
import {
  FOR_EVER,
  type SurvivalGame,
  type SurvivalState,
  survivalChain,
  survivalGame,
} from './chain.ts';
import type { SurvivalScenario } from './scenario.ts';

export const ATTACKS: Measure = {
  name: 'attacks',
  title: 'Attacks until it is destroyed',
  kind: 'count',
  phrase: { yes: 'it takes {n} to destroy {defender}', no: '', unit: ['attack', 'attacks'] },
};

/** Compiles attacks on a card until it is destroyed into a chain. */
export function compileSurvival(scenario: SurvivalScenario): FightPlan {
  const { attacker, defender } = scenario;
  const duel: DuelScenario = { ...scenario, fight: 'duel', first: 'attacker', superStrength: true };
  const asks = asksOf(duel);
  const game = survivalGame(duel, asks, duelLaws(duel, asks));
  const { chain, mayStandForEver } = survivalChain(game);
  return {
    law: {
      chain,
      ends: [{}],
      cut: {},
      counters: [{ measure: ATTACKS.name, counter: 0 }],
    },
    account: {
      measures: [ATTACKS],
      usualQuestion: `${ATTACKS.name} > ${USUALLY_ASKED}`,
      beside: [],
      aim: { measure: ATTACKS.name, title: 'mean attacks' },
      cast: { attacker: attacker.name, defender: defender.name },
      facts: [
        { term: 'Attacked by', text: sideText(attacker) },
        { term: 'Attacked', text: sideText(defender) },
        ...[attacker, defender].flatMap(ownPowers),
      ],
      remarks: [
        ...duelRemarks(duel),
        ...(mayStandForEver
          ? [
              `Such attacks may never destroy ${defender.name}: ${FOR_EVER} attacks stand for any number of them.`,
            ]
          : []),
      ],
    },
    story: {
      headline: ({ clause, chance }, figures) => {
        const attacks = `attacks ${attackText(attacker)}`;
        const stands = mayStandForEver
          ? `${defender.name} may stand any number of ${attacks}.`
          : `It takes ${decimal(figures.mean(ATTACKS.name), 1)} ${attacks} on average to destroy ${defender.name}.`;
        return `${stands} ${capitalised(clause)} ${percent(chance, 1)} of the time.`;
      },
      play: (roll) => play(duel, game, roll),
    },
  };
}

/** "of 6 dice", "of Hawkgirl's" */
function attackText({ name, attack }: SurvivalScenario['attacker']): string {
  return name === 'Attacker' ? `of ${counted(attack, 'die', 'dice')}` : `of ${name}'s`;
}

/** Few attacks hit a figure in a game more often than that. */
const USUALLY_ASKED = 3;

function play(
  duel: DuelScenario,
  game: SurvivalGame,
  roll: (pool: Pool) => readonly string[],
): { steps: Step[]; outcome: Outcome } {
  const { defender } = duel;
  const asks = asksOf(duel);
  const steps: Step[] = [];
  let state: SurvivalState | undefined = game.begin;
  while (state) {
    const planned = game.planned(state);
    if (!planned || steps.length === FOR_EVER) break;
    const fight = fightAt(duel, asks)(game.meeting(state), planned);
    const { step, exchange } = throwAttack(fight, asks, roll);
    const next = game.after(state, exchange);
    const left = next
      ? next.figures < state.figures
        ? [`${defender.name} has ${counted(next.figures, 'figure')} left.`]
        : [`It has ${defender.life - next.wounds} of ${defender.life} Life left.`]
      : [];
    steps.push({ title: `Attack ${steps.length + 1}`, text: [...step, ...left].join(' ') });
    state = next;
  }
  const attacks = state ? FOR_EVER : steps.length;
  return { steps, outcome: { [ATTACKS.name]: attacks } };
}
