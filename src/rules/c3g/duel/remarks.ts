import { capitalised } from '../../../words/english.ts';
import { fighterRemarks } from '../power-remarks.ts';
import { assumedRemark } from '../remarks.ts';
import { canBeDriven } from './measures.ts';
import type { DuelScenario, DuelSide } from './scenario.ts';

/** What a reader should know beside the numbers: assumed values, what is not modelled. */
export function duelRemarks(scenario: DuelScenario): string[] {
  const { attacker, defender, distance } = scenario;
  // Sides that are never apart neither move nor need any Range.
  const areApart =
    distance > 1 || canBeDriven(scenario, 'attacker') || canBeDriven(scenario, 'defender');
  const counting = ['attack', 'defense', 'life', ...(areApart ? ['move', 'range'] : [])];
  return [attacker, defender].flatMap((side) => sideRemarks(side, counting, scenario.states));
}

/** @param counting the numbers of the card on which the fight can depend */
export function sideRemarks(
  side: DuelSide,
  counting: readonly string[],
  states: readonly string[] = [],
): string[] {
  const usual = (side.usual ?? []).filter((field) => counting.includes(field));
  return [
    ...assumedRemark(side, counting),
    ...usual.map(
      (field) => `${side.name}'s card gives no ${capitalised(field)}: ${side[field]} is taken.`,
    ),
    ...fighterRemarks(side, states),
  ];
}
