/* The cards that random armies can have, and the reasons why other cards are left out. */

import { counted, listed, type Problem } from '../../base/index.ts';
import { type Card, knownCards, type Library } from '../../cards/index.ts';
import { fightSideOf, unfitBase } from '../../fight/index.ts';
import { sharesMarkers } from '../army.ts';
import { partnersOf } from './partners.ts';
import type { ArmiesMap, ArmiesScenario, PoolCard } from './scenario.ts';
import type { ArmiesDocument } from './schema.ts';

/**
 * A card in the document, either from a collection or the user's own. Mistakes are reported only in the user's cards.
 */
export interface Candidate {
  readonly card: Card;
  readonly isOwn: boolean;
  /** The card's points in these games; by default, its usual points. */
  readonly points?: number | undefined;
}

/** The cards that armies may have. */
export interface Pool {
  readonly cards: readonly PoolCard[];
  readonly leftOut: ArmiesScenario['leftOut'];
  /** The reasons why some of the user's own cards are left out. */
  readonly problems: readonly Problem[];
}

/** The cards of a document: the user's own, then all cards of the collection with other names. */
export function candidatesOf(
  collection: ArmiesDocument['collection'],
  own: readonly Card[],
  library: Library,
): Candidate[] {
  const mine = own.map((card): Candidate => ({ card, isOwn: true }));
  if (collection === 'own') return mine;
  const shipped = knownCards(library)
    .flat()
    .filter((one) => one.collection === (collection ?? 'classic'));
  return [...mine, ...shipped.map((one): Candidate => ({ card: one.card(), isOwn: false }))];
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
  const leftOut: { name: string; reason: string }[] = [];
  const problems: Problem[] = [];
  const cards = candidates.flatMap(({ card, isOwn, points = card.points }) => {
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
    if (isOwn) problems.push({ path: ['cards'], place: card.name, ...problem });
    else leftOut.push({ name: card.name, reason: problem.found });
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
