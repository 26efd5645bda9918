/* Answers "Who of mine should attack?" in the Attack panel, by ranking attackers as `knockback odds` does. */

import { findCard, libraryOf } from '../../../cards/index.ts';
import { rankedAttackers } from '../../../experiments/index.ts';
import { sweepOfTurns } from '../../../fight/index.ts';
import { attackersStudy } from '../../../studies/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { cardsOf, withCardBrought, withoutIdleSwitches } from '../../fight/fighter.ts';
import { experimentOf } from '../experiments.ts';
import { exactly } from '../machines.ts';
import { cardsWritten } from '../own-cards.ts';

/** Several cards, ranked by one turn each against the same defender. */
export interface AttackersAnswer {
  readonly headline: string;
  /** Best first. */
  readonly ways: readonly {
    readonly name: string;
    readonly worth: number;
    readonly isBest: boolean;
  }[];
}

/** The keys that both attacks and turns may have. */
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
 * @param cards the user's own cards among the named ones
 * @throws BadInput for unknown cards, and for an attack that cannot become a turn
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
  const library = libraryOf(cardsWritten(own));
  const found = names.map((name) => findCard(library, name, ['attacker']));
  const turns = withoutIdleSwitches({
    name: 'One turn of each attacker',
    ...Object.fromEntries(Object.entries(whole).filter(([key]) => KEPT.includes(key))),
    ...(own.length > 0 && { cards: own }),
    ...sweepOfTurns(found, ({ name }) => name),
  });
  const turnsOfEach = await exactly(attackersStudy, experimentOf(turns).experiment);
  return {
    headline: attackersStudy.present(turnsOfEach).brief?.() ?? '',
    ways: rankedAttackers(turnsOfEach.results).map(({ name, worth = 0, rank }) => ({
      name,
      worth,
      isBest: rank === 1,
    })),
  };
}
