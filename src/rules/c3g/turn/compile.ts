import { placeName } from '../../../boards/space.ts';
import { counted, listed } from '../../../words/english.ts';
import { once } from '../../../words/remembering.ts';
import type { Steps } from '../../../words/steps.ts';
import { type Cast, castOf } from '../../cast.ts';
import type { Outcome } from '../../measure.ts';
import type { Account, Fact, FightPlan, Objective } from '../../plan.ts';
import { linesOf } from '../combat/asks.ts';
import { cardText, grantedRemarks, otherText, ownPowers } from '../combat/facts.ts';
import { turnCaveats } from './caveats.ts';
import { firstChoices, playOf } from './play.ts';
import type { TurnAttacker, TurnScenario } from './scenario.ts';
import { turnScene } from './scene.ts';
import { type SolvedTurn, solveTurn } from './solve.ts';
import { playTurn } from './tell.ts';
import { turnHeadline } from './texts.ts';

/**
 * Compiles a turn into the chain of its best policy.
 *
 * @param wanted the objective; default: the usual question
 * @throws BadInput for a turn with too many states
 */
export function* compileTurn(
  scenario: TurnScenario,
  objective: Objective = usualObjective(scenario),
): Steps<FightPlan> {
  const solved = yield* solveTurn(scenario, objective);
  const { found, counted } = solved;
  // Computed on demand: callers that only need the model, such as the check of which rulings matter,
  // do not wait for it.
  const account = once(() => accountOf(scenario, objective, solved));
  return {
    model: {
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

/** What is reported of a turn besides its odds. */
function accountOf(scenario: TurnScenario, objective: Objective, solved: SolvedTurn): Account {
  const { attackers, defender, board } = scenario;
  return {
    measures: solved.measures.map(({ told, ...measure }) => measure),
    usualQuestion: usualObjective(scenario).text,
    playedFor: objective.text,
    beside: defender.life === undefined ? [] : ['destroyed'],
    aim: { measure: 'totalWounds', title: 'mean wounds in all' },
    cast: castOfTurn(scenario),
    facts: turnFacts(scenario, objective.text),
    caveats: turnCaveats(scenario),
    remarks: [...attackers, defender].flatMap(grantedRemarks),
    options: firstChoices(solved),
    play: playOf(solved),
    ...(board && { scene: turnScene(solved, board) }),
  };
}

/** The attackers by all of their names; several take the verb of several. */
function castOfTurn({ attackers, defender }: TurnScenario): Cast {
  const [first, ...others] = attackers;
  const one = castOf(first ?? { name: '' }, defender);
  if (others.length === 0) return one;
  const plurals = new Set([...(one.plurals ?? []), 'attacker' as const]);
  return { ...one, attacker: listed(attackers.map(({ name }) => name)), plurals: [...plurals] };
}

/**
 * The default objective, by goal: `displaced` if Knockback applies, `destroyed` if the defender has
 * a Life, else whether it is wounded.
 */
function usualObjective({ attackers, defender, goal, superStrength }: TurnScenario): Objective {
  const knocks =
    superStrength &&
    attackers.some((one) => linesOf(one).some((line) => line.superStrength !== undefined));
  if (goal === 'spaces' && knocks) return flag('displaced');
  if (goal !== 'wounds' && defender.life !== undefined) return flag('destroyed');
  return {
    text: 'totalWounds >= 1',
    measures: ['totalWounds'],
    mostTold: () => 1,
    holds: ({ totalWounds }) => Number(totalWounds) >= 1,
  };
}

function flag(measure: string): Objective {
  return {
    text: measure,
    measures: [measure],
    mostTold: () => 1,
    holds: (outcome: Outcome) => outcome[measure] === 1,
  };
}

/** The attackers, the defender, other pieces, and the objective. */
function turnFacts(scenario: TurnScenario, objective: string): Fact[] {
  const { attackers, defender, order, board, distance } = scenario;
  const others = board?.others ?? [];
  const apart = distance === 1 ? 'next to the defender' : `${counted(distance, 'space')} from it`;
  return [
    ...attackers.map((one, i) => ({ term: `Attacker ${i + 1}`, text: attackerText(one) })),
    { term: 'Defender', text: cardText(defender) },
    ...[...attackers, defender].flatMap(ownPowers),
    ...(attackers.length > 1
      ? [
          {
            term: 'Order',
            text:
              order === 'given' ? listed(attackers.map(({ name }) => name)) : 'whichever is best',
          },
        ]
      : []),
    { term: 'Played for', text: objective },
    ...(board
      ? []
      : [
          {
            term: 'Ground',
            text: `Clear, level ground without end; the attackers begin ${apart}.`,
          },
        ]),
    ...(others.length > 0 ? [{ term: 'Also there', text: others.map(otherText).join('; ') }] : []),
  ];
}

/** "Hawkgirl: Attack 5, Defense 4, Life 5, Height 5, Move 6, Range 1; Super Strength; on 0,1" */
function attackerText(attacker: TurnAttacker): string {
  const { move, range, moves, attacks, start } = attacker;
  const card = cardText(attacker, [...(moves ? [`Move ${move}`] : []), `Range ${range}`]);
  return [
    card,
    ...(start.length > 0 ? [`begins on ${placeName(start)}`] : []),
    ...(attacks === undefined ? [] : [counted(attacks, 'attack')]),
    ...(moves ? [] : ['does not move']),
  ].join('; ');
}
