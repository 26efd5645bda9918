import { listAt } from './approaches.ts';
import { type BattleGround, DIRECTIONS, FAR } from './ground.ts';

/** How far it is on foot, past nobody. */
export interface Walks {
  /**
   * Move from one space to another; `FAR` if there is no way.
   *
   * @param climbs a single step goes up fewer levels than this
   */
  between(climbs: number, from: number, to: number): number;
}

/** Ways are looked for from a space when they are first asked for, to all others at once. */
export function walksOn(ground: BattleGround): Walks {
  const known: Int16Array[][] = [];
  const open: number[][] = [];
  const rowFrom = (climbs: number, from: number): Int16Array => {
    const { count, neighbours, walled, level, cost, held } = ground;
    const row = new Int16Array(count).fill(FAR);
    row[from] = 0;
    listAt(open, 0).push(from);
    for (let spent = 0; spent < open.length; spent++) {
      for (const space of open[spent] ?? []) {
        if (row[space] !== spent) continue;
        for (let d = 0; d < DIRECTIONS; d++) {
          const next = neighbours[space * DIRECTIONS + d] as number;
          if (next < 0 || walled[space * DIRECTIONS + d] === 1 || held[next] === 1) continue;
          const up = (level[next] as number) - (level[space] as number);
          if (up >= climbs) continue;
          const all = spent + (cost[next] as number) + Math.max(0, up);
          if (all >= (row[next] as number)) continue;
          row[next] = all;
          listAt(open, all).push(next);
        }
      }
    }
    for (const list of open) list.length = 0;
    return row;
  };
  return {
    between(climbs, from, to) {
      let rows = known[climbs];
      if (!rows) {
        rows = [];
        known[climbs] = rows;
      }
      let row = rows[from];
      if (!row) {
        row = rowFrom(climbs, from);
        rows[from] = row;
      }
      return row[to] as number;
    },
  };
}
