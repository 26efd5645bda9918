import type { ExperimentDocument } from '../../document.ts';
import { fightIn, withFight } from '../../fight/along.ts';
import type { PanelKind } from '../../panel.ts';
import { refitted } from '../board/fighters.ts';

/** What a first visitor sees: the fight of the rule document's example. */
export const ATTACK_START: ExperimentDocument = {
  name: 'Hawkgirl attacks Solomon Grundy',
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
};

/** Keys by which an experiment is something else than one attack under the C3G rules. */
const OTHERS = ['fight', 'turn', 'vary'] as const;

/** Whether the panel's fields can say what an experiment says. */
export function isPlainAttack(document: ExperimentDocument): boolean {
  const { rules = 'c3g' } = document;
  return rules === 'c3g' && OTHERS.every((key) => document[key] === undefined);
}

/** The panel of single attacks. */
export const attackKind: PanelKind = {
  name: 'attack',
  start: ATTACK_START,
  // A document that no other panel takes is shown here.
  accepts: () => true,
  fightIn: (document) => (isPlainAttack(document) ? fightIn(document) : undefined),
  withFight: (document, fight) =>
    refitted(withFight(isPlainAttack(document) ? document : ATTACK_START, fight)),
};
