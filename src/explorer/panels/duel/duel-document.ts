import type { ExperimentDocument } from '../../document.ts';

/** What the panel shows first. */
export const DUEL_START: ExperimentDocument = {
  name: 'Solomon Grundy against Hawkgirl',
  fight: 'duel',
  choices: 'wounds',
  attacker: 'Solomon Grundy',
  defender: 'Hawkgirl',
};

/** Whether the panel's fields can say what an experiment says. */
export function isPlainDuel({ fight, vary }: ExperimentDocument): boolean {
  return fight === 'duel' && vary === undefined;
}
