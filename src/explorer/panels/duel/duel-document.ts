/* The Duel panel without its view: its first document, and the experiments and fights that it accepts. */

import type { ExperimentDocument } from '../../document.ts';
import { fightIn, withFight } from '../../fight/along.ts';
import type { PanelKind } from '../../panel.ts';

/** The duel that the panel shows first. */
export const DUEL_START: ExperimentDocument = {
  name: 'Hawkgirl against Solomon Grundy',
  fight: 'duel',
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
};

/** Whether the fields of the panel can express an experiment. */
export function isPlainDuel({ fight, vary }: ExperimentDocument): boolean {
  return fight === 'duel' && vary === undefined;
}

/** The panel for duels. */
export const duelKind: PanelKind = {
  name: 'duel',
  start: DUEL_START,
  accepts: ({ fight }) => fight === 'duel',
  fightIn: (document) => (isPlainDuel(document) ? fightIn(document) : undefined),
  withFight: (document, fight) => withFight(isPlainDuel(document) ? document : DUEL_START, fight),
};
