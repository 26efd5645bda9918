/* The board of a fight as scenarios store it: the ground, and the place of everything on it. */

import { boardOf, Ground, type Occupant, type Space, type Wall } from '../board/index.ts';
import type { Selector } from '../cards/index.ts';
import { groundsFor } from '../rules/index.ts';

/**
 * The kinds of things that can block a figure. If several things block it, the first kind in this order is the cause.
 */
export const OTHER_KINDS = ['figure', 'object', 'obstacle', 'glyph', 'power'] as const;
export type OtherKind = (typeof OTHER_KINDS)[number];

/** A figure or thing on the board other than the attacker and the defender. */
export interface Other extends Occupant {
  readonly kind: OtherKind;
  /** Life of a figure or destructible object; absent if unknown. */
  readonly life?: number;
  readonly wounds: number;
  /** The side of a figure; the defender's if absent. */
  readonly side?: 'attacker' | 'defender';
  /** A glyph that never stops a figure, whatever the ruling on glyphs says. */
  readonly passable?: boolean;
  /** Whether this Life is only an assumption of a built-in card. */
  readonly assumedLife?: boolean;
  /** The auras on a figure's card that act in attacks. On a board, a fight does not play them. */
  readonly auras?: readonly OthersAura[];
}

/** An aura of a figure on the board, and the figures that it acts on. */
export interface OthersAura {
  /** The title of the power. */
  readonly power: string;
  readonly to: Selector;
}

/** The ground of a fight and everything on it: plain data. */
export interface Setup {
  /** Board text: one row per line. */
  readonly terrain: string;
  /** Empty if every place should be tried. */
  readonly attacker: readonly Space[];
  readonly defender: readonly Space[];
  readonly others: readonly Other[];
  readonly walls: readonly Wall[];
  /** What the board lacks compared with the map from which it was made, in sentences. */
  readonly lacks?: readonly string[];
}

export const { groundOf, keepGround, withAttackerAt } = groundsFor(
  (terrain, { others, walls }: Setup) => boardOf(new Ground({ terrain, walls }), others),
);
