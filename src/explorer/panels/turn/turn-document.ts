import { isMapping } from '../../../words/same-data.ts';
import { type ExperimentDocument, withValue } from '../../document.ts';
import { cardsOf, type Setting } from '../../fight/fighter.ts';

/** More attackers than these no turn has. */
const MOST_ATTACKERS = 8;

/** The attackers of a turn as its experiment writes them; undefined where the panel's fields cannot say it. */
export function attackersIn({ turn, vary }: ExperimentDocument) {
  if (!Array.isArray(turn) || vary !== undefined || turn.length > MOST_ATTACKERS) return undefined;
  return turn.every(isMapping) ? (turn as readonly ExperimentDocument[]) : undefined;
}

export function attackerSetting(document: ExperimentDocument, i: number): Setting {
  return { role: `Attacker ${i + 1}`, own: cardsOf(document) };
}

export function defenderSetting(document: ExperimentDocument): Setting {
  return { role: 'Defender', own: cardsOf(document) };
}

/** The turn with another figure in the place of an attacker. */
export function withAttacker(
  document: ExperimentDocument,
  i: number,
  figure: unknown,
): ExperimentDocument {
  const attackers = attackersIn(document) ?? [];
  const turn = attackers.map((one, at) => (at === i ? { ...one, figure } : one));
  return { ...document, turn };
}

/** What is changed of an example has no longer the numbers that its description tells. */
export function changed(document: ExperimentDocument): ExperimentDocument {
  return withValue(document, ['description'], undefined);
}
