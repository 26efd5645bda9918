import type { Field } from '../../fields/field.ts';
import { switchesOff } from '../../rules/c3g/power-remarks.ts';
import type { Block } from '../blocks.ts';
import { allCards, powersTable } from './left-out.ts';

/** Fields of a card on which a duel can depend, and which may be assumed. */
const COUNTING = ['life', 'move', 'range', 'attack', 'defense'];

/** What a reader should know of cards that count: powers that wait for switches, numbers that are assumed. */
export function remarkBlocks(field: Field): Block[] {
  const cards = allCards(field);
  const { states = [] } = field.setting;
  const waiting = powersTable(
    cards,
    ({ side }) => switchesOff(side, states),
    'Cards with powers that wait for switches, which are off',
  );
  const assumed = powersTable(
    cards,
    ({ side: { assumed = [], usual = [] } }) =>
      COUNTING.filter((one) => assumed.includes(one) || (usual as readonly string[]).includes(one)),
    'Cards whose numbers are assumed where their source gives none',
    'Numbers',
  );
  return [waiting, assumed].flatMap((table): Block[] => (table ? [{ kind: 'table', table }] : []));
}
