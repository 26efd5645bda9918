import type { ExperimentDocument } from '../../document.ts';

/** What the panel shows first. */
export const DUEL_START: ExperimentDocument = {
  name: 'Solomon Grundy against Hawkgirl',
  fight: 'duel',
  attacker: 'Solomon Grundy',
  defender: 'Hawkgirl',
};
