/* Order markers that are removed or move to another card, and a card's own markers. */

import type { Clause, Scene } from './clause.ts';

/** Takes unrevealed order markers from a card, or moves a marker to another card when it is about to be revealed. */
export type MarkersAction =
  | {
      readonly take: 'all' | 1;
      /** Where the markers go: off all cards, to the card with the power, or to another card of the markers' side. */
      readonly to: 'off' | 'own' | 'other';
      /** The maximum distance, in spaces, to a figure of the other card. */
      readonly within?: number;
    }
  | { readonly bring: 'own' | { readonly within: number } };

export function markersText(markers: MarkersAction, scene: Scene): Clause {
  const { self, other, whom = other } = scene;
  if ('bring' in markers) {
    const near =
      markers.bring === 'own'
        ? ''
        : `, or to that of a friendly figure within ${markers.bring.within} spaces of it`;
    return { who: 'you', several: true, does: `moves that order marker to its card${near}` };
  }
  const { take, to, within } = markers;
  const what = take === 'all' ? 'all unrevealed order markers' : '1 random unrevealed order marker';
  if (to === 'own') return { who: self, does: `takes over ${what} on that card` };
  if (to === 'off') return { who: `the card of ${whom}`, does: `loses ${what}` };
  const near = within === undefined ? '' : ` that has a figure within ${within} spaces of ${self}`;
  return {
    who: `${what} on the card of ${whom}`,
    does: `goes to another card of that army${near}`,
  };
}

/** Adds or removes markers that the card itself collects. */
export type TokensAction =
  | { readonly add: 1; readonly most: number }
  | { readonly remove: 'all' | 'eachTarget' };

export function tokensText(tokens: TokensAction): Clause {
  if ('add' in tokens)
    return { who: 'its card', does: `collects a marker (at most ${tokens.most})` };
  const what =
    tokens.remove === 'all'
      ? 'all collected markers'
      : '1 collected marker for each figure attacked';
  return { who: 'its card', does: `loses ${what}` };
}
