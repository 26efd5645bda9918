import type { HarmRow, HarmValue, Table } from './amounts.ts';
import type { EffectLine, Moment } from './effect-line.ts';

/* Words for values that several effects share. */

/** "+2 attack dice", "-1 defense die" */
export function moreText(value: number | Table<number>, one: string, several: string): string {
  if (typeof value === 'object') {
    return tableText(value, (number) => moreText(number, one, several));
  }
  return `${value < 0 ? '-' : '+'}${Math.abs(value)} ${Math.abs(value) === 1 ? one : several}`;
}

/** "2 wounds", or a table of them */
export function numberText(value: number | Table<number>, one: string): string {
  if (typeof value === 'object') return tableText(value, (number) => numberText(number, one));
  return `${value} ${value === 1 ? one : `${one}s`}`;
}

/** "1 extra wound"; "on the D20, from 10: 1 extra wound, from 20: destroyed" */
export function harmText(value: HarmValue, kind: string): string {
  const wounds = (n: number) => `${n} ${kind} ${n === 1 ? 'wound' : 'wounds'}`.replace('  ', ' ');
  if (typeof value === 'number') return wounds(value);
  if ('dice' in value) {
    const { dice, per } = value as { dice: number; per?: EffectLine['per'] };
    const each = per === undefined ? '' : ` for each ${perText(per)}`;
    return `${dice} ${dice === 1 ? 'die' : 'dice'}${each}, a ${`${kind} wound`.trim()} for each skull`;
  }
  return tableText(value as Table<HarmRow>, (row) => {
    if (row === 'destroy') return 'destroyed';
    if (row === 'again') return 'roll again';
    if (typeof row === 'number') return wounds(row);
    return row.wounds === undefined ? 'roll again' : `${wounds(row.wounds)}, and roll again`;
  });
}

function tableText<Row>(table: Table<Row>, text: (row: Row) => string): string {
  const rows = Object.entries(table).map(([from, row]) => `from ${from}: ${text(row)}`);
  return `on the D20, ${rows.join(', ')}`;
}

const MOMENT_TEXTS: Readonly<Record<Moment, string>> = {
  before: 'before the attack',
  instead: 'instead of attacking',
  after: 'after the attack',
  whenAttacked: 'when attacked',
  whenWounded: 'when wounded',
  whenDestroyed: 'when destroyed',
  enemyArrives: 'when an enemy moves next to it',
  endOfTurn: 'at the end of the turn',
};

/** " before the attack" */
export function momentText({ stage }: EffectLine): string {
  return stage === undefined ? '' : ` ${MOMENT_TEXTS[stage]}`;
}

export function perText(per: NonNullable<EffectLine['per']>): string {
  const texts = {
    ownWound: 'wound on it',
    enemyWound: 'wound on the enemy',
    ally: 'ally',
    kill: 'figure it destroyed',
    woundDealt: 'wound dealt',
    turn: 'turn',
    round: 'round',
    game: 'game',
  };
  return texts[per];
}
