import type { ArmiesAnswer } from '../answer.ts';
import type { CardEstimate } from '../estimates.ts';
import classic from './classic.json' with { type: 'json' };

/** An answer as JSON has it (`knockback armies --format json`). */
interface Written
  extends Omit<ArmiesAnswer, 'estimates'>,
    Omit<ArmiesAnswer['estimates'], 'cards'> {
  readonly cards: readonly (Omit<CardEstimate, 'byMargin'> & {
    readonly byMargin: number;
    readonly byMarginError: number;
    readonly duels?: number;
  })[];
}

/** By collection, the estimates that `npm run estimates` makes. */
const SHIPPED: Readonly<Record<string, unknown>> = { classic };

/** The estimates of a collection that ship with the program; undefined where there are none. */
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
    ...(cards.some(({ duels }) => duels !== undefined) && {
      duels: Object.fromEntries(
        cards.flatMap(({ card, duels }) => (duels === undefined ? [] : [[card, duels]])),
      ),
    }),
    estimates: {
      ...rest,
      cards: cards.map(({ byMargin, byMarginError, duels: _, ...card }) => ({
        ...card,
        byMargin: { points: byMargin, standardError: byMarginError },
      })),
    },
  };
}

/** What a card is worth by the shipped estimates, and of how many games they are. */
export interface CardWorth {
  readonly points: number;
  readonly standardError: number;
  readonly games: number;
}

/** Undefined of a card without an estimate. */
export function worthByArmies(card: string, collection = ''): CardWorth | undefined {
  const answer = shippedEstimates(collection);
  const found = answer?.estimates.cards.find((one) => one.card === card);
  if (!answer || !found) return undefined;
  const { points, standardError } = found;
  return { points, standardError, games: answer.games };
}
