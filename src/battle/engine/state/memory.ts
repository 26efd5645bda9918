/*
 * Tables that all battles on one thread share: for maps, for cards and for pairs of cards. They make games faster
 * without changing any result.
 */

import {
  type Board,
  boardOf,
  FAR,
  Ground,
  Places,
  RoomForRows,
  Rows,
  readTerrain,
  type Sight,
  sightOn,
  type Terrain,
} from '../../../board/index.ts';
import type { FightSide, Other } from '../../../fight/index.ts';
import type { BattleBoard, BattleRulings } from '../../scenario.ts';
import { type KnownAttacks, knownAttacks } from '../attacks/known-attacks.ts';
import { type Approaches, approachesOn } from '../ground/approaches.ts';
import { LeastMoves, type Steps, stepsOn } from '../ground/least-moves.ts';
import { type Obstacles, obstaclesOn } from '../ground/obstacles.ts';
import { LastingPromises } from '../policies/lasting-promises.ts';
import { type PlayedCard, playedCard } from './cards.ts';

/**
 * The Move needed from space to space on foot if each step goes up fewer levels than `climbs`; `FAR` if there is no
 * way. Other figures are ignored.
 */
interface Walks {
  /** Rows by start, indexed by destination. */
  from(climbs: number): Rows<Int16Array>;
  /** Rows by destination, indexed by start. */
  to(climbs: number): Rows<Int16Array>;
}

/**
 * Computes walks on demand. One search finds the ways from one space to all others, or from all others to it. To
 * compare many places at one end with few places at the other end, use the rows for those few.
 */
function walksOn(ground: Ground, room: RoomForRows): Walks {
  const moves = new LeastMoves(ground);
  const mayEnter = Uint8Array.from(ground.held, (held) => 1 - held);
  const search = (steps: Steps, start: number): Int16Array => {
    const row = new Int16Array(ground.count).fill(FAR);
    moves.add(row, start, 0);
    moves.run(row, steps);
    return row;
  };
  const rowsOf = (isBackwards: boolean) => {
    const known: Rows<Int16Array>[] = [];
    return (climbs: number): Rows<Int16Array> => {
      const found = known[climbs];
      if (found) return found;
      const steps = stepsOn(ground, { flies: false, climbs, isBackwards, mayEnter });
      const rows = new Rows(room, ground.count, (start) => search(steps, start));
      known[climbs] = rows;
      return rows;
    };
  };
  return { from: rowsOf(false), to: rowsOf(true) };
}

/** A cached `playedCard`: each card object is compiled once for each set of switches. */
function knownCards(): typeof playedCard {
  const known = new WeakMap<FightSide, Map<string, PlayedCard>>();
  return (card, side, on) => {
    const ofCard = known.get(card) ?? new Map<string, PlayedCard>();
    known.set(card, ofCard);
    const found = ofCard.get(keyOf(on)) ?? ofCard.get(keyOf(on, side));
    if (found) return found;
    // Limited uses are counted for each line object, so each side needs its own copy of the card.
    const played = playedCard(structuredClone(card), side, on);
    const isOfSide = played.limited.length > 0 || played.decided.length > 0;
    ofCard.set(isOfSide ? keyOf(on, side) : keyOf(on), played);
    return played;
  };
}

const keyOf = (on: readonly string[], side?: number) => [side, ...on].join('/');

/** The tables of a map, valid for all battles on it. Some are computed on demand. */
export interface MapTables {
  readonly ground: Ground;
  /** The board with only the pieces that cannot move. */
  readonly board: Board<Other>;
  readonly single: Places;
  readonly double: Places;
  readonly obstacles: Obstacles;
  readonly sight: Sight;
  readonly walks: Walks;
  readonly approaches: Approaches;
}

/**
 * Tables that all battles on one thread share: tables of maps, compiled cards, and distributions of attacks for pairs
 * of cards. They make the first games of a battle faster without changing any result.
 */
export interface BattleMemory {
  readonly attacks: KnownAttacks;
  readonly promises: Promises;
  readonly lastingPromises: LastingPromises;
  readonly cardOf: typeof playedCard;
  mapOf(board: BattleBoard): MapTables;
  /** Returns one object for all rulings equal to these, because distributions distinguish rulings by object. */
  rulingsLike(rulings: BattleRulings): BattleRulings;
}

/** A cache of expected values of attacks during one look: a time in which no figure moves. The arrays are reused. */
export class Promises {
  /** Two expected values for each situation. */
  known = new Float64Array(0);
  /** For each situation, the number of the look in which its values were computed. They are valid only in that look. */
  at = new Int32Array(0);
  /** The number of the current look. All users share this counter, so no two looks have the same number. */
  look = 0;

  /** Makes room for this many situations. */
  reserve(situations: number): void {
    if (this.at.length >= situations) return;
    this.known = new Float64Array(2 * situations);
    this.at = new Int32Array(situations);
  }
}

/** Maximum number of maps in memory; beyond it, the least recently used map is dropped. */
const MOST_MAPS = 16;

/** An empty memory. */
export function battleMemory(): BattleMemory {
  const maps = new Map<string, MapTables>();
  const keys = new WeakMap<BattleBoard, string>();
  const room = new RoomForRows();
  const rulings = new Map<string, BattleRulings>();
  return {
    attacks: knownAttacks(),
    promises: new Promises(),
    lastingPromises: new LastingPromises(),
    cardOf: knownCards(),
    mapOf(board) {
      const { terrain, others, walls, terrainCosts } = board;
      const key = keys.get(board) ?? JSON.stringify([terrain, others, walls, terrainCosts]);
      keys.set(board, key);
      const tables = maps.get(key) ?? mapTables(board, room);
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

function mapTables(board: BattleBoard, room: RoomForRows): MapTables {
  const { others, walls, terrainCosts: costs } = board;
  const terrain = readTerrain(board.terrain) as Terrain;
  const spacesOf = (...kinds: readonly Other['kind'][]) =>
    others.flatMap(({ kind, spaces }) => (kinds.includes(kind) ? spaces : []));
  const held = spacesOf('figure', 'object', 'obstacle');
  const ground = new Ground({ terrain, walls, held, costs, room });
  const blocking = spacesOf('object', 'obstacle');
  const sight = sightOn(ground, blocking, walls, room);
  return {
    ground,
    board: boardOf(ground, others),
    single: new Places(ground, false),
    double: new Places(ground, true),
    obstacles: obstaclesOn(ground, others),
    sight,
    walks: walksOn(ground, room),
    approaches: approachesOn(ground, sight, room),
  };
}
