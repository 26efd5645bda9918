/* Wording for values that several effects share. */

import type { HarmRow, HarmValue, Table } from './amounts.ts';
import type { EffectLine, Moment } from './effect-line.ts';

/** "+2 attack dice", "-1 defense die"; "rolls the D20 (11-20: +1 attack die)" */
export function moreText(value: number | Table<number>, one: string, several: string): string {
  if (typeof value === 'object') {
    return `rolls the D20 ${tableText(value, (number) => moreText(number, one, several))}`;
  }
  return `${value < 0 ? '-' : '+'}${Math.abs(value)} ${Math.abs(value) === 1 ? one : several}`;
}

/** "1 wound", "2 wounds" */
export function numberText(value: number, one: string): string {
  return `${value} ${value === 1 ? one : `${one}s`}`;
}

/**
 * "1 unblockable wound to the enemy"; "rolls the D20 against the enemy (10-19: 1 wound, 20: destroyed)"
 *
 * @param kind what the wounds are called: "extra", or nothing
 * @param whom who takes them, if that must be said: "the enemy"
 */
export function harmText(value: HarmValue, kind: string, whom?: string): string {
  const wound = `${kind} wound`.trim();
  const against = whom === undefined ? '' : ` against ${whom}`;
  if (typeof value === 'number') {
    return `${numberText(value, wound)}${whom === undefined ? '' : ` to ${whom}`}`;
  }
  if ('dice' in value) {
    const { dice, per } = value as { dice: number; per?: EffectLine['per'] };
    const each = per === undefined ? '' : ` for each ${perText(per)}`;
    const article = /^[aeu]/.test(wound) ? 'an' : 'a';
    return `rolls ${dice} combat ${dice === 1 ? 'die' : 'dice'}${each}${against} (${article} ${wound} for each skull)`;
  }
  const rows = tableText(value as Table<HarmRow>, (row) => {
    if (row === 'destroy') return 'destroyed';
    if (row === 'again') return 'roll again';
    if (typeof row === 'number') return row === 0 ? 'nothing' : numberText(row, wound);
    return row.wounds === undefined
      ? 'roll again'
      : `${numberText(row.wounds, wound)}, and roll again`;
  });
  return `rolls the D20${against} ${rows}`;
}

/** "(10-19: 1 wound, 20: destroyed)": a D20 table, by ranges of rolls */
export function tableText<Row>(table: Table<Row>, text: (row: Row) => string): string {
  // Integer keys are in ascending order.
  const rows = Object.entries(table).map(([from, row]) => ({ from: Number(from), row }));
  const spans = rows.map(({ from, row }, i) => {
    const to = (rows[i + 1]?.from ?? 21) - 1;
    return `${from === to ? from : `${from}-${to}`}: ${text(row)}`;
  });
  return `(${spans.join(', ')})`;
}

/** " on a D20 roll of 16 or higher"; empty for 1, which every roll reaches */
export function reachText(number: number): string {
  if (number <= 1) return '';
  return ` on a D20 roll of ${number}${number < 20 ? ' or higher' : ''}`;
}

/** "once", "twice", "3 times" */
export function timesText(times: number): string {
  return ['never', 'once', 'twice'][times] ?? `${times} times`;
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
    woundThisTurn: 'wound that its side has dealt to the target this turn',
    turn: 'turn',
    round: 'round',
    game: 'game',
  };
  return texts[per];
}
