import type { EffectLine } from '../../../../powers/effect-line.ts';
import { linesOf, withInner } from '../../combat/asks.ts';
import type { FightSide } from '../../side.ts';

/** Switches that a battle decides by itself, unless its file turns them on. */
export const DECIDED = [
  'marker-x',
  'marker-1',
  'one-marker-left',
  'target-no-revealed-marker',
  'no-bonding',
  'overextend',
  'divine-mission',
] as const;
export type DecidedSwitch = (typeof DECIDED)[number];

/**
 * A card as battles play it: its switches that battles decide are its own, so that those of another card that have the
 * same name are others; and their names.
 */
export function withOwnSwitches(
  card: FightSide,
  index: number,
  on: readonly string[],
): { readonly card: FightSide; readonly decided: readonly string[] } {
  const text = JSON.stringify(card.powers);
  const names = DECIDED.filter((name) => !on.includes(name) && text.includes(written(name)));
  if (names.length === 0) return { card, decided: [] };
  let powers = text;
  for (const name of names)
    powers = powers.replaceAll(written(name), written(ownName(index, name)));
  return {
    card: { ...card, powers: JSON.parse(powers) },
    decided: names.map((name) => ownName(index, name)),
  };
}

const written = (name: string) => JSON.stringify({ state: name });
const ownName = (index: number, name: string) => `${name} of card ${index + 1}`;

/** For what a card reveals its marker X: a further turn, or something that lasts for the round. */
export function useOfX(card: FightSide): 'turn' | 'round' | undefined {
  const waiting = linesOf(card)
    .flatMap(withInner)
    .filter(({ when }) => JSON.stringify(when ?? []).includes('"marker-x'));
  if (waiting.length === 0) return undefined;
  return waiting.some(({ anotherTurn }: EffectLine) => anotherTurn !== undefined)
    ? 'turn'
    : 'round';
}
