import type { FightSide } from '../../../fight/index.ts';
import type { BattleBoard, BattleRulings } from '../../scenario.ts';
import { type KnownPairs, knownPairs } from '../attacks/known-pairs.ts';
import { type Approaches, approachesOn, listAt } from '../ground/approaches.ts';
import {
  type BattleGround,
  battleGround,
  DIRECTIONS,
  FAR,
  type Places,
  placesOn,
} from '../ground/ground.ts';
import { type Sight, sightOn } from '../ground/sight.ts';
import { type PlayedCard, playedCard } from './cards.ts';
import { RoomForRows, Rows } from './rows.ts';

/**
 * How far it is on foot, past other figures: the Move that a way takes whose single steps go up fewer levels than `climbs`;
 * `FAR` if there is none.
 */
interface Walks {
  /** From each space, by the space to which it leads. */
  from(climbs: number): Rows<Int16Array>;
  /** To each space, by the space from which it comes. */
  to(climbs: number): Rows<Int16Array>;
}

/**
 * Ways from a space, or to it, are all found in one search when they are first asked for. If there are many places at one
 * end and few at the other, as in what policies ask, the few are the ones to search from.
 */
function walksOn(ground: BattleGround, room: RoomForRows): Walks {
  const open: number[][] = [];
  const search = (climbs: number, start: number, isBackwards: boolean): Int16Array => {
    const { count, neighbours, walled, level, cost, held } = ground;
    const row = new Int16Array(count).fill(FAR);
    row[start] = 0;
    listAt(open, 0).push(start);
    for (let spent = 0; spent < open.length; spent++) {
      for (const space of open[spent] ?? []) {
        if (row[space] !== spent) continue;
        for (let d = 0; d < DIRECTIONS; d++) {
          const next = neighbours[space * DIRECTIONS + d] as number;
          if (next < 0 || walled[space * DIRECTIONS + d] === 1) continue;
          const [left, entered] = isBackwards ? [next, space] : [space, next];
          if (held[entered] === 1) continue;
          const up = (level[entered] as number) - (level[left] as number);
          if (up >= climbs) continue;
          const all = spent + (cost[entered] as number) + Math.max(0, up);
          if (all >= (row[next] as number)) continue;
          row[next] = all;
          listAt(open, all).push(next);
        }
      }
    }
    for (const list of open) list.length = 0;
    return row;
  };
  const rowsOf = (isBackwards: boolean) => {
    const known: Rows<Int16Array>[] = [];
    return (climbs: number): Rows<Int16Array> => {
      const rows =
        known[climbs] ??
        new Rows(room, ground.count, (start) => search(climbs, start, isBackwards));
      known[climbs] = rows;
      return rows;
    };
  };
  return { from: rowsOf(false), to: rowsOf(true) };
}

/** Cards as battles play them, each worked out once, by the object that armies have. */
function knownCards(): typeof playedCard {
  const known = new WeakMap<FightSide, Map<string, PlayedCard>>();
  return (card, side, on) => {
    const ofCard = known.get(card) ?? new Map<string, PlayedCard>();
    known.set(card, ofCard);
    const found = ofCard.get(keyOf(on)) ?? ofCard.get(keyOf(on, side));
    if (found) return found;
    // Uses are counted by the line: those of one side's card are not those of the other's.
    const played = playedCard(structuredClone(card), side, on);
    const isOfSide = played.limited.length > 0 || played.decided.length > 0;
    ofCard.set(isOfSide ? keyOf(on, side) : keyOf(on), played);
    return played;
  };
}

const keyOf = (on: readonly string[], side?: number) => [side, ...on].join('/');

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
