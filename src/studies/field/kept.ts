/* The pairs known from kept fields, and whether they are still valid. */

import { atOnce, canonicalText, sameData } from '../../base/index.ts';
import { duelSettingOf, type FightSide } from '../../fight/index.ts';
import { type Field, type FieldSetting, isSquare, type PairOutcome } from './field.ts';
import { pairOutcomes } from './pair-answers.ts';
import type { FieldCards } from './play-field.ts';

/** Returns the outcome of a pair that was played earlier; undefined if the pair was not played. */
export type KnownPairs = (attacker: FightSide, defender: FightSide) => PairOutcome | undefined;

/**
 * The pairs of fields that were played in the same setting. A pair is valid as long as neither of its cards has
 * changed.
 */
export function knownPairs(fields: readonly Field[], setting: FieldSetting): KnownPairs {
  const known = new Map<string, PairOutcome>();
  const numberOf = numbering();
  for (const { rows, columns, outcomes, setting: before } of fields) {
    if (!sameData(duelSetting(before), duelSetting(setting))) continue;
    for (const [r, row] of outcomes.entries()) {
      for (const [c, outcome] of row.entries()) {
        const [one, other] = [rows[r]?.side, columns[c]?.side];
        if (!outcome || !one || !other) continue;
        known.set(`${numberOf(one)} ${numberOf(other)}`, outcome);
        const mirrored = `${numberOf(other)} ${numberOf(one)}`;
        if (!known.has(mirrored)) known.set(mirrored, turned(outcome));
      }
    }
  }
  return (attacker, defender) => known.get(`${numberOf(attacker)} ${numberOf(defender)}`);
}

/** The number of pairs played again to check the kept ones. */
const CHECKED = 5;

/** Whether kept pairs agree with the current program. To find out, a few evenly spread pairs are played again. */
export function stillHolds(known: KnownPairs, cards: FieldCards, setting: FieldSetting): boolean {
  const pairs = cards.rows.flatMap(({ side }, row) =>
    cards.columns.slice(isSquare(cards) ? row : 0).flatMap(({ side: other }) => {
      const outcome = known(side, other);
      return outcome ? [{ side, other, outcome }] : [];
    }),
  );
  const outcomeFor = pairOutcomes(setting);
  const step = Math.max(1, Math.floor(pairs.length / CHECKED));
  return pairs
    .filter((_, i) => i % step === 0)
    .slice(0, CHECKED)
    .every(({ side, other, outcome }) => isSame(atOnce(outcomeFor(side, other)), outcome));
}

function isSame(one: PairOutcome, other: PairOutcome): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return SIDES.every((winner) =>
    SIDES.every((first) => Math.abs(one[winner][first] - other[winner][first]) < 1e-12),
  );
}

const SIDES = ['attacker', 'defender'] as const;

/** Fields of a card that do not affect duels. */
const BESIDE_THE_DUEL: readonly string[] = [
  'points',
  'modernPoints',
  'set',
  'disagreements',
  'unstated',
  'assumed',
  'usual',
];

function duelText(side: FightSide): string {
  const counting = Object.entries(side).filter(([field]) => !BESIDE_THE_DUEL.includes(field));
  return canonicalText(Object.fromEntries(counting));
}

const duelSetting = (setting: FieldSetting) => ({
  states: [],
  ...duelSettingOf(setting),
});

function turned(outcome: PairOutcome): PairOutcome {
  if (typeof outcome === 'string') return outcome;
  const { attacker, defender } = outcome;
  return {
    attacker: { attacker: defender.defender, defender: defender.attacker },
    defender: { attacker: attacker.defender, defender: attacker.attacker },
  };
}

/** Returns a function that numbers sides. Sides that fight identical duels get the same number. */
function numbering(): (side: FightSide) => number {
  const bySide = new WeakMap<FightSide, number>();
  const byText = new Map<string, number>();
  return (side) => {
    const found = bySide.get(side);
    if (found !== undefined) return found;
    const text = duelText(side);
    const number = byText.get(text) ?? byText.size;
    byText.set(text, number);
    bySide.set(side, number);
    return number;
  };
}
