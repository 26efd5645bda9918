import type { ExperimentDocument } from '../../document.ts';

/** What a first visitor sees: the fight of the rule document's example. */
export const ATTACK_START: ExperimentDocument = {
  name: 'Hawkgirl attacks Solomon Grundy',
  attacker: 'Hawkgirl',
  defender: 'Solomon Grundy',
};
