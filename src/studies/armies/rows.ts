import type { SparseRows } from '../../base/index.ts';
import { Draw } from '../../battle/index.ts';
import type { ArmiesPlayed } from './counts.ts';

/** The games that were played, drawn again: by game, copies of each card in one army less those in the other. */
export function rowsOf({
  scenario,
  seed,
  ranges,
}: Omit<ArmiesPlayed, 'games' | 'totals'>): SparseRows {
  const draw = new Draw(scenario, seed);
  const [starts, columns, values] = [[0], [] as number[], [] as number[]];
  for (const [first, end] of ranges) {
    for (let game = first; game < end; game++) {
      const row = new Map<number, number>();
      for (const [side, { cards, copies }] of draw.game(game).armies.entries()) {
        for (const [i, card] of cards.entries()) {
          const count = (copies[i] as number) * (side === 0 ? 1 : -1);
          row.set(card, (row.get(card) ?? 0) + count);
        }
      }
      for (const [card, count] of row) {
        if (count === 0) continue;
        columns.push(card);
        values.push(count);
      }
      starts.push(columns.length);
    }
  }
  return {
    width: scenario.cards.length,
    starts: Int32Array.from(starts),
    columns: Int16Array.from(columns),
    values: Int8Array.from(values),
  };
}
