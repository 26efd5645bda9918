import type { ExperimentDocument } from '../../document.ts';
import { fightIn, withFight } from '../../fight/along.ts';
import { isAttackOrTurn, withUsualTurn } from '../../fight/whole-turn.ts';
import type { PanelKind } from '../../panel.ts';
import { refitted } from '../board/fighters.ts';

/** What a first visitor sees: the fight of the rule document's example. */
export const ATTACK_START: ExperimentDocument = {
  name: 'Hawkgirl attacks Solomon Grundy',
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
};

/** Keys by which an experiment is something else than the attacks of one card under the C3G rules. */
const OTHERS = ['turn', 'vary'] as const;

/** Whether the panel's fields can say what an experiment says. */
export function isPlainAttack(document: ExperimentDocument): boolean {
  const { rules = 'c3g' } = document;
  const isOther = OTHERS.some((key) => document[key] !== undefined);
  return rules === 'c3g' && isAttackOrTurn(document) && !isOther;
}

/** The panel of the attacks of one card. */
export const attackKind: PanelKind = {
  name: 'attack',
  start: ATTACK_START,
  // A document that no other panel takes is shown here.
  accepts: () => true,
  fightIn: (document) => (isPlainAttack(document) ? fightIn(document) : undefined),
  withFight: (document, fight) =>
    withUsualTurn(refitted(withFight(isPlainAttack(document) ? document : ATTACK_START, fight))),
};
