import { fighterRemarks } from '../power-remarks.ts';
import { assumedRemark } from '../remarks.ts';
import type { DuelScenario } from './scenario.ts';

const COUNTING = ['attack', 'defense', 'life', 'move', 'range'];

/** What a reader should know beside the numbers: assumed values, what is not modelled. */
export function duelRemarks({ attacker, defender, states = [] }: DuelScenario): string[] {
  return [attacker, defender].flatMap((side) => [
    ...assumedRemark(side, COUNTING),
    ...fighterRemarks(side, states),
  ]);
}
