import { type Mistakes, type Problem, sameName } from '../../base/index.ts';
import { findCard, type Library } from '../../cards/index.ts';
import { copiesProblem, namedWithCopies } from '../../fight/index.ts';
import { Growing } from './growing.ts';
import type { ArmiesScenario, ArmyField, DrawnArmy } from './scenario.ts';
import type { ArmiesDocument } from './schema.ts';

/**
 * Reads armies that are given.
 *
 * @param mistakes is added to: cards that no army can have, armies that are too large for their points or a map, a
 *   unique card twice, challengers of nobody
 */
export function readField(
  { armies, challengers = 0 }: NonNullable<ArmiesDocument['field']>,
  { cards, maps, points, leftOut }: Pick<ArmiesScenario, 'cards' | 'maps' | 'points' | 'leftOut'>,
  library: Library,
  mistakes: Mistakes,
): ArmyField {
  const at = (...path: Problem['path']) => ['field', ...path];
  if (challengers >= armies.length) {
    const [found, allowed] = [String(challengers), `fewer than the ${armies.length} armies`];
    mistakes.add({ path: at('challengers'), found, allowed });
  }
  const numberOf = (name: string, path: Problem['path']): number | undefined =>
    mistakes.in(() => {
      const card = findCard(library, name, path);
      const number = cards.findIndex((one) => sameName(one.card.name, card.name));
      if (number >= 0) return number;
      const reason = leftOut.find((one) => sameName(one.name, card.name))?.reason;
      const found = reason === undefined ? card.name : `${card.name}, with ${reason}`;
      mistakes.add({ path, found, allowed: 'a card of those that armies can have' });
      return undefined;
    });
  const read = armies.map((written, i): DrawnArmy => {
    const growing = maps.map((map) => new Growing(cards, map, points));
    for (const [j, text] of written.entries()) {
      const path = at('armies', i, j);
      const { entry, copies } = namedWithCopies(text);
      const number = numberOf(entry, path);
      const ofCopies = copiesProblem(copies);
      if (ofCopies) mistakes.add({ path, ...ofCopies });
      if (number === undefined || ofCopies) continue;
      for (let n = 0; n < copies; n++) {
        if (growing.some((one) => !one.fits(number))) {
          const allowed = `an army of at most ${points} points that fits the start areas, with a unique card once`;
          mistakes.add({ path, found: `${text}, which does not fit`, allowed });
          break;
        }
        for (const one of growing) one.add(number);
      }
    }
    const [first] = growing as [Growing, ...Growing[]];
    return { cards: first.cards, copies: first.copies, points: first.points };
  });
  return { armies: read, challengers };
}
