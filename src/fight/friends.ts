/*
 * Friends in a document: cards near a fighter (`near`) whose auras act on that fighter. `combat/friends.ts` computes
 * their effects.
 */

import { type Mistakes, type Problem, sameName, shown } from '../base/index.ts';
import {
  type Card,
  cardNamed,
  cardType,
  type EffectLine,
  findCard,
  type Library,
  type RuleCondition,
  type Side,
} from '../cards/index.ts';
import { namedWithCopies } from './copies.ts';

/** A card near a fighter, and its number of figures. */
export interface Friend {
  readonly card: Card;
  readonly figures: number;
}

/** What a friend's aura gives one of the two fighters. */
export interface Gift {
  readonly friend: Friend;
  readonly to: Side;
  /** The title of the power. */
  readonly power: string;
  readonly lines: readonly EffectLine[];
  /** How many of the friend's figures give this effect, up to the power's limit. */
  readonly times: number;
  /** Other conditions of the power, which are assumed to hold. */
  readonly when?: readonly RuleCondition[];
}

/** A friend, everything that it gives and, for each of its powers that gives nothing, a clause with the reason. */
export interface FriendNear extends Friend {
  readonly gifts: readonly Gift[];
  readonly inVain: readonly string[];
}

const MOST_FIGURES = 20;

/**
 * Reads the friends near a figure.
 *
 * @param written the figure in the document
 * @param fighter the name of its card
 * @param at the figure's field
 * @param isWhole whether the library is complete, so that an unknown name is a mistake
 */
export function readFriends(
  written: unknown,
  fighter: string | undefined,
  at: Problem['path'],
  { library, isWhole }: { readonly library: Library; readonly isWhole: boolean },
  mistakes: Mistakes,
): Friend[] {
  const found: Friend[] = [];
  const { near = [] } = (written ?? {}) as { readonly near?: readonly string[] };
  for (const [i, text] of near.entries()) {
    const path = [...at, 'near', i];
    const { entry, copies } = namedWithCopies(text, library);
    const card = isWhole
      ? mistakes.in(() => findCard(library, entry, path))
      : cardNamed(library, entry);
    if (!card) continue;
    const problem = problemOf(card, copies, fighter, found);
    if (problem) mistakes.add({ path, ...problem });
    else found.push({ card, figures: copies });
  }
  return found;
}

function problemOf(
  card: Card,
  figures: number,
  fighter: string | undefined,
  before: readonly Friend[],
): Pick<Problem, 'found' | 'allowed'> | undefined {
  const { name, unique } = card;
  if (!Number.isInteger(figures) || figures < 1 || figures > MOST_FIGURES) {
    return {
      found: `${figures} figures`,
      allowed: `a number of figures from 1 to ${MOST_FIGURES}`,
    };
  }
  const isAlone = unique === 'unique' && cardType(card) !== 'squad';
  if (isAlone && fighter !== undefined && sameName(name, fighter)) {
    return { found: `${shown(name)} itself`, allowed: 'other cards, because this one is unique' };
  }
  if (before.some((one) => sameName(one.card.name, name))) {
    return {
      found: `${shown(name)} again`,
      allowed: `each card only once, with the number of figures: ${shown(`${name} x2`)}`,
    };
  }
  if (isAlone && figures > 1) {
    return {
      found: `${figures} of ${shown(name)}`,
      allowed: 'one figure, because this card is unique',
    };
  }
  return undefined;
}
