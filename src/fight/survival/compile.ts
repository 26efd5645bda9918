import {
  capitalised,
  counted,
  does,
  inSentence,
  possessive,
  type Steps,
  spokenMean,
} from '../../base/index.ts';
import { powerTitle } from '../../cards/index.ts';
import { type Pool, stepTableOf } from '../../chance/index.ts';
import {
  type Caveat,
  castOf,
  clauseWithOdds,
  type FightPlan,
  type Figures,
  type Measure,
  type Outcome,
  type Step,
} from '../../rules/index.ts';
import type { AttackShare, CaveatSide } from '../caveats/fight.ts';
import { caveatsOf } from '../caveats/index.ts';
import { asksOf } from '../combat/asks.ts';
import { ownPowers } from '../combat/facts.ts';
import { titleOfAttack } from '../combat/possible-attacks.ts';
import { remarksOnFriends } from '../combat/tell-friends.ts';
import { fightDistributions } from '../evaluators/fight-distributions.ts';
import { attackShares, choosesAttacks } from '../fights/attack-shares.ts';
import { MOST_TOLD, tooLongToTell } from '../fights/endless.ts';
import { fightAt } from '../fights/matchup.ts';
import { some, throwAttack } from '../fights/narrator.ts';
import type { FightSide, TwoSides } from '../side.ts';
import {
  FOR_EVER,
  type SurvivalChain,
  type SurvivalGame,
  type SurvivalState,
  survivalChain,
  survivalGame,
} from './chain.ts';
import type { SurvivalScenario } from './scenario.ts';

export const ATTACKS: Measure = {
  name: 'attacks',
  title: 'Attacks to destroy it',
  kind: 'count',
  phrase: { yes: 'it takes {n} to destroy {defender}', no: '', unit: ['attack', 'attacks'] },
};

/** Compiles attacks on a card until it is destroyed into a chain. */
export function* compileSurvival(scenario: SurvivalScenario): Steps<FightPlan> {
  const { attacker, defender } = scenario;
  const sides: TwoSides = { ...scenario, superStrength: true };
  const asks = asksOf(sides);
  const game = survivalGame(sides, scenario.distance, asks, fightDistributions(sides, asks));
  const found = yield* survivalChain(game);
  const { chain, mayStandForEver } = found;
  const attacks = yield* attacksMade(attacker, game, found);
  return {
    model: {
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
      course: { count: ATTACKS.name, left: [] },
      cast: castOf(attacker, defender),
      facts: [
        { term: 'Attacks', text: attacksFact(scenario) },
        { term: 'Attacked', text: defenderFact(scenario) },
        ...[attacker, defender].flatMap(ownPowers),
      ],
      caveats: survivalCaveats(scenario, attacks),
      remarks: [
        ...remarksOnFriends(scenario),
        ...(mayStandForEver
          ? [
              `Such attacks may never destroy ${inSentence(defender.name)}: ${FOR_EVER} attacks stand for any number of them.`,
            ]
          : []),
      ],
    },
    story: {
      headline: ({ clause, told, isAsked }, figures) => {
        const answer = isAsked ? [`${capitalised(clauseWithOdds(clause, told))}.`] : [];
        const stands = mayStandForEver
          ? [`${capitalised(defender.name)} may stand any number ${attacksText(attacker, 'of')}.`]
          : [];
        return [...answer, ...stands, lengthText(scenario, figures, mayStandForEver)]
          .filter(Boolean)
          .join(' ');
      },
      play: (roll) => play(sides, game, found, roll),
    },
  };
}

/** The shares of the attacks, if there is a choice. */
function* attacksMade(
  attacker: FightSide,
  game: SurvivalGame,
  { chain, states }: SurvivalChain,
): Steps<readonly AttackShare[] | undefined> {
  if (!choosesAttacks(attacker)) return undefined;
  const titles = states.map((state) => {
    const planned = game.planned(state);
    return planned && titleOfAttack(attacker, planned);
  });
  return yield* attackShares(stepTableOf(chain), chain.start, titles);
}

/** The limitations and assumptions of attacks on a card. */
function survivalCaveats(
  { attacker, defender, distance, states = [] }: SurvivalScenario,
  attacks: readonly AttackShare[] | undefined,
): Caveat[] {
  const sides: CaveatSide[] = [
    {
      card: attacker,
      role: 'attacker',
      counting: ['attack', ...(distance > 1 ? ['range'] : [])],
      facesSeveral: defender.figures > 1,
      ...(attacks && { attacks }),
    },
    {
      card: defender,
      role: 'defender',
      counting: ['defense', 'life', 'figures'],
      facesSeveral: false,
    },
  ];
  return caveatsOf({ kind: 'survival', states, hasBoard: false, areApart: distance > 1, sides });
}

/** "Krug: Attack 2, Range 1; Wounded Smash": the numbers that the attacks depend on. */
function attacksFact({ attacker, distance }: SurvivalScenario): string {
  const { name, attack, range, powers } = attacker;
  const apart =
    distance === 1 ? 'from an adjacent space' : `from ${counted(distance, 'space')} away`;
  const reach = distance === 1 ? [] : [`Range ${range}`];
  const card = [`Attack ${attack}`, ...reach].join(', ');
  return `${[`${name}: ${card}`, ...powers.map(powerTitle)].join('; ')}; ${apart}`;
}

function defenderFact({ defender }: SurvivalScenario): string {
  const { name, defense, life, figures, wounds, powers } = defender;
  const numbers = [
    `Defense ${defense}`,
    figures > 1 ? `${counted(figures, 'figure')} of Life ${life} each` : `Life ${life}`,
    ...(wounds > 0 ? [`${counted(wounds, 'wound')} already`] : []),
  ].join(', ');
  return [`${name}: ${numbers}`, ...powers.map(powerTitle)].join('; ');
}

/** How many attacks it takes: their mean, and the numbers within which half and nine of ten end. */
function lengthText(
  { attacker, defender }: SurvivalScenario,
  { mean, within }: Figures,
  mayStandForEver: boolean,
): string {
  const [half, most] = [within(ATTACKS.name, 0.5), within(ATTACKS.name, 0.9)];
  if (half >= FOR_EVER) return '';
  const isTold = most < FOR_EVER;
  if (mayStandForEver) {
    const often = isTold ? `${half}, nine times out of ten within ${most}` : `${half} attacks`;
    return `Half the time ${inSentence(does(defender, 'is'))} destroyed within ${often}.`;
  }
  const often =
    half === most
      ? `nine times out of ten at most ${most}`
      : `half the time at most ${half}, nine times out of ten at most ${most}`;
  const attacks = `${spokenMean(mean(ATTACKS.name))} ${attacksText(attacker)} on average`;
  return `It takes ${attacks} to destroy ${inSentence(defender.name)}: ${often}.`;
}

/** "attacks of five dice", "of Hawkgirl's attacks" */
function attacksText(attacker: SurvivalScenario['attacker'], of = ''): string {
  const { name, attack } = attacker;
  const dice = `attacks of ${counted(attack, 'die', 'dice')}`;
  return name === 'Attacker'
    ? `${of} ${dice}`.trim()
    : `of ${inSentence(possessive(attacker))} attacks`;
}

/** Tells what is left of the card, if that has changed. */
function leftAfter(
  { defender }: TwoSides,
  { figures, wounds }: SurvivalState,
  next: SurvivalState | undefined,
): string[] {
  const { name, life } = defender;
  if (!next) return [`${does(defender, 'is')} destroyed.`];
  if (next.figures < figures)
    return [`${does(defender, 'has')} ${some(next.figures, 'figure')} left.`];
  if (next.wounds === wounds) return [];
  const has = figures > 1 ? `A figure of ${inSentence(name)} has` : does(defender, 'has');
  return [`${has} ${life - next.wounds} of ${life} Life left.`];
}

/** A figure is rarely attacked more often than this in a game. */
const USUALLY_ASKED = 3;

function play(
  sides: TwoSides,
  game: SurvivalGame,
  { standsForEver }: SurvivalChain,
  roll: (pool: Pool) => readonly string[],
): { steps: Step[]; outcome: Outcome } {
  const asks = asksOf(sides);
  const steps: Step[] = [];
  let state: SurvivalState | undefined = game.begin;
  let attacks = 0;
  while (state) {
    if (standsForEver(state)) {
      attacks += FOR_EVER;
      const text = `No further attack can destroy ${inSentence(sides.defender.name)}: ${FOR_EVER} more stand for any number of them.`;
      steps.push({ title: 'The end', text });
      break;
    }
    if (attacks === MOST_TOLD) throw tooLongToTell(MOST_TOLD);
    attacks++;
    const planned = game.planned(state);
    const fight = fightAt(sides, asks)(game.matchup(state), planned);
    const { step, healing, again, outcome } = throwAttack(fight, asks, roll);
    const next = game.after(state, outcome);
    const left = leftAfter(sides, state, next);
    const all = [...step, healing, ...left, again].filter(Boolean);
    const text = capitalised(all.join(' '));
    steps.push({ title: `Attack ${attacks}`, text });
    state = next;
  }
  return { steps, outcome: { [ATTACKS.name]: attacks } };
}
