import type { ExperimentDocument } from '../../document.ts';

/** Whether the panel's fields can say what an experiment says. */
export function isPlainDuel({ fight, vary }: ExperimentDocument): boolean {
  return fight === 'duel' && vary === undefined;
}
