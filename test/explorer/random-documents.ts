import fc from 'fast-check';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { type ExperimentDocument, withValue } from '../../src/explorer/document.ts';
import { read } from '../../src/explorer/engine/experiments.ts';
import { attackQuestions } from '../../src/explorer/fight/questions.ts';
import { fighterIn, SIDES, withSidesSwapped } from '../../src/explorer/fight/sides.ts';
import { ATTACK_START } from '../../src/explorer/panels/attack/attack-document.ts';
import { DUEL_START } from '../../src/explorer/panels/duel/duel-document.ts';
import { withCard, withNumber, withPower } from './side-changes.ts';

/** The document with which the Attack panel starts. */
export const FIRST = ATTACK_START;

type Change = (document: ExperimentDocument) => ExperimentDocument;

const side = fc.constantFrom(...SIDES);

const cards = fc.tuple(side, fc.nat(shippedCards().length - 1)).map(([who, at]): Change => {
  const entry = shippedCards()[at];
  return (document) => withCard(document, who, entry && shippedCard(entry));
});

const numbers = fc
  .tuple(side, fc.constantFrom('attack', 'defense', 'life'), fc.integer({ min: 1, max: 9 }))
  .map(
    ([who, field, value]): Change =>
      (document) => {
        const { wounds = 0 } = fighterIn(document, who).numbers;
        return field === 'life' && wounds >= value
          ? document
          : withNumber(document, who, field, value);
      },
  );

const wounds = fc.tuple(side, fc.nat(4)).map(
  ([who, value]): Change =>
    (document) => {
      const { life = 5 } = fighterIn(document, who).numbers;
      return withNumber(document, who, 'wounds', Math.min(value, life - 1));
    },
);

const added = fc
  .tuple(side, fc.constantFrom('super-strength', 'deadly-strike', { tough: 2 }, 'stealth-dodge'))
  .map(
    ([who, power]): Change =>
      (document) =>
        withPower(document, who, power, true),
  );

const switched = fc.tuple(side, fc.nat(5)).map(
  ([who, at]): Change =>
    (document) => {
      const { powers } = fighterIn(document, who);
      const chosen = powers[at % Math.max(1, powers.length)];
      return chosen ? withPower(document, who, chosen.power, !chosen.isOn) : document;
    },
);

const asked = fc.nat(attackQuestions(FIRST).choices.length - 1).map(
  (at): Change =>
    (document) =>
      withValue(document, ['question'], attackQuestions(document).choices[at]?.question),
);

const stood = fc
  .constantFrom<readonly [string, unknown]>(
    ['heightAdvantage', 'attacker'],
    ['heightAdvantage', 'defender'],
    ['distance', 3],
    ['specialAttack', true],
  )
  .map(
    ([key, value]): Change =>
      (document) =>
        withValue(document, [key], value),
  );

const numbersOnly = side.map(
  (who): Change =>
    (document) =>
      withCard(document, who, undefined),
);

/** A fight in which no attack reaches the defender is refused, and the page says so. */
function isInReach(document: ExperimentDocument): boolean {
  try {
    read(document);
    return true;
  } catch (error) {
    return !String(error).includes('attacks over');
  }
}

/** Experiments that a user can make with the controls of the Attack panel. */
export const panelDocuments: fc.Arbitrary<ExperimentDocument> = fc
  .array(
    fc.oneof(
      cards,
      numbers,
      wounds,
      added,
      switched,
      asked,
      stood,
      numbersOnly,
      fc.constant<Change>(withSidesSwapped),
    ),
    { maxLength: 8 },
  )
  .map((changes) => changes.reduce((document, change) => change(document), FIRST))
  .filter(isInReach);

const met = fc
  .constantFrom<readonly [string, unknown]>(
    ['first', 'attacker'],
    ['first', 'defender'],
    ['distance', 4],
    ['mostTurns', 12],
    ['rounds', true],
    ['superStrength', false],
    ['question', 'winner is defender'],
    ['question', 'turns <= 4'],
  )
  .map(
    ([key, value]): Change =>
      (document) =>
        withValue(document, [key], value),
  );

const gathered = fc.tuple(side, fc.integer({ min: 1, max: 2 })).map(
  ([who, value]): Change =>
    (document) =>
      withNumber(document, who, 'figures', value),
);

/** Experiments that a user can make with the controls of the Duel panel. */
export const duelDocuments: fc.Arbitrary<ExperimentDocument> = fc
  .array(
    fc.oneof(
      numbers,
      wounds,
      added,
      met,
      gathered,
      numbersOnly,
      fc.constant<Change>(withSidesSwapped),
    ),
    { maxLength: 6 },
  )
  .map((changes) => changes.reduce((document, change) => change(document), DUEL_START));
