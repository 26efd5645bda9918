import { specialAttacks } from './cards.ts';
import { type Dice, explore } from './explore.ts';
import { type FightData, readFight } from './fight.ts';
import { type Fraction, fraction, plus, toNumber } from './fractions.ts';
import { nameOf, type Space } from './hexes.ts';
import type { Measures } from './measures.ts';
import { bestWay, type Way, waysOf } from './ways.ts';

export interface Outcome {
  readonly measures: Measures;
  readonly probability: Fraction;
}

export interface Law {
  readonly outcomes: readonly Outcome[];
  /** The special attack that was made (its number), or `normal`; and the optional powers that were not used. */
  readonly special: number | 'normal';
  readonly declined: readonly string[];
  /** The chosen line of Knockback, as both spaces, and the results of every line. */
  readonly line: string | undefined;
  readonly lines: ReadonlyMap<string, readonly Outcome[]>;
}

/** The exact law of a single attack, of all measures together. */
export function attackDistribution(fight: FightData): Law {
  const setting = readFight(fight);
  const ways = waysOf(setting.card, setting.reaches, fight.special, setting.available);
  const goal = fight.goal ?? 'spaces';
  // The line is the attacker's choice before any dice, like the way to attack.
  const lawOf = (way: Way): { line: string | undefined; lines: Map<string, Outcome[]> } => {
    const lines = new Map<string, Outcome[]>();
    for (const line of setting.lines)
      lines.set(
        lineName(line),
        model((dice) => setting.play(dice, way, line)),
      );
    const ranked = [...lines].map(([line, outcomes]) => ({ line, worth: worth(outcomes, goal) }));
    const [best] = ranked.sort((one, other) => compare(other.worth, one.worth));
    return { line: best?.line, lines };
  };
  const laws = new Map(ways.map((way) => [way, lawOf(way)]));
  const outcomesOf = (way: Way): Outcome[] => {
    const found = laws.get(way);
    return found?.lines.get(found.line ?? '') ?? [];
  };
  const chosen = bestWay(ways, (way) => meanOf(outcomesOf(way), 'value'));
  const found = laws.get(chosen);
  const all = specialAttacks(setting.card);
  const special = all.findIndex(({ id }) => id === chosen.special?.id);
  return {
    outcomes: outcomesOf(chosen).map(shown),
    special: special < 0 ? 'normal' : special,
    declined: [...chosen.declined].map((place) => setting.card.powers[place]?.name ?? ''),
    line: found?.line === '' ? undefined : found?.line,
    lines: new Map([...(found?.lines ?? [])].map(([line, model]) => [line, model.map(shown)])),
  };
}

/** `value` is the value of the attack to the attacker: not a measure. */
const shown = ({ measures: { value: _, ...measures }, probability }: Outcome): Outcome => ({
  measures,
  probability,
});

const lineName = (line: readonly [Space, Space] | undefined): string =>
  line ? line.map(nameOf).join(' ') : '';

function model(program: (dice: Dice) => Measures): Outcome[] {
  const found = new Map<string, Outcome>();
  explore(program, (measures, weight) => {
    const key = JSON.stringify(measures);
    const before = found.get(key)?.probability ?? fraction(0n);
    found.set(key, { measures, probability: plus(before, weight.fraction()) });
  });
  return [...found.values()];
}

export const meanOf = (outcomes: readonly Outcome[], measure: string): number =>
  outcomes.reduce(
    (sum, { measures, probability }) =>
      sum + Number(measures[measure] ?? 0) * toNumber(probability),
    0,
  );

const GOALS = { spaces: 'spacesMoved', wounds: 'totalWounds', destroy: 'destroyed' };

/**
 * The value of a line for the goal; of equal ones the one with more wounds, then with more spaces, then the first.
 */
const worth = (outcomes: readonly Outcome[], goal: keyof typeof GOALS): number[] =>
  [GOALS[goal], 'totalWounds', 'spacesMoved'].map((measure) => meanOf(outcomes, measure));

function compare(a: readonly number[], b: readonly number[]): number {
  const differs = a.findIndex((value, index) => Math.abs(value - (b[index] ?? 0)) > 1e-12);
  return differs < 0 ? 0 : (a[differs] ?? 0) - (b[differs] ?? 0);
}
