/* The user's own cards, as written in files. They are read for rankings of attackers and for studies. */

import { Mistakes } from '../../base/index.ts';
import type { Card } from '../../cards/index.ts';
import { check, surroundingsOf } from '../../experiments/index.ts';
import { cardsField, ownCards } from '../../fight/index.ts';
import type { ExperimentDocument } from '../document.ts';
import { PAGE_FILES } from './experiments.ts';

/** @throws BadInput for mistakes in any of the cards */
export function cardsWritten(written: readonly ExperimentDocument[]): readonly Card[] {
  const mistakes = new Mistakes();
  const cards = ownCards(check(cardsField(), written), surroundingsOf('', PAGE_FILES), mistakes);
  mistakes.tell();
  return cards;
}
