/** How much an effect does: numbers, scaling, D20 tables, dice. */

import { times } from './chance.ts';
import type { Effect, Fight, Reach, Scale, Table, WoundRow, Wounds } from './fight.ts';
import { andThen, certain, combatDice, d20Highest, d20Reaches, type Law } from './law.ts';
import { lifeLeft, type Owned, otherOf, type State, woundsOn } from './state.ts';

/** Wounds rolled for, and whether the roll destroys outright. */
export interface Harm {
  wounds: number;
  destroys: boolean;
}

/**
 * "Scaling: `per: ownWound | enemyWound | ally | kill | woundDealt` with `most`": `most` limits the product, whichever its
 * sign. Wounds are those on the figures now.
 */
export function scaled(fight: Fight, owned: Owned, value: number, state: State): number {
  const { per, most } = owned.effect;
  if (per === undefined) return value;
  const product = value * countOf(fight, owned, per, state);
  return Math.sign(product) * Math.min(Math.abs(product), most ?? Math.abs(product));
}

function countOf(fight: Fight, { owner }: Owned, per: Scale, state: State): number {
  switch (per) {
    case 'ownWound':
      return woundsOn(fight, state, owner);
    case 'enemyWound':
      return woundsOn(fight, state, otherOf(owner));
    case 'ally':
      return fight[owner].allies ?? 0;
    case 'kill':
      return fight[owner].kills ?? 0;
    case 'woundDealt':
      return state.attackWounds;
  }
}

/** "D20 table `{ 10: 1, 20: … }` (from that roll on)"; below its first row nothing. */
export function tableRow<Row>(table: Table<Row>): Law<Row | undefined> {
  return andThen(d20Highest(Object.keys(table).map(Number)), (reached) => certain(table[reached]));
}

export function amount(
  fight: Fight,
  owned: Owned,
  value: number | Table<number>,
  state: State,
): Law<number> {
  const distribution = typeof value === 'number' ? certain(value) : tableRow(value);
  return andThen(distribution, (number) => certain(scaled(fight, owned, number ?? 0, state)));
}

/** "a D20 number to reach; `{ d20: n, plus: distance }` where distance counts" */
export function reached(reach: Reach, state: State): Law<boolean> {
  return d20Reaches(typeof reach === 'number' ? reach : reach.d20 - state.distance);
}

/** Wounds to the figure that is not the effect's owner. */
export function harm(fight: Fight, owned: Owned, value: Wounds, state: State): Law<Harm> {
  if (typeof value === 'number') return harmless(scaled(fight, owned, value, state));
  if (isDice(value)) {
    const each = value.per === undefined ? 1 : countOf(fight, owned, value.per, state);
    // "`{ dice: n }` (a wound a skull)"
    const dice = combatDice(Math.max(0, scaled(fight, owned, value.dice, state) * each));
    return andThen(dice, ({ skull }) => harmless(skull));
  }
  const left = lifeLeft(fight, state, otherOf(owned.owner));
  return andThen(harmOfTable(value, 0, left), ({ wounds, destroys }) =>
    certain({ wounds: scaled(fight, owned, wounds, state), destroys }),
  );
}

const harmless = (wounds: number): Law<Harm> => certain({ wounds, destroys: false });

function isDice(value: Exclude<Wounds, number>): value is { dice: number; per?: Scale } {
  return 'dice' in value;
}

/**
 * "a row may say `again`: rolled once more and added": each time it is rolled, so a row can come again and again, until the
 * wounds reach the Life left. Rows that only say `again` change nothing, so the other rows share their chance.
 */
function harmOfTable(table: Table<WoundRow>, before: number, left: number): Law<Harm> {
  const rows = andThen(tableRow(table), (row) => certain(readRow(row)));
  const idle = rows.filter(({ value }) => value.again && value.wounds === 0);
  const others = rows.filter((row) => !idle.includes(row));
  if (others.length === 0) throw new Error('A table of nothing but `again` never ends.');
  const whole = others.reduce(
    (sum, { chance }) => sum + (chance.numerator * 20n) / chance.denominator,
    0n,
  );
  const shares = others.map(({ value, chance }) => ({
    value,
    chance: idle.length === 0 ? chance : times(chance, { numerator: 20n, denominator: whole }),
  }));
  return andThen(shares, ({ wounds, destroys, again }) => {
    const soFar = before + wounds;
    if (!again || soFar >= left) return certain({ wounds: soFar, destroys });
    if (left === Number.POSITIVE_INFINITY)
      throw new Error('A table with `again` has no end without a Life.');
    return harmOfTable(table, soFar, left);
  });
}

function readRow(row: WoundRow | undefined): Harm & { again: boolean } {
  if (row === undefined) return { wounds: 0, destroys: false, again: false };
  if (typeof row === 'number') return { wounds: row, destroys: false, again: false };
  if (row === 'destroy') return { wounds: 0, destroys: true, again: false };
  if (row === 'again') return { wounds: 0, destroys: false, again: true };
  return { wounds: row.wounds ?? 0, destroys: false, again: true };
}

/** "own wounds, or `self` (destroyed), or a D20 table" */
export function cost(
  fight: Fight,
  owned: Owned,
  costs: NonNullable<Effect['costs']>,
  state: State,
): Law<Harm> {
  const distribution = typeof costs === 'object' ? tableRow(costs) : certain(costs);
  return andThen(distribution, (row) =>
    certain(
      row === 'self'
        ? { wounds: 0, destroys: true }
        : { wounds: scaled(fight, owned, row ?? 0, state), destroys: false },
    ),
  );
}
