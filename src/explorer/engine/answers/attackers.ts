/* Answers "Who of mine should attack?" in the Attack panel, as `knockback odds` ranks several attackers. */

import { Mistakes } from '../../../base/index.ts';
import { findCard, libraryOf } from '../../../cards/index.ts';
import { check, rankedAttackers, surroundingsOf } from '../../../experiments/index.ts';
import { cardsField, ownCards, sweepOfTurns } from '../../../fight/index.ts';
import { attackersHeadline } from '../../../studies/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { cardsOf, withCardBrought, withoutIdleSwitches } from '../../fight/fighter.ts';
import { experimentOf, PAGE_FILES } from '../experiments.ts';

/** Several cards, ranked by one turn each against the same defender. */
export interface AttackersAnswer {
  readonly headline: string;
  /** The best first. */
  readonly ways: readonly {
    readonly name: string;
    readonly worth: number;
    readonly isBest: boolean;
  }[];
}

/** Keys of an attack that also apply to a turn. */
const KEPT = [
  'rules',
  'question',
  'superStrength',
  'distance',
  'heightAdvantage',
  'states',
  'rulings',
  'defender',
];

/**
 * Ranks cards as `knockback odds A,B,C DEFENDER` does. Each card gets a whole turn against the defender of an attack.
 *
 * @param names the names of the cards
 * @param cards the named cards that are the user's own
 * @throws BadInput for unknown cards, and for an attack that cannot be made a turn
 */
export async function attackers({
  document,
  names,
  cards,
}: {
  readonly document: ExperimentDocument;
  readonly names: readonly string[];
  readonly cards: readonly ExperimentDocument[];
}): Promise<AttackersAnswer> {
  const whole = cards.reduce<ExperimentDocument>(withCardBrought, document);
  const own = cardsOf(whole);
  const mistakes = new Mistakes();
  const read = ownCards(check(cardsField, own), surroundingsOf('', PAGE_FILES), mistakes);
  mistakes.tell();
  const library = libraryOf(read);
  const found = names.map((name) => findCard(library, name, ['attacker']));
  const turns = withoutIdleSwitches({
    name: 'A turn of each',
    ...Object.fromEntries(Object.entries(whole).filter(([key]) => KEPT.includes(key))),
    ...(own.length > 0 && { cards: own }),
    ...sweepOfTurns(found, ({ name }) => name),
  });
  const ranked = rankedAttackers(await experimentOf(turns).results());
  return {
    headline: attackersHeadline(ranked),
    ways: ranked.map(({ name, worth = 0, rank }) => ({ name, worth, isBest: rank === 1 })),
  };
}
