import type { BattleBoard, BattleRulings } from '../scenario.ts';
import { type Approaches, approachesOn } from './approaches.ts';
import type { playedCard } from './cards.ts';
import { type BattleGround, battleGround, type Places, placesOn } from './ground.ts';
import { knownCards } from './known-cards.ts';
import { type KnownPairs, knownPairs } from './known-pairs.ts';
import { RoomForRows } from './rows.ts';
import { type Sight, sightOn } from './sight.ts';
import { type Walks, walksOn } from './walks.ts';

/** What of a map does not change from battle to battle; some of it is worked out when it is first asked for. */
export interface MapTables {
  readonly ground: BattleGround;
  readonly single: Places;
  readonly double: Places;
  readonly sight: Sight;
  /** Sight of any part, which auras need. */
  readonly auraSight: Sight;
  readonly walks: Walks;
  readonly approaches: Approaches;
}

/**
 * What battles have in common that are played one after another on a thread: tables of their maps, distributions of
 * attacks that look the same to the powers of the cards, and what is known of cards and pairs of cards that several
 * battles have. It makes the first games of a battle quicker, and changes none.
 */
export interface BattleMemory {
  readonly pairs: KnownPairs;
  readonly promises: Promises;
  readonly cardOf: typeof playedCard;
  mapOf(board: BattleBoard): MapTables;
  /** The same object for rulings that are turned alike, which `distributions` tells apart by object. */
  rulingsLike(rulings: BattleRulings): BattleRulings;
}

/** What attacks promise, as long as nobody moves: room that is filled again and again. */
export class Promises {
  /** Two numbers a situation. */
  known = new Float64Array(0);
  /** By situation, the look in which it became known. */
  at = new Int32Array(0);
  /** The number of the last look: no two looks of those who share this have the same. */
  look = 0;

  /** Makes room for so many situations. */
  reserve(situations: number): void {
    if (this.at.length >= situations) return;
    this.known = new Float64Array(2 * situations);
    this.at = new Int32Array(situations);
  }
}

/** Maps that are kept: those that were played on last. */
const MOST_MAPS = 16;

/** A memory of nothing. */
export function battleMemory(): BattleMemory {
  const maps = new Map<string, MapTables>();
  const rulings = new Map<string, BattleRulings>();
  return {
    pairs: knownPairs(),
    promises: new Promises(),
    cardOf: knownCards(),
    mapOf(board) {
      const { terrain, others, walls, terrainCosts } = board;
      const key = JSON.stringify([terrain, others, walls, terrainCosts]);
      const tables = maps.get(key) ?? mapTables(board);
      maps.delete(key);
      maps.set(key, tables);
      const [oldest] = maps.keys();
      if (maps.size > MOST_MAPS && oldest !== undefined) maps.delete(oldest);
      return tables;
    },
    rulingsLike(asked) {
      const key = JSON.stringify(asked);
      const known = rulings.get(key) ?? asked;
      rulings.set(key, known);
      return known;
    },
  };
}

function mapTables(board: BattleBoard): MapTables {
  const room = new RoomForRows();
  const ground = battleGround(board, room);
  const sight = sightOn(ground, board.others, board.walls, room);
  return {
    ground,
    single: placesOn(ground, false),
    double: placesOn(ground, true),
    sight,
    auraSight: sightOn(ground, board.others, board.walls, room, true),
    walks: walksOn(ground, room),
    approaches: approachesOn(ground, sight, room),
  };
}
