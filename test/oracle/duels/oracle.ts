/**
 * Duels, exactly: RULES.md, section 5, with every power of POWERS.md that can show between two cards on clear, level ground.
 * Written from these pages alone, turn by turn, in the most naive way. Where they are silent, these are the readings:
 *
 * Figures
 *  1. Figures attack in this order: the one that was hurt last, those hurt earlier, those never hurt. It is settled when the
 *     side's attacks begin and holds for the turn.
 *  2. Any wound is a hurt: of an attack, of an answer, of a cost. Healing changes no order.
 *  3. The figure being fought stays so until it is destroyed, also when another was hurt after it. The next one is the figure
 *     of that side that was hurt last.
 *  4. Uses of a power are the card's: the figures of a squad share them.
 *  5. Without a `type` a card of one figure is a hero, of several a squad.
 *
 * Distance
 *  6. There is one distance between the sides, the same for all their figures.
 *  7. A driven figure comes back at once when its side has two living figures or more after the attack; the spaces count in
 *     `spacesDriven` all the same. Without `squadsCloseRanks` the distance of the whole side grows.
 *  8. The distance grows only when the driven figure lives at the end of the attack. Knockback happens also when the attack
 *     has destroyed the attacker (Counter Strike).
 *  9. A side moves by the Range of its card, whatever range its special attacks have. `notTargetedBeyond` shortens that Range,
 *     so that the figure comes nearer.
 *
 * Attacks
 * 10. An attack counts in `attacks` and `attacksMade` when it has dice and both figures live as it begins: an ignored or evaded
 *     one counts, one that a power replaced (`instead`) does not.
 * 11. Each attack of a turn is made when the enemy is within its range then; otherwise it is lost, and the following are tried.
 * 12. Of several `attacks` effects the one with most attacks counts. Its conditions are asked when the figure begins.
 * 13. An additional attack (`attackAgain`, `againWhen`) is the same attack once more, at once: same kind, same changes of the
 *     `attacks` list. An attack gives one additional attack at most; `most` limits how many a figure makes in a turn.
 * 14. Normal or special: the mean of all wounds to the figure fought, summed over all attacks of that kind within range, as
 *     things stand when the figure begins; the normal ones where equal. A special attack without `dice` has those of the card.
 *     Special attacks that stand `beside` come after the others.
 * 15. A table of attack dice is rolled once a turn for the side; its conditions are asked in each attack.
 *
 * Turns
 * 16. `enemyArrives`: each figure that becomes adjacent by its own movement is answered once, by the figure being fought,
 *     before any attack. Closing ranks is no arrival.
 * 17. At the end of a turn only the powers of the side whose turn it was act: each living figure heals, then pays its costs,
 *     then `anotherTurn` is rolled once for the side (one success is enough). Not when a side has lost.
 * 18. A further turn counts as a turn, and can bring another.
 * 19. A side whose turn it is not is `stationary`; being driven is no moving. `charged` holds only for the powers of the side
 *     whose turn it is. `beganTurn: engaged` is a distance of 1 when the turn began, for both.
 *
 * Powers
 * 20. A limited effect spends one use in each attack (arrival, end of turn) in which it can change anything when its stage
 *     comes and its conditions hold, whatever its dice show then. `attacks` and `specialAttack` spend theirs when taken up.
 * 21. Uses without a period are of the game. `turn` is any turn, of either side. A round is three turns of each side; further
 *     turns of `anotherTurn` do not count in it.
 * 22. Kills are the enemy figures that are gone, whatever destroyed them, and are the card's. Allies are the number given:
 *     figures of the same squad are none.
 * 23. `nextToAlly` holds of an adjacent figure while the asking side has two living figures or more.
 * 24. `whenDestroyed` answers only for the figure attacked (or fought, on arrival), not for an attacker.
 * 25. When both sides are gone at once, the duel is undecided.
 *
 * Not covered, and refused: attacks that can be made again without end, `specialAttack` and `notTargetedBeyond` under a D20
 * condition. Wounds with `stage: endOfTurn` do nothing.
 */

import { type Fraction, reduced } from '../powers/chance.ts';
import { andThen, certain, type Law } from '../powers/law.ts';
import type { Duel, DuelEnd, SideName } from './duel.ts';
import { type DuelState, endOf, isOver, startOfDuel } from './state.ts';
import { lawOfTurn } from './turn.ts';

type Counter = 'attacksMade' | 'spacesDriven';
const COUNTERS: readonly Counter[] = ['attacksMade', 'spacesDriven'];
const NONE = { attacker: 0, defender: 0 };

/**
 * The joint distribution of all measures after at most `mostTurns` turns. Counters that are not asked for stay 0, so
 * that more turns can be followed.
 */
export function exactDuel(
  duel: Duel,
  mostTurns: number,
  counted: readonly Counter[] = COUNTERS,
): Law<DuelEnd> {
  const turnFrom = turns(duel);
  let open: Law<DuelState> = starts(duel);
  let ends: Law<DuelEnd> = [];
  for (let turn = 1; turn <= mostTurns; turn++) {
    const after = andThen(open, (state) =>
      turnFrom(state).map(({ value, chance }) => ({
        value: withCounters(value, state, counted),
        chance,
      })),
    ).map(({ value, chance }) => ({ value, chance: reduced(chance) }));
    ends = [
      ...ends,
      ...after
        .filter(({ value }) => isOver(value))
        .map(({ value, chance }) => ({ value: endOf(duel, value, turn), chance })),
    ];
    open = after.filter(({ value }) => !isOver(value));
  }
  const undecided = open.map(({ value, chance }) => ({
    value: endOf(duel, value, mostTurns),
    chance,
  }));
  return marginal([...ends, ...undecided], (end) => end);
}

/** The distribution of one property of the end, with each value once. */
export function marginal<T>(distribution: Law<DuelEnd>, of: (end: DuelEnd) => T): Law<T> {
  return andThen(distribution, (end) => certain(of(end))).map(({ value, chance }) => ({
    value,
    chance: reduced(chance),
  }));
}

export interface Chances {
  attacker: number;
  defender: number;
  /** Both sides are destroyed at once, or neither after `mostTurns`. */
  undecided: number;
  /** The chance of duels that were still going on when it was small enough to stop. */
  remainder: number;
  /** P(turns = n), by n. */
  turns: readonly number[];
  /** The mean over duels that ended, without the remainder. */
  mean: Readonly<Record<string, number>>;
  /** P(life left of both sides), by `attacker-defender`. */
  lifeLeft: Readonly<Record<string, number>>;
}

/** The chances of a duel followed until less than `remainder` of it is undecided, in floating point. */
export function chancesOf(duel: Duel, remainder = 1e-13): Chances {
  const turnFrom = turns(duel);
  const steps = new Map<string, readonly Move[]>();
  const movesFrom = (state: DuelState): readonly Move[] => {
    const name = JSON.stringify(state);
    const known = steps.get(name);
    if (known !== undefined) return known;
    const moves = turnFrom(state).map(({ value, chance }) => ({
      state: { ...value, attacksMade: NONE, spacesDriven: NONE },
      counts: countersOf(value),
      chance: toNumber(chance),
    }));
    steps.set(name, moves);
    return moves;
  };
  const result = { attacker: 0, defender: 0, undecided: 0 };
  const byTurns: number[] = [0];
  const lifeLeft: Record<string, number> = {};
  const sums = [0, 0, 0, 0, 0];
  let open = new Map<string, Share>();
  for (const { value, chance } of starts(duel)) {
    open.set(JSON.stringify(value), { state: value, chance: toNumber(chance), sums: [0, 0, 0, 0] });
  }
  let left = 1;
  const end = ({ state, chance, sums: counts }: Share, turn: number): void => {
    const { winner, lifeLeft: life } = endOf(duel, state, turn);
    result[winner] += chance;
    byTurns[turn] = (byTurns[turn] ?? 0) + chance;
    const name = `${life.attacker}-${life.defender}`;
    lifeLeft[name] = (lifeLeft[name] ?? 0) + chance;
    [turn * chance, ...counts].forEach((sum, i) => {
      sums[i] = (sums[i] ?? 0) + sum;
    });
  };
  const mostTurns = duel.mostTurns ?? Number.POSITIVE_INFINITY;
  for (let turn = 1; turn <= mostTurns && left > remainder; turn++) {
    const next = new Map<string, Share>();
    for (const share of open.values()) {
      for (const move of movesFrom(share.state)) addMove(next, share, move);
    }
    open = new Map();
    byTurns[turn] = 0;
    for (const [name, share] of next) {
      if (isOver(share.state) || turn === mostTurns) end(share, turn);
      else open.set(name, share);
    }
    left = [...open.values()].reduce((sum, { chance }) => sum + chance, 0);
  }
  const [meanTurns = 0, ...means] = sums;
  const [attackerMade = 0, defenderMade = 0, attackerDriven = 0, defenderDriven = 0] = means;
  return {
    ...result,
    remainder: left,
    turns: byTurns,
    lifeLeft,
    mean: {
      turns: meanTurns,
      attacks: attackerMade + defenderMade,
      'attacksMade:attacker': attackerMade,
      'attacksMade:defender': defenderMade,
      'spacesDriven:attacker': attackerDriven,
      'spacesDriven:defender': defenderDriven,
    },
  };
}

interface Move {
  state: DuelState;
  counts: readonly number[];
  chance: number;
}

/** A state, its chance, and each counter's mean in it times that chance. */
interface Share {
  state: DuelState;
  chance: number;
  sums: readonly number[];
}

function addMove(next: Map<string, Share>, share: Share, move: Move): void {
  const name = JSON.stringify(move.state);
  const before = next.get(name) ?? { state: move.state, chance: 0, sums: [0, 0, 0, 0] };
  const chance = share.chance * move.chance;
  next.set(name, {
    state: move.state,
    chance: before.chance + chance,
    sums: before.sums.map(
      (sum, i) => sum + (share.sums[i] ?? 0) * move.chance + (move.counts[i] ?? 0) * chance,
    ),
  });
}

function countersOf({ attacksMade, spacesDriven }: DuelState): number[] {
  return [attacksMade.attacker, attacksMade.defender, spacesDriven.attacker, spacesDriven.defender];
}

function toNumber({ numerator, denominator }: Fraction): number {
  const scaled = (numerator << 1100n) / denominator;
  // At least 53 significant bits, whatever the size of the two numbers.
  const size = scaled.toString(2).length;
  const shift = Math.max(0, size - 64);
  return Number(scaled >> BigInt(shift)) * 2 ** (shift - 1100);
}

function starts(duel: Duel): Law<DuelState> {
  const { first = 'toss' } = duel;
  if (first !== 'toss') return certain(startOfDuel(duel, first));
  return (['attacker', 'defender'] as const).map((side) => ({
    value: startOfDuel(duel, side),
    chance: { numerator: 1n, denominator: 2n },
  }));
}

/** The outcomes of one turn from a state without its counters; each state is computed only once. */
function turns(duel: Duel): (state: DuelState) => Law<DuelState> {
  const known = new Map<string, Law<DuelState>>();
  return (state) => {
    const bare = { ...state, attacksMade: NONE, spacesDriven: NONE };
    const name = JSON.stringify(bare);
    const before = known.get(name);
    if (before !== undefined) return before;
    const distribution = lawOfTurn(duel, bare).map(({ value, chance }) => ({
      value,
      chance: reduced(chance),
    }));
    known.set(name, distribution);
    return distribution;
  };
}

function withCounters(after: DuelState, before: DuelState, counted: readonly Counter[]): DuelState {
  const sum = (counter: Counter, side: SideName) =>
    counted.includes(counter) ? before[counter][side] + after[counter][side] : 0;
  const both = (counter: Counter) => ({
    attacker: sum(counter, 'attacker'),
    defender: sum(counter, 'defender'),
  });
  return { ...after, attacksMade: both('attacksMade'), spacesDriven: both('spacesDriven') };
}
