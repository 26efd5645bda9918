/* Worths in armies that ship with the program. */

import type { ArmiesAnswer } from '../answer.ts';
import type { CardEstimate, WorthInArmies } from '../estimates.ts';
import classic from './classic.json' with { type: 'json' };

/** An answer in its JSON form (`knockback armies --format json`). */
interface Written
  extends Omit<ArmiesAnswer, 'estimates'>,
    Omit<ArmiesAnswer['estimates'], 'cards'> {
  readonly cards: readonly (Omit<CardEstimate, 'byMargin'> & {
    readonly byMargin: number;
    readonly byMarginError: number;
  })[];
}

/** Estimates by collection, made by `npm run estimates`. */
const SHIPPED: Readonly<Record<string, unknown>> = { classic };

/** The shipped estimates of a collection; undefined if there are none. */
export function shippedEstimates(collection: string): ArmiesAnswer | undefined {
  const written = SHIPPED[collection] as Written | undefined;
  if (!written) return undefined;
  const { seed, games, setting, leftOut, powers, silent, cards, ...rest } = written;
  return {
    seed,
    games,
    setting,
    leftOut,
    ...(powers && { powers }),
    silent,
    estimates: {
      ...rest,
      cards: cards.map(({ byMargin, byMarginError, ...card }) => ({
        ...card,
        byMargin: { points: byMargin, standardError: byMarginError },
      })),
    },
  };
}

/** A card's worth in armies, judged by the margin of points; undefined if no estimate ships with the program. */
export function worthInArmies(card: string, collection = ''): WorthInArmies | undefined {
  const answer = shippedEstimates(collection);
  const found = answer?.estimates.cards.find((one) => one.card === card);
  return answer && found && { ...found.byMargin, games: answer.games };
}
