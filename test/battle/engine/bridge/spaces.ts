import type { GameState } from '../../../../src/battle/engine/state/state.ts';
import { nameOf, type Space } from '../../../reference/hexes.ts';

/** The spaces of a place of the engine's. */
export function spacesOfPlace(
  { tables }: Pick<GameState, 'tables'>,
  figure: number,
  place: number,
): Space[] {
  const { a, b } = tables.cards[tables.cardOf[figure] as number]?.isDouble
    ? tables.double
    : tables.single;
  const { spaces } = tables.ground;
  return [a[place] as number, b[place] as number]
    .filter((space) => space >= 0)
    .map((space) => spaces[space] as Space);
}

/** A place by the names of its spaces, whichever half leads. */
export const placeText = (spaces: readonly Space[]): string => spaces.map(nameOf).sort().join('+');
