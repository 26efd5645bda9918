/* The Attack panel without its view: its first document, and the experiments and fights that it accepts. */

import type { ExperimentDocument } from '../../document.ts';
import { fightIn, withFight } from '../../fight/along.ts';
import { isAttackOrTurn, withUsualTurn } from '../../fight/whole-turn.ts';
import type { PanelKind } from '../../panel.ts';
import { refitted } from '../board/fighters.ts';

/** The fight that a first visitor sees: the rule document's example. */
export const ATTACK_START: ExperimentDocument = {
  name: 'Hawkgirl attacks Solomon Grundy',
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
};

/** Keys that make an experiment more than the attacks of one card. */
const OTHERS = ['turn', 'vary'] as const;

/** Whether the fields of the panel can express an experiment. */
export function isPlainAttack(document: ExperimentDocument): boolean {
  const { rules = 'c3g' } = document;
  const isOther = OTHERS.some((key) => document[key] !== undefined);
  return rules === 'c3g' && isAttackOrTurn(document) && !isOther;
}

/** The panel for the attacks of one card. */
export const attackKind: PanelKind = {
  name: 'attack',
  start: ATTACK_START,
  // The page asks the other panels first, so this panel gets every experiment that no other panel accepts.
  accepts: () => true,
  fightIn: (document) => (isPlainAttack(document) ? fightIn(document) : undefined),
  withFight: (document, fight) =>
    withUsualTurn(refitted(withFight(isPlainAttack(document) ? document : ATTACK_START, fight))),
};
