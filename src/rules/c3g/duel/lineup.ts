import type { Exchange } from './exchange.ts';
import { type FigureState, foughtOf, hurtFirst, wounded } from './state.ts';

/** The living figures of a side as they stand: one object for all that are alike. */
export interface Lineup {
  readonly number: number;
  readonly figures: readonly FigureState[];
  /** Of the figure that the other side fights. */
  readonly foughtWounds: number;
  /** What has become of it, by what was changed. */
  readonly after: Map<number, Lineup>;
}

/** The lineups that a side comes to in a duel. */
export interface Lineups {
  of(figures: readonly FigureState[]): Lineup;
  /** When the other side has attacked, or answered. */
  hit(lineup: Lineup, exchange: Exchange): Lineup;
  /**
   * When one of its own figures has acted.
   *
   * @param comesFirst whether it is the first from now on
   */
  acted(lineup: Lineup, index: number, exchange: Exchange, comesFirst: boolean): Lineup;
}

export function lineups(): Lineups {
  const known = new Map<string, Lineup>();
  const of = (figures: readonly FigureState[]): Lineup => {
    const key = keyOf(figures);
    const found = known.get(key);
    if (found) return found;
    const foughtWounds = figures[foughtOf(figures)]?.wounds ?? 0;
    const lineup = { number: known.size, figures, foughtWounds, after: new Map() };
    known.set(key, lineup);
    return lineup;
  };
  const changed = (
    lineup: Lineup,
    change: number,
    figures: () => readonly FigureState[],
  ): Lineup => {
    const found = lineup.after.get(change);
    if (found) return found;
    const after = of(figures());
    lineup.after.set(change, after);
    return after;
  };
  return {
    of,
    hit(lineup, exchange) {
      const { enemyWounds, enemyDestroyed } = exchange;
      if (enemyWounds === 0 && !enemyDestroyed) return lineup;
      const change = enemyDestroyed ? 0 : codeOf(enemyWounds);
      return changed(lineup, change, () => figuresHit(lineup.figures, exchange));
    },
    acted(lineup, index, exchange, comesFirst) {
      const { ownWounds, ownDestroyed } = exchange;
      if (ownWounds === 0 && !ownDestroyed && !comesFirst) return lineup;
      const what = ownDestroyed ? 0 : codeOf(ownWounds);
      const change = -1 - ((index * 2 + Number(comesFirst)) * CODES + what);
      return changed(lineup, change, () => {
        const figures = figuresActed(lineup.figures, index, exchange);
        return comesFirst ? hurtFirst(figures, index) : figures;
      });
    },
  };
}

/** A number from 1 on for wounds, more or fewer. */
const codeOf = (wounds: number) => (wounds < 0 ? -2 * wounds : 2 * wounds + 1);
const CODES = 2 ** 20;

function keyOf(figures: readonly FigureState[]): string {
  let key = '';
  for (const { wounds, isFought } of figures) key += isFought ? `${wounds}f.` : `${wounds}.`;
  return key;
}

/** Of the side that was attacked, the figure that is fought was hit. */
export function figuresHit(
  figures: readonly FigureState[],
  { enemyWounds, enemyDestroyed }: Exchange,
): readonly FigureState[] {
  const target = foughtOf(figures);
  if (enemyDestroyed) return wounded(figures, target, undefined);
  const changed = wounded(figures, target, enemyWounds);
  return enemyWounds === 0 ? changed : hurtFirst(changed, target);
}

/** Of the acting side, the figure that acts was harmed or healed. */
export function figuresActed(
  figures: readonly FigureState[],
  index: number,
  { ownWounds, ownDestroyed }: Exchange,
): readonly FigureState[] {
  return wounded(figures, index, ownDestroyed ? undefined : ownWounds);
}
