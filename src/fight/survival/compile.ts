/* Compiles a survival into a Plan: attacks on a card until it is destroyed, as a chain with a counter of attacks. */

import {
  capitalised,
  counted,
  does,
  inSentence,
  possessive,
  type Steps,
  spokenMean,
} from '../../base/index.ts';
import { type EffectLine, powerTitle } from '../../cards/index.ts';
import {
  type Chain,
  type ChainStep,
  enumerate,
  followed,
  type Process,
  statesWithoutEnd,
  stepTableOf,
} from '../../chance/index.ts';
import {
  type Caveat,
  castOf,
  clauseWithOdds,
  type FightEvent,
  type FightPlan,
  type Figures,
  type Measure,
  type Outcome,
} from '../../rules/index.ts';
import type { AttackShare, CaveatSide } from '../caveats/fight.ts';
import { caveatsOf } from '../caveats/index.ts';
import { meanValue } from '../combat/attack-value.ts';
import { ownPowers } from '../combat/facts.ts';
import { titleOfAttack } from '../combat/possible-attacks.ts';
import { type PowerDependencies, powerDependencies } from '../combat/power-dependencies.ts';
import { remarksOnFriends } from '../combat/tell-friends.ts';
import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import { type FightDistributions, fightDistributions } from '../evaluators/fight-distributions.ts';
import { attackShares, choosesAttacks } from '../fights/attack-shares.ts';
import { MOST_STATES, statesUpTo } from '../fights/endless.ts';
import { fightAt, type Matchup } from '../fights/matchup.ts';
import type { PlannedAttack, Way } from '../fights/planned-attack.ts';
import { played } from '../fights/player.ts';
import { type Roll, throwAttack } from '../fights/roll.ts';
import { told } from '../narration/story.ts';
import type { FightSide, TwoSides } from '../side.ts';
import type { SurvivalScenario } from './scenario.ts';

/** The number of figures left, the wounds on the figure under attack, and the uses of limited lines. */
interface SurvivalState {
  readonly figures: number;
  readonly wounds: number;
  readonly used: readonly number[];
}

/** An outcome of an attack, and the state after it. */
interface SurvivalResult {
  readonly outcome: ThrowOutcome;
  readonly state: SurvivalState;
}

/** A series of attacks on a card as a process without choices. */
interface SurvivalGame extends Process<SurvivalState, SurvivalResult, never> {
  readonly begin: SurvivalState;
  matchup(state: SurvivalState): Matchup;
  /** The attack made in a state; undefined if no attack reaches the card. */
  planned(state: SurvivalState): PlannedAttack | undefined;
  after(state: SurvivalState, outcome: ThrowOutcome): SurvivalState;
}

/** The attacks of one card on another at a fixed distance (RULES.md, section 5). Wounds of the attacker are ignored. */
function survivalGame(
  { attacker, defender }: TwoSides,
  distance: number,
  asks: PowerDependencies,
  distributions: FightDistributions,
): SurvivalGame {
  const matchup = ({ figures, wounds, used }: SurvivalState): Matchup => ({
    acting: 'attacker',
    ownWounds: 0,
    enemyWounds: wounds,
    enemyLife: defender.life,
    kills: { attacker: defender.figures - figures, defender: 0 },
    distance,
    began: distance,
    moved: false,
    dealt: 0,
    company: { own: false, enemy: distance === 1 && figures > 1 },
    again: 0,
    tables: [],
    spent: asks.limited.map(({ uses }, i) => (used[i] as number) >= (uses as number)),
  });
  /** The way within reach whose first attack has the highest value; ties go to the first. */
  const chosen = (state: SurvivalState): { attack: PlannedAttack; way: Way } | undefined => {
    const met = matchup(state);
    const isInRange = distributions.range('attacker', () => met) >= distance;
    // Ways that depend on a D20 roll count as unavailable.
    const ways = distributions.ways('attacker', () => met)[0]?.ways ?? [];
    const reaching = ways.flatMap((way) => {
      const [attack] = way.attacks;
      return attack && (attack.special || isInRange) ? [{ attack, way }] : [];
    });
    const [only, ...others] = reaching;
    if (!only || others.length === 0) return only;
    const lives = { own: attacker.life, enemy: met.enemyLife - met.enemyWounds };
    const values = reaching.map(({ attack }) =>
      meanValue(distributions.attack(met, attack), lives),
    );
    return reaching[values.indexOf(Math.max(...values))];
  };
  const planned = (state: SurvivalState) => chosen(state)?.attack;
  const after = (
    state: SurvivalState,
    { enemyDestroyed, enemyWounds, used: acted }: ThrowOutcome,
  ): SurvivalState => {
    const { figures, wounds, used } = state;
    const takesUp = chosen(state)?.way.takesUp ?? [];
    return {
      figures: enemyDestroyed ? figures - 1 : figures,
      wounds: enemyDestroyed ? 0 : wounds + enemyWounds,
      used: used.map((times, i) => {
        const line = asks.limited[i] as EffectLine;
        const acts = acted.includes(i) || takesUp.includes(line);
        return line.per === 'game' ? times + Number(acts) : times;
      }),
    };
  };
  return {
    begin: { figures: defender.figures, wounds: defender.wounds, used: asks.limited.map(() => 0) },
    matchup,
    planned,
    after,
    key: (state) => JSON.stringify(state),
    isOver: ({ figures }) => figures === 0,
    thrown(state) {
      const attack = planned(state);
      const weighed = attack ? distributions.attack(matchup(state), attack) : [];
      const results = weighed.map(({ outcome }) => ({ outcome, state: after(state, outcome) }));
      return { weighed, results };
    },
  };
}

/** The number of attacks counted if attacks can never destroy the card. */
export const FOR_EVER = 1000;

/** A series of attacks as a Markov chain that always ends. */
interface SurvivalChain {
  readonly chain: Chain;
  /** Indexed by state of the chain. */
  readonly states: readonly SurvivalState[];
  /** Whether no further attack can destroy the card. */
  standsForEver(state: SurvivalState): boolean;
  /** Whether the card can reach a state in which it survives forever. */
  readonly mayStandForEver: boolean;
}

/** Each attack adds 1 to the only counter. */
const attackMade = () => [1];

/** Finds every state that attacks on a card can lead to. */
function* survivalChain(game: SurvivalGame): Steps<SurvivalChain> {
  const { chain, throws, numberOf } = yield* enumerate(
    game,
    followed(game),
    { counters: 1, addsOf: attackMade, endKey: ({ figures }) => figures },
    game.begin,
    statesUpTo(MOST_STATES),
  );
  const stuck = new Set(statesWithoutEnd(chain));
  const standing: ChainStep[] = [{ weight: 1n, to: { end: 0 }, adds: [FOR_EVER] }];
  return {
    chain: {
      ...chain,
      states: chain.states.map((steps, i) => (stuck.has(i) ? standing : steps)),
      ends: 1,
    },
    states: throws.map(({ state }) => state),
    standsForEver: (state) => stuck.has(numberOf(state)),
    mayStandForEver: stuck.size > 0,
  };
}

export const ATTACKS: Measure = {
  name: 'attacks',
  title: 'Attacks to destroy it',
  kind: 'count',
  phrase: { yes: 'it takes {n} to destroy {defender}', no: '', unit: ['attack', 'attacks'] },
};

const COUNTERS = [{ measure: ATTACKS.name, counter: 0 }];

/** Compiles a survival (attacks on a card until it is destroyed) into a chain. */
export function* compileSurvival(scenario: SurvivalScenario): Steps<FightPlan> {
  const { attacker, defender } = scenario;
  const sides: TwoSides = { ...scenario, superStrength: true };
  const asks = powerDependencies(sides);
  const game = survivalGame(sides, scenario.distance, asks, fightDistributions(sides, asks));
  const found = yield* survivalChain(game);
  const { chain, mayStandForEver } = found;
  const attacks = yield* attacksMade(attacker, game, found);
  return {
    model: {
      chain,
      ends: [{}],
      cut: {},
      counters: COUNTERS,
    },
    account: {
      measures: [ATTACKS],
      usualQuestions: [`${ATTACKS.name} > ${USUALLY_ASKED}`],
      beside: [],
      aim: { measure: ATTACKS.name, title: 'mean attacks' },
      course: { count: ATTACKS.name, left: [] },
      cast: castOf(attacker, defender),
      facts: [
        { term: 'Attacks', text: attacksFact(scenario) },
        { term: 'Attacked', text: defenderFact(scenario) },
        ...[attacker, defender].flatMap(ownPowers),
      ],
      ...(mayStandForEver && { unbounded: ATTACKS.name }),
      caveats: survivalCaveats(scenario, attacks),
      remarks: [
        ...remarksOnFriends(scenario),
        ...(mayStandForEver
          ? [
              `These attacks may never destroy ${inSentence(defender.name)}; in that case, ${FOR_EVER} attacks are counted.`,
            ]
          : []),
      ],
    },
    story: {
      headline: ({ clause, told, isAsked }, figures) => {
        const answer = isAsked ? [`${capitalised(clauseWithOdds(clause, told))}.`] : [];
        const stands = mayStandForEver
          ? [`${capitalised(defender.name)} may survive any number ${attacksText(attacker, 'of')}.`]
          : [];
        return [...answer, ...stands, lengthText(scenario, figures, mayStandForEver)]
          .filter(Boolean)
          .join(' ');
      },
      play: (roll) => told(play(sides, game, found, roll), [attacker, defender]),
    },
  };
}

/** How often each attack is made, if the attacker has a choice. */
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

/** The caveats of attacks on a card. */
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
      enemies: [defender],
      ...(attacks && { attacks }),
    },
    {
      card: defender,
      role: 'defender',
      counting: ['defense', 'life', 'figures'],
      facesSeveral: false,
      enemies: [attacker],
    },
  ];
  return caveatsOf({ kind: 'survival', states, hasBoard: false, areApart: distance > 1, sides });
}

/** The attacker and the conditions of its attacks: "Krug: Attack 2; Wounded Smash; from an adjacent space" */
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

/** How many attacks it takes: the mean, and the numbers that suffice in 50% and in 90% of cases. */
function lengthText(
  { attacker, defender }: SurvivalScenario,
  { mean, within }: Figures,
  mayStandForEver: boolean,
): string {
  const [half, most] = [within(ATTACKS.name, 0.5), within(ATTACKS.name, 0.9)];
  if (half >= FOR_EVER) return '';
  const isTold = most < FOR_EVER;
  if (mayStandForEver) {
    const often = isTold ? `${half} attacks, 9 in 10 times within ${most}` : `${half} attacks`;
    return `Half the time ${inSentence(does(defender, 'is'))} destroyed within ${often}.`;
  }
  const often =
    half === most
      ? `9 in 10 times at most ${most}`
      : `half the time at most ${half}, 9 in 10 times at most ${most}`;
  const attacks = `${spokenMean(mean(ATTACKS.name))} ${attacksText(attacker)} on average`;
  return `It takes ${attacks} to destroy ${inSentence(defender.name)}: ${often}.`;
}

/** "attacks of five dice", "of Hawkgirl's attacks". */
function attacksText(attacker: SurvivalScenario['attacker'], of = ''): string {
  const { name, attack } = attacker;
  const dice = `attacks of ${counted(attack, 'die', 'dice')}`;
  return name === 'Attacker'
    ? `${of} ${dice}`.trim()
    : `of ${inSentence(possessive(attacker))} attacks`;
}

/** An event that says how much of the card is left, if it has changed. */
function leftAfter(
  { defender }: TwoSides,
  { figures, wounds }: SurvivalState,
  next: SurvivalState,
): FightEvent[] {
  const { name: who, life } = defender;
  if (next.figures === 0) return [{ is: 'destroyed', who }];
  if (next.figures < figures) return [{ is: 'left', who, figuresLeft: next.figures }];
  if (next.wounds === wounds) return [];
  const isOfSquad = figures > 1 && { isOfSquad: true as const };
  return [{ is: 'left', who, life: life - next.wounds, of: life, ...isOfSquad }];
}

/** In a game, a figure is rarely attacked more times than this. */
const USUALLY_ASKED = 3;

function play(
  sides: TwoSides,
  game: SurvivalGame,
  { standsForEver }: SurvivalChain,
  roll: Roll,
): { events: FightEvent[]; outcome: Outcome } {
  const asks = powerDependencies(sides);
  const { events, end, counts } = played<SurvivalState, SurvivalResult, never>({
    start: game.begin,
    counters: COUNTERS,
    follow: followed({ ...game, isOver: (state) => game.isOver(state) || standsForEver(state) }),
    addsOf: attackMade,
    rolled({ state }) {
      const fight = fightAt(sides, asks)(game.matchup(state), game.planned(state));
      const { event, outcome } = throwAttack(fight, asks, roll);
      const next = game.after(state, outcome);
      return {
        result: { outcome, state: next },
        events: [
          event,
          ...leftAfter(sides, state, next),
          ...(event.again ? [{ is: 'mayAttackAgain', who: event.who } as const] : []),
        ],
      };
    },
  });
  if (game.isOver(end)) return { events, outcome: counts };
  return {
    events: [...events, { is: 'stands', who: sides.defender.name, attacks: FOR_EVER }],
    outcome: { [ATTACKS.name]: (counts[ATTACKS.name] ?? 0) + FOR_EVER },
  };
}
