/* The living figures of a side with their wounds, as interned objects, and the effect of a throw on the figures. */

import type { ThrowOutcome } from '../combat/throw-outcome.ts';
import {
  type FigureState,
  foughtOf,
  hurtFirst,
  type Marking,
  withHit,
  withoutHits,
  withReturned,
  withUses,
  wounded,
} from './state.ts';

/** The living figures of a side; equal lineups are one object. */
export interface Lineup {
  readonly number: number;
  readonly figures: readonly FigureState[];
  /** The wounds of the figure that the other side is fighting. */
  readonly foughtWounds: number;
  /** Caches the lineups that result from a change, by the code of the change. */
  readonly after: Map<number, Lineup>;
}

/** Interns the lineups of one side of a duel. */
export interface Lineups {
  of(figures: readonly FigureState[]): Lineup;
  /** The lineup after the other side has attacked or reacted. */
  hit(lineup: Lineup, outcome: ThrowOutcome, marking: Marking): Lineup;
  /**
   * The lineup after one of its own figures has acted.
   *
   * @param comesFirst whether the figure moves to the front
   */
  acted(lineup: Lineup, index: number, outcome: ThrowOutcome, comesFirst: boolean): Lineup;
}

/**
 * @param ofFigures the indices of limited lines that are counted per figure
 * @param most the maximum number of figures on the side
 */
export function lineups(ofFigures: readonly number[], most: number): Lineups {
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
    hit(lineup, outcome, marking) {
      const { enemyWounds, enemyDestroyed } = outcome;
      const hit = () => figuresHit(lineup.figures, outcome, { ofFigures, most }, marking);
      if (marking !== 'none' || outcome.returned || usesOf(outcome, ofFigures).length > 0)
        return of(hit());
      if (enemyWounds === 0 && !enemyDestroyed) return lineup;
      return changed(lineup, enemyDestroyed ? 0 : codeOf(enemyWounds), hit);
    },
    acted(lineup, index, outcome, comesFirst) {
      const { ownWounds, ownDestroyed } = outcome;
      const acted = () => {
        const figures = figuresActed(lineup.figures, index, outcome, { ofFigures, most });
        return comesFirst ? hurtFirst(figures, index) : figures;
      };
      if (outcome.returned || usesOf(outcome, ofFigures).length > 0) return of(acted());
      if (ownWounds === 0 && !ownDestroyed && !comesFirst) return lineup;
      const what = ownDestroyed ? 0 : codeOf(ownWounds);
      const change = -1 - ((index * 2 + Number(comesFirst)) * CODES + what);
      return changed(lineup, change, acted);
    },
  };
}

/** Encodes a change in wounds, positive or negative, as a number >= 1. */
const codeOf = (wounds: number) => (wounds < 0 ? -2 * wounds : 2 * wounds + 1);
const CODES = 2 ** 20;

function keyOf(figures: readonly FigureState[]): string {
  let key = '';
  for (const { wounds, isFought, isHit, isBack, used } of figures) {
    key += isFought ? `${wounds}f.` : `${wounds}.`;
    if (isHit) key += 'h';
    if (isBack) key += 'b';
    if (used) key += `u${used.join()}.`;
  }
  return key;
}

/** Limits on the figures of a side. */
interface SquadLimits {
  /** The indices of limited lines that are counted per figure. */
  readonly ofFigures: readonly number[];
  /** The maximum number of figures on the side. */
  readonly most: number;
}

/** The attacked side's figures after a throw against the attacked figure. */
export function figuresHit(
  figures: readonly FigureState[],
  outcome: ThrowOutcome,
  { ofFigures, most }: SquadLimits,
  marking: Marking,
): readonly FigureState[] {
  const { enemyWounds, enemyDestroyed, returned } = outcome;
  const target = foughtOf(figures);
  const marked = marking === 'hit' ? withHit(figures, target) : figures;
  const hit = () => {
    if (enemyDestroyed) return wounded(marked, target, undefined);
    const used = withUses(marked, target, usesOf(outcome, ofFigures));
    const changed = wounded(used, target, enemyWounds);
    return enemyWounds === 0 ? changed : hurtFirst(changed, target);
  };
  const after = marking === 'over' ? withoutHits(hit()) : hit();
  return returned ? withReturned(after, returned.enemy, most) : after;
}

/** The acting side's figures after a throw. The acting figure may be harmed or healed. */
export function figuresActed(
  figures: readonly FigureState[],
  index: number,
  outcome: ThrowOutcome,
  { ofFigures, most }: SquadLimits,
): readonly FigureState[] {
  const { ownWounds, ownDestroyed, returned } = outcome;
  const after = ownDestroyed
    ? wounded(figures, index, undefined)
    : wounded(withUses(figures, index, usesOf(outcome, ofFigures)), index, ownWounds);
  return returned ? withReturned(after, returned.own, most) : after;
}

const NONE: readonly number[] = [];

/** The indices of the used lines that are counted per figure. */
const usesOf = ({ used }: ThrowOutcome, ofFigures: readonly number[]) =>
  ofFigures.length === 0 ? NONE : used.filter((line) => ofFigures.includes(line));
