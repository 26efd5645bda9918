import { type Estimated, leastSquares } from '../../src/base/statistics/least-squares.ts';
import { standardWith } from '../../src/battle/engine/policies/standard.ts';
import type { Weights } from '../../src/battle/engine/policies/weights.ts';
import { battleMemory } from '../../src/battle/engine/state/memory.ts';
import type { BattleScenario } from '../../src/battle/scenario.ts';
import { generatorOf } from '../../src/chance/dice/generator.ts';
import { playMatch } from './match.ts';

type Name = keyof Weights;

/**
 * Factors by which the current weights are multiplied. For each match, one of the three factors is drawn for every
 * weight of each side.
 */
const FACTORS = [0.6, 1, 1.6] as const;

/** Weights that are shares and therefore cannot exceed 1. */
const SHARES: ReadonlySet<Name> = new Set(['near', 'delay', 'shared', 'boredom', 'haste']);

/** A factor is accepted if its gain exceeds this many standard errors. */
const ENOUGH = 1.5;

/** The number of games in a match. Preparing a battle takes as long as a few games. */
const GAMES = 8;

/**
 * The results of matches between random variants of a policy. Each match provides some information about every weight.
 */
interface Drawn {
  /** For each weight: the indices of the factors that were drawn for the two sides. */
  readonly levels: readonly (readonly [number, number])[];
  /** The first variant's share of wins, minus one half. */
  readonly won: number;
}

/** How much a change to one weight affects the win rate. */
export interface Effect {
  readonly name: Name;
  readonly value: number;
  readonly wins: Estimated;
}

/**
 * Plays random variants of some weights against each other, and estimates by least squares how each change to a weight
 * affects the win rate while all other weights vary.
 *
 * @param matches the number of matches; each match consists of games from both ends of the map with the same dice
 */
export function effectsOn(
  present: Weights,
  battles: readonly BattleScenario[],
  matches: number,
  seed: string,
): readonly Effect[] {
  const names = Object.keys(present) as Name[];
  const draw = generatorOf(`${seed}/weights`);
  const memory = battleMemory();
  const drawn = Array.from({ length: matches }, (_, match): Drawn => {
    const levels = names.map(() => [level(draw), level(draw)] as const);
    const [own, other] = [0, 1].map((side) =>
      standardWith(variant(present, names, levels, side as 0 | 1)),
    ) as [ReturnType<typeof standardWith>, ReturnType<typeof standardWith>];
    const battle = battles[match % battles.length] as BattleScenario;
    const score = playMatch(battle, [own, other], GAMES, `${seed}/${match}`, memory);
    return { levels, won: score.won / score.games - 0.5 };
  });
  // A share that is already 1 cannot be increased, so this change is left out.
  const changesOf = (name: Name) =>
    [0, 2].filter((at) => valueAt(present, name, at) !== present[name]);
  const features = names.flatMap((name, i) =>
    changesOf(name).map((at) => ({
      name: `${name} ${at}`,
      values: drawn.map(({ levels }) => {
        const [own, other] = levels[i] as readonly [number, number];
        return Number(own === at) - Number(other === at);
      }),
    })),
  );
  const { coefficients } = leastSquares(
    features,
    drawn.map(({ won }) => won),
  );
  return names.flatMap((name) =>
    changesOf(name).map((at): Effect => {
      const wins = coefficients.find((one) => one.name === `${name} ${at}`);
      if (!wins) throw new Error(`too few matches to tell what ${name} does`);
      return { name, value: valueAt(present, name, at), wins };
    }),
  );
}

/** The changes whose gain is significant: at most one for each weight, largest gain first. */
export function helpful(effects: readonly Effect[]): readonly Effect[] {
  const ofWeights = new Map<Name, Effect>();
  for (const one of effects) {
    const { value, standardError } = one.wins;
    const best = ofWeights.get(one.name)?.wins.value ?? ENOUGH * standardError;
    if (value > best) ofWeights.set(one.name, one);
  }
  return [...ofWeights.values()].sort((a, b) => b.wins.value - a.wins.value);
}

const level = (draw: () => number) => Math.floor(draw() * FACTORS.length);

function valueAt(present: Weights, name: Name, at: number): number {
  const value = Number((present[name] * (FACTORS[at] as number)).toPrecision(2));
  return SHARES.has(name) ? Math.min(1, value) : value;
}

function variant(
  present: Weights,
  names: readonly Name[],
  levels: readonly (readonly [number, number])[],
  side: 0 | 1,
): Weights {
  const changed = names.map((name, i) => [
    name,
    valueAt(present, name, (levels[i] as readonly [number, number])[side]),
  ]);
  return { ...present, ...Object.fromEntries(changed) };
}
