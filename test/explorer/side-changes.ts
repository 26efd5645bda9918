import type { Card } from '../../src/cards/card.ts';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import {
  type NumberField,
  withCardOf,
  withNumberOf,
  withPowerOf,
} from '../../src/explorer/fight/fighter.ts';
import { neededOf, type Side, settingOf, withSide } from '../../src/explorer/fight/sides.ts';
import type { WrittenPower } from '../../src/explorer/fight/written-powers.ts';

/* Changes to one side of a document, as the fields of a panel make them. */

export function withNumber(
  document: ExperimentDocument,
  side: Side,
  field: NumberField,
  value: number | undefined,
): ExperimentDocument {
  const written = withNumberOf(document[side], settingOf(document, side), field, value);
  return withSide(document, side, written);
}

export function withPower(
  document: ExperimentDocument,
  side: Side,
  power: WrittenPower,
  isOn: boolean,
): ExperimentDocument {
  const written = withPowerOf(document[side], settingOf(document, side), power, isOn);
  return withSide(document, side, written);
}

/** @param card absent: plain numbers */
export function withCard(
  document: ExperimentDocument,
  side: Side,
  card: Card | undefined,
): ExperimentDocument {
  const setting = settingOf(document, side);
  const written = withCardOf(document[side], setting, card, neededOf(document));
  return withSide(document, side, written);
}
