import { listAt } from './approaches.ts';
import { type BattleGround, DIRECTIONS, FAR } from './ground.ts';
import { type RoomForRows, Rows } from './rows.ts';

/**
 * How far it is on foot, past other figures: the Move that a way takes whose single steps go up fewer levels than `climbs`;
 * `FAR` if there is none.
 */
export interface Walks {
  /** From each space, by the space to which it leads. */
  from(climbs: number): Rows<Int16Array>;
  /** To each space, by the space from which it comes. */
  to(climbs: number): Rows<Int16Array>;
}

/**
 * Ways from a space, or to it, are all found in one search when they are first asked for. If there are many places at one
 * end and few at the other, as in what policies ask, the few are the ones to search from.
 */
export function walksOn(ground: BattleGround, room: RoomForRows): Walks {
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
