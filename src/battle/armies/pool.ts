/* The cards that random armies can have, and the reasons why other cards are left out. */

import { counted, listed, type Problem } from '../../base/index.ts';
import { type Card, knownCards, type Library } from '../../cards/index.ts';
import { fightSideOf, unfitBase } from '../../fight/index.ts';
import { sharesMarkers } from '../army.ts';
import { partnersOf } from './partners.ts';
import type { ArmiesMap, LeftOutCard, PoolCard } from './scenario.ts';
import type { ArmiesDocument } from './schema.ts';

/** A card in the document, either from a collection or the user's own. */
export interface Candidate {
  readonly card: Card;
  readonly isOwn: boolean;
  /** Whether it is a mistake if no army can have the card; otherwise, the card is left out. */
  readonly isNeeded: boolean;
  /** The card's points in these games; by default, its usual points. */
  readonly points?: number | undefined;
}

/** The cards that armies may have. */
export interface Pool {
  readonly cards: readonly PoolCard[];
  readonly leftOut: readonly LeftOutCard[];
  /** The reasons why no army can have some of the needed cards. */
  readonly problems: readonly Problem[];
}

/**
 * The cards of a document: the user's own, then all cards of the collection with other names. A playtest needs only the
 * tested card, which is not yet included.
 */
export function candidatesOf(
  { collection, playtest }: Pick<ArmiesDocument, 'collection' | 'playtest'>,
  own: readonly Card[],
  library: Library,
): Candidate[] {
  const mine = own.map((card): Candidate => ({ card, isOwn: true, isNeeded: !playtest }));
  if (collection === 'own') return mine;
  const shipped = knownCards(library)
    .flat()
    .filter((one) => one.collection === (collection ?? 'classic'));
  return [
    ...mine,
    ...shipped.map((one): Candidate => ({ card: one.card(), isOwn: false, isNeeded: false })),
  ];
}

/**
 * Leaves out the candidates that no army can have, and finds the partners of the others.
 *
 * @param most maximum points of an army
 */
export function poolOf(
  candidates: readonly Candidate[],
  maps: readonly ArmiesMap[],
  most: number,
): Pool {
  const leftOut: LeftOutCard[] = [];
  const problems: Problem[] = [];
  const cards = candidates.flatMap(({ card, isOwn, isNeeded, points = card.points }) => {
    const lack = lackOf(card, points, maps, most);
    const side = fightSideOf(card);
    if (!lack && side && points !== undefined) {
      const { unique, type } = side;
      return {
        card: side,
        points,
        copies: 1,
        isCommon: sharesMarkers(side),
        isUnique: unique === undefined ? type === 'hero' : unique === 'unique',
      };
    }
    const problem = lack ?? { found: 'nothing', allowed: 'a card' };
    if (isNeeded) problems.push({ path: ['cards'], place: card.name, ...problem });
    else leftOut.push({ name: card.name, reason: problem.found, ...(isOwn && { isOwn }) });
    return [];
  });
  const partners = partnersOf(cards.map(({ card }) => card));
  return {
    cards: cards.map((one, i) => ({ ...one, partners: partners[i] ?? [] })),
    leftOut,
    problems,
  };
}

const NEEDED = ['life', 'move', 'range', 'points'] as const;

/** Why no army can have a card; undefined if one can. */
function lackOf(
  card: Card,
  points: number | undefined,
  maps: readonly ArmiesMap[],
  most: number,
): Pick<Problem, 'found' | 'allowed' | 'sentence'> | undefined {
  const { type, figures = 1, base } = card;
  const missing: string[] = NEEDED.filter(
    (field) => (field === 'points' ? points : card[field]) === undefined,
  );
  if (type === 'squad' && card.figures === undefined) missing.push('figures');
  if (missing.length > 0) {
    const found = `no ${listed(missing, 'or')}`;
    const allowed = listed(missing.map((field) => `${field}:`));
    const sentence = `the card has ${found}; add ${allowed} to it`;
    return { found, allowed, sentence };
  }
  if ((points ?? 0) > most) {
    return { found: `${points} points`, allowed: `at most ${most}, the point limit of an army` };
  }
  const unfit = unfitBase(card);
  if (unfit) return unfit;
  const isDouble = base === 'double';
  const spaces = figures * (isDouble ? 2 : 1);
  const small = maps.find(
    ({ room }) => room.spaces < spaces || (isDouble && room.doubles < figures),
  );
  return (
    small && {
      found: `figures that need ${counted(spaces, 'space')}, but a start area of ${small.name} has ${small.room.spaces}`,
      allowed: 'a card whose figures fit into the start areas',
    }
  );
}
