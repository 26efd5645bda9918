/* Sites: boards that are being built from the pieces of a map. */

import type { Space } from '../space.ts';
import type { Hex } from './axial.ts';
import type { MapView } from './frame.ts';
import type { Placement } from './map-board.ts';
import type { GroundKind } from './piece-kinds.ts';

/** The highest ground on a space. */
export interface Top {
  readonly layer: number;
  /** The kind of ground; undefined for an obstacle on the table. */
  readonly kind?: GroundKind;
}

/** Counts how often each name occurs. */
export class NameCounts {
  private readonly counts = new Map<string, number>();

  add(name: string, count = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + count);
  }

  get isEmpty(): boolean {
    return this.counts.size === 0;
  }

  /** "grass (22), rock (1)": the most frequent names first. A long list ends with the number of names left out. */
  text(most: number, each = (name: string, count: number) => `${name} (${count})`): string {
    const all = [...this.counts].sort(([, a], [, b]) => b - a);
    const told = all.slice(0, most).map(([name, count]) => each(name, count));
    const untold = all.length - told.length;
    return [...told, ...(untold > 0 ? [`and ${untold} more kinds`] : [])].join(', ');
  }
}

/** A board under construction. The pieces of a map are added to it, one kind after another. */
export interface Site {
  /** The pieces of the map, from the lowest layer to the highest. */
  readonly placements: readonly Placement[];
  readonly view: MapView;
  /** The ground of each space, by the space's number (`numberOf`). */
  readonly tops: (Top | undefined)[];
  /** Spaces with a gap somewhere below their ground. */
  readonly hollow: Set<number>;
  /** Spaces with two tiles in the same layer. */
  readonly doubled: Set<number>;
  /** The name of the obstacle on each occupied space. */
  readonly solid: Map<number, string>;
  /** Pieces covered by other pieces. */
  readonly covered: NameCounts;
  /** Pieces that are off the map or have no ground. */
  readonly misplaced: NameCounts;
}

export function emptySite(placements: readonly Placement[], view: MapView): Site {
  return {
    placements,
    view,
    tops: new Array(view.columns * view.rows).fill(undefined),
    hollow: new Set(),
    doubled: new Set(),
    solid: new Map(),
    covered: new NameCounts(),
    misplaced: new NameCounts(),
  };
}

/** The number of a space; spaces are numbered row by row. */
export function numberOf({ view }: Site, [column, row]: Space): number {
  return row * view.columns + column;
}

export function topAt(site: Site, space: Space): Top | undefined {
  return site.tops[numberOf(site, space)];
}

/** The level of ground: for land, one higher than its layer; for water and similar ground, equal to its layer. */
export function levelOf({ layer, kind }: Top): number {
  return kind?.isLand ? layer + 1 : layer;
}

/** The spaces of those hexes that are in the view. */
export function seen({ view }: Site, hexes: readonly Hex[]): Space[] {
  return hexes.flatMap((hex) => {
    const space = view.spaceOf(hex);
    return space ? [space] : [];
  });
}
