/*
 * The engine for games between random armies. It draws a game, plays it as a battle, and adds its result to the sums
 * for each card.
 */

import type { Steps } from '../../base/index.ts';
import type { FightSide } from '../../fight/index.ts';
import { sharesMarkers } from '../army.ts';
import { battleEngine } from '../engine/index.ts';
import { type BattleMemory, battleMemory } from '../engine/state/memory.ts';
import type { GameResult, GameTotals } from '../game-result.ts';
import type { ArmyCard, ArmySide, BattleScenario } from '../scenario.ts';
import { OWN_CAUSES } from '../totals.ts';
import { Draw, type DrawnGame } from './draw.ts';
import type { ArmiesMap, ArmiesScenario, DrawnArmy, PoolCard } from './scenario.ts';
import {
  ARMY_KINDS,
  type ArmiesTotals,
  type ArmyKind,
  MOST_MARGIN,
  newArmiesTotals,
  pairIndex,
  SCORES,
  testedIndex,
} from './totals.ts';

/** The least Range at which a card counts as ranged. */
const RANGED = 4;

/**
 * The index in `ARMY_KINDS` of an army with the tested card: `bonding` if it has a partner of that card; otherwise
 * `ranged` if more than half of the points of its other cards have Range 4 or more; otherwise `melee`.
 */
function kindOfArmy({ cards, playtest }: ArmiesScenario, army: DrawnArmy): number {
  return ARMY_KINDS.indexOf(kindOf());

  function kindOf(): ArmyKind {
    const partners = playtest ? (cards[playtest.card] as PoolCard).partners : [];
    if (army.cards.some((one) => partners.includes(one))) return 'bonding';
    let [near, far] = [0, 0];
    for (const [i, one] of army.cards.entries()) {
      if (one === playtest?.card) continue;
      const { card, points } = cards[one] as PoolCard;
      const all = points * (army.copies[i] as number);
      if (card.range >= RANGED) far += all;
      else near += all;
    }
    return far > near ? 'ranged' : 'melee';
  }
}

/** A game expressed as a battle, with the pool index of each of its cards (the first side's cards first). */
interface BattleOfGame {
  readonly battle: BattleScenario;
  readonly cards: readonly number[];
}

/** A game between random armies, expressed as a battle. */
export function battleOf(scenario: ArmiesScenario, { map, armies }: DrawnGame): BattleOfGame {
  const { maps, rounds, superStrength, states, rulings } = scenario;
  const { board, starts } = maps[map] as ArmiesMap;
  const [one, other] = armies.map((army) => entriesOf(scenario, army)) as [Entries, Entries];
  const side = (number: 0 | 1, entries: Entries): ArmySide => ({
    name: number === 0 ? 'the first army' : 'the second army',
    cards: entries.map(({ entry }) => entry),
    start: starts[number],
    policy: scenario.policy,
  });
  return {
    battle: {
      rules: 'c3g',
      fight: 'battle',
      sides: [side(0, one), side(1, other)],
      board,
      rounds,
      superStrength,
      ...(states && { states }),
      rulings,
    },
    cards: [...one, ...other].map(({ number }) => number),
  };
}

/**
 * Copies of cards, each with its number in its name. They are reused, because tables of battles are keyed by card
 * object.
 */
const COPIES = new WeakMap<FightSide, FightSide[]>();

/** Copy `n` of a card, counted from 0. All but the first have their number in the name. */
function copyOf(card: FightSide, n: number): FightSide {
  if (n === 0) return card;
  const known = COPIES.get(card) ?? [];
  COPIES.set(card, known);
  const copy = known[n] ?? { ...card, name: `${card.name} ${n + 1}` };
  known[n] = copy;
  return copy;
}

type Entries = readonly { readonly entry: ArmyCard; readonly number: number }[];

/**
 * The entries of an army. Copies of a common card are one entry and share their order markers; each copy of an uncommon
 * hero is a separate entry.
 */
function entriesOf({ cards }: ArmiesScenario, army: DrawnArmy): Entries {
  return army.cards.flatMap((number, i) => {
    const { card, points } = cards[number] as PoolCard;
    const copies = army.copies[i] as number;
    if (sharesMarkers(card)) return [{ entry: { card, points, copies }, number }];
    return Array.from({ length: copies }, (_, n) => ({
      entry: { card: copyOf(card, n), points, copies: 1 },
      number,
    }));
  });
}

/** Plays games between random armies, one after another. */
export interface ArmiesEngine {
  /** The result of the last game. Its cards are numbered across the two armies of that game. */
  readonly result: GameResult;
  /** Sums over all games played. */
  readonly totals: ArmiesTotals;
  /**
   * Plays a game, pausing after each turn.
   *
   * @param game number of the game in the run; together with the seed, it determines the game
   */
  steps(game: number): Steps<void>;
}

/** @param memory tables shared with battles played before */
export function armiesEngine(
  scenario: ArmiesScenario,
  seed: string,
  memory: BattleMemory = battleMemory(),
): ArmiesEngine {
  return new Engine(scenario, seed, memory);
}

class Engine implements ArmiesEngine {
  result!: GameResult;
  readonly totals: ArmiesTotals;
  private readonly scenario: ArmiesScenario;
  private readonly seed: string;
  private readonly memory: BattleMemory;
  private readonly draw: Draw;
  /** For each card, the index of its first power if the powers of all cards are numbered consecutively. */
  private readonly powersFrom: readonly number[];
  /** The score of the last game with the tested card, and the number of its pair of games. */
  private last = { pair: -1, score: 0 };

  constructor(scenario: ArmiesScenario, seed: string, memory: BattleMemory) {
    this.scenario = scenario;
    this.seed = seed;
    this.memory = memory;
    this.draw = new Draw(scenario, seed);
    this.totals = newArmiesTotals(scenario);
    let powers = 0;
    this.powersFrom = scenario.cards.map(({ card }) => {
      powers += card.powers.length;
      return powers - card.powers.length;
    });
  }

  *steps(game: number): Steps<void> {
    const { scenario, seed, memory } = this;
    const drawn = this.draw.game(game);
    const { battle, cards } = battleOf(scenario, drawn);
    const engine = battleEngine(battle, seed, undefined, memory);
    // Both games of a pair have the same dice.
    yield* engine.steps(drawn.playtest?.pair ?? game);
    this.result = engine.result;
    this.countGame(drawn);
    this.countCards(cards, engine.result, engine.totals);
    this.countTested(drawn);
    this.countField(drawn);
  }

  private scoreOf(side: number): number {
    const { winner } = this.result;
    return winner === 2 ? 1 : winner === side ? 2 : 0;
  }

  private countGame({ map, armies }: DrawnGame): void {
    const { result, totals } = this;
    add(totals.byMap, map * SCORES.length + this.scoreOf(0), 1);
    add(totals.byPoints, 0, Number(result.isByPoints));
    add(totals.rounds, 0, result.rounds);
    const [own = 0, other = 0] = result.pointsLeft;
    const margin = Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, own - other));
    add(totals.marginSquares, 0, margin * margin);
    this.countArmy(armies[0], this.scoreOf(0), margin);
    this.countArmy(armies[1], this.scoreOf(1), -margin);
  }

  private countArmy({ cards, copies }: DrawnArmy, score: number, margin: number): void {
    const { totals } = this;
    for (const [i, card] of cards.entries()) {
      const count = copies[i] as number;
      add(totals.armies, card, 1);
      add(totals.copies, card, count);
      add(totals.score, card, count * score);
      add(totals.margin, card, count * (margin + MOST_MARGIN));
      for (let j = 0; j < i; j++) {
        const other = cards[j] as number;
        const pair = pairIndex(Math.min(card, other), Math.max(card, other));
        add(totals.pairArmies, pair, 1);
        add(totals.pairScore, pair, score);
      }
    }
  }

  private countCards(numbers: readonly number[], result: GameResult, game: GameTotals): void {
    const { totals, scenario, powersFrom } = this;
    const [inGame, inPool] = [numbers.length, scenario.cards.length];
    let power = 0;
    for (const [i, card] of numbers.entries()) {
      add(totals.pointsDestroyed, card, result.pointsDestroyed[i] as number);
      add(totals.pointsLost, card, Math.max(0, result.pointsLost[i] as number));
      add(totals.turns, card, result.turns[i] as number);
      const { powers } = (scenario.cards[card] as PoolCard).card;
      for (let n = 0; n < powers.length; n++) {
        add(totals.fired, (powersFrom[card] as number) + n, game.fired[power++] as number);
      }
      const row = i * (inGame + OWN_CAUSES.length);
      const sums = card * (inPool + OWN_CAUSES.length);
      for (const [j, by] of numbers.entries()) {
        add(totals.destroyedBy, sums + by, game.destroyedBy[row + j] as number);
      }
      for (let j = 0; j < OWN_CAUSES.length; j++) {
        add(totals.destroyedBy, sums + inPool + j, game.destroyedBy[row + inGame + j] as number);
      }
    }
  }

  private countField({ entrants }: DrawnGame): void {
    if (!entrants) return;
    const { totals, scenario } = this;
    const count = scenario.field?.armies.length ?? 0;
    for (const side of [0, 1] as const) {
      const at = entrants[side] * count + entrants[(1 - side) as 0 | 1];
      add(totals.met, at, 1);
      add(totals.metScore, at, this.scoreOf(side));
    }
  }

  private countTested({ armies, map, playtest }: DrawnGame): void {
    if (!playtest) return;
    const { scenario, totals } = this;
    const { pair, side, tested, hasTested } = playtest;
    const score = this.scoreOf(side);
    const kind = kindOfArmy(scenario, tested);
    const difference = armies[side].points - (armies[1 - side] as DrawnArmy).points;
    const at = testedIndex(scenario, { hasTested, kind, map, difference });
    add(totals.tested, at + score, 1);
    if (hasTested) this.last = { pair, score };
    else if (this.last.pair === pair) add(totals.pairs, this.last.score * SCORES.length + score, 1);
  }
}

function add(sums: Uint32Array | Float64Array, at: number, more: number): void {
  sums[at] = (sums[at] as number) + more;
}
