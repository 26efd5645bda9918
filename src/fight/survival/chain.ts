import type { Steps } from '../../base/index.ts';
import type { EffectLine } from '../../cards/index.ts';
import { type Chain, type ChainStep, enumerate, statesWithoutEnd } from '../../chance/index.ts';
import type { Asks } from '../combat/asks.ts';
import { meanValue } from '../combat/attack-value.ts';
import type { ThrowOutcome, WeighedOutcome } from '../combat/throw-outcome.ts';
import type { FightDistributions } from '../evaluators/fight-distributions.ts';
import { MOST_STATES, statesUpTo } from '../fights/endless.ts';
import type { Matchup } from '../fights/matchup.ts';
import type { PlannedAttack, Way } from '../fights/planned-attack.ts';
import type { TwoSides } from '../side.ts';

/** Figures left, wounds on the first of them, and the uses of limited lines. */
export interface SurvivalState {
  readonly figures: number;
  readonly wounds: number;
  readonly used: readonly number[];
}

/** A series of attacks on a card as a transition system. */
export interface SurvivalGame {
  readonly begin: SurvivalState;
  matchup(state: SurvivalState): Matchup;
  /** The attack made in a state; undefined if none reaches. */
  planned(state: SurvivalState): PlannedAttack | undefined;
  outcomes(state: SurvivalState): readonly WeighedOutcome[];
  /** Undefined if the last figure is destroyed. */
  after(state: SurvivalState, outcome: ThrowOutcome): SurvivalState | undefined;
}

/**
 * The attacks of one card on another at a fixed distance (RULES.md, section 5). The attacker's own
 * wounds are ignored.
 */
export function survivalGame(
  { attacker, defender }: TwoSides,
  distance: number,
  asks: Asks,
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
  /**
   * The way with the highest value of its first attack, among those that reach; ties: the first.
   */
  const chosen = (state: SurvivalState): { attack: PlannedAttack; way: Way } | undefined => {
    const met = matchup(state);
    const isInRange = distributions.range('attacker', () => met) >= distance;
    // A way that depends on a D20 is taken as not available.
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
  return {
    begin: { figures: defender.figures, wounds: defender.wounds, used: asks.limited.map(() => 0) },
    matchup,
    planned,
    outcomes(state) {
      const attack = planned(state);
      return attack ? distributions.attack(matchup(state), attack) : [];
    },
    after(state, { enemyDestroyed, enemyWounds, used: acted }) {
      const { figures, wounds, used } = state;
      const left = enemyDestroyed ? figures - 1 : figures;
      if (left === 0) return undefined;
      const takesUp = chosen(state)?.way.takesUp ?? [];
      return {
        figures: left,
        wounds: enemyDestroyed ? 0 : wounds + enemyWounds,
        used: used.map((times, i) => {
          const line = asks.limited[i] as EffectLine;
          const acts = acted.includes(i) || takesUp.includes(line);
          return line.per === 'game' ? times + Number(acts) : times;
        }),
      };
    },
  };
}

/** The number of attacks that stands for infinitely many, if they can never destroy a card. */
export const FOR_EVER = 1000;

/** A series of attacks as a Markov chain that always ends. */
export interface SurvivalChain {
  readonly chain: Chain;
  /** By number. */
  readonly states: readonly SurvivalState[];
  /** Whether no attack can destroy the card any more. */
  standsForEver(state: SurvivalState): boolean;
  /** Whether such a state is reachable. */
  readonly mayStandForEver: boolean;
}

/** Finds every state that attacks on a card can lead to; the only counter counts attacks. */
export function* survivalChain(game: SurvivalGame): Steps<SurvivalChain> {
  const { chain, states, numberOf } = yield* enumerate<SurvivalState, typeof DESTROYED>(
    {
      counters: 1,
      keyOf: (state) => JSON.stringify(state),
      endKeyOf: (end) => end,
      transitions: (state) =>
        game.outcomes(state).map(({ weight, outcome }) => {
          const next = game.after(state, outcome);
          return { weight, to: next ? { state: next } : { end: DESTROYED }, adds: [1] };
        }),
    },
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
    states,
    standsForEver: (state) => stuck.has(numberOf(state)),
    mayStandForEver: stuck.size > 0,
  };
}

/** The only end: the last figure is destroyed. */
const DESTROYED = 'destroyed';
