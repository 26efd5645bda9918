import type { Contestant } from '../../fields/contestant.ts';
import type { Field } from '../../fields/field.ts';
import { linesOf } from '../../rules/c3g/duel/asks.ts';
import { switchesOff } from '../../rules/c3g/power-remarks.ts';
import type { Block } from '../blocks.ts';
import { allCards, powersTable } from './left-out.ts';

/** Numbers of a card on which every duel depends; and those that count where the sides are ever apart. */
const ALWAYS = ['life', 'attack', 'defense'];
const APART = ['move', 'range'];

/** What a reader should know of cards that count: powers that wait for switches, numbers that are assumed. */
export function remarkBlocks(field: Field): Block[] {
  const cards = allCards(field);
  const { states = [], distance, superStrength } = field.setting;
  const drives = ({ side }: Contestant) =>
    linesOf(side).some((line) => line.superStrength !== undefined);
  const areApart = distance > 1 || (superStrength && cards.some(drives));
  const counting = areApart ? [...ALWAYS, ...APART] : ALWAYS;
  const waiting = powersTable(
    cards,
    ({ side }) => switchesOff(side, states),
    'Cards with powers that wait for switches, which are off',
  );
  const assumed = powersTable(
    cards,
    ({ side: { assumed = [], usual = [] } }) =>
      counting.filter((one) => assumed.includes(one) || (usual as readonly string[]).includes(one)),
    'Cards whose numbers are assumed where their source gives none',
    'Numbers',
  );
  return [waiting, assumed].flatMap((table): Block[] => (table ? [{ kind: 'table', table }] : []));
}
