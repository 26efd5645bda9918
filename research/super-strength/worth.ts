import { join } from 'node:path';
import { DISK } from '../../src/base/files/read-file.ts';
import { atOnce } from '../../src/base/index.ts';
import { Z95 } from '../../src/base/statistics/intervals.ts';
import { armiesEngine } from '../../src/battle/armies/engine.ts';
import { readArmies } from '../../src/battle/armies/read.ts';
import type { ArmiesScenario } from '../../src/battle/armies/scenario.ts';
import type { BattleMemory } from '../../src/battle/engine/state/memory.ts';
import type { Card } from '../../src/cards/card.ts';
import { shippedCard, shippedCards } from '../../src/cards/collections.ts';
import { surroundingsOf } from '../../src/experiments/scenarios/load.ts';
import { shippedEstimates } from '../../src/studies/armies/shipped/index.ts';
import { groundWithPit } from './pits.ts';

/** Sums of the score differences over pairs of games, and the number of pairs. */
export interface Gain {
  pairs: number;
  sum: number;
  squares: number;
}

export function noGain(): Gain {
  return { pairs: 0, sum: 0, squares: 0 };
}

export function addGain(sum: Gain, more: Gain): void {
  for (const key of Object.keys(more) as (keyof Gain)[]) sum[key] += more[key];
}

/** Points, with their 95% interval. */
export interface WorthOfPower {
  readonly points: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A gain in wins, converted to points. The conversion uses the value of a point in nearly even games between random
 * armies, taken from the shipped estimates; the error of this value is part of the interval (delta method).
 */
export function worthOf({ pairs, sum, squares }: Gain): WorthOfPower {
  const { points: logit = Number.NaN, standardError = Number.NaN } =
    shippedEstimates('classic')?.estimates.perPoint ?? {};
  const perPoint = logit / 4;
  const mean = sum / pairs;
  // Adds one pair with a difference of 1; otherwise a few pairs could seem to give certainty.
  const variance = ((squares + 1) / (pairs + 1) - mean ** 2) / (pairs + 1);
  const points = mean / perPoint;
  const error = Math.sqrt(variance / perPoint ** 2 + (points * (standardError / logit)) ** 2);
  return { points, low: points - Z95 * error, high: points + Z95 * error };
}

const POWER = 'super-strength';

/** The classic heroes that attack only adjacent figures and do not have Super Strength. */
export function meleeHeroes(): Card[] {
  return shippedCards()
    .filter(({ collection }) => collection === 'classic')
    .map(shippedCard)
    .filter(
      ({ type, range, points, powers }) =>
        type === 'hero' &&
        range === 1 &&
        points !== undefined &&
        !powers.some(({ power }) => power === POWER),
    );
}

/** A built-in map by the name of its file, or ground with a pit of some depth: "pit 11". */
export function mapOf(name: string): { readonly file: string; readonly text?: string } {
  const [, depth] = /^pit (\d+)$/.exec(name) ?? [];
  return depth === undefined
    ? { file: `experiments/maps/${name}` }
    : { file: `pit-${depth}.yaml`, text: groundWithPit(Number(depth)) };
}

/** Plays pairs of games: an army whose hero has Super Strength, and the same army with the hero as printed. */
export function playedWith(card: Card, map: string, points: number): ArmiesScenario {
  const name = `${card.name} with Super Strength`;
  const strong = { ...card, name, powers: [...card.powers, { power: POWER }] };
  return pairsOf(strong, { own: strong, tested: name, instead: card.name }, [map], { points });
}

/**
 * Plays pairs of games: an army with a card as printed, and the same army with the card without one of its powers.
 * `power` is the index of this power.
 */
export function playedWithout(
  card: Card,
  power: number,
  maps: readonly string[],
  games: Games,
): ArmiesScenario {
  const name = `${card.name} without a power`;
  const bare = { ...card, name, powers: card.powers.filter((_, i) => i !== power) };
  const scenario = pairsOf(card, { own: bare, tested: card.name, instead: name }, maps, games);
  // Other cards refer to the card by name, so both versions have the same name.
  const cards = scenario.cards.map((one) =>
    one.card.name === name ? { ...one, card: { ...one.card, name: card.name } } : one,
  );
  return { ...scenario, cards };
}

/** The settings for games: the maximum points of an army, and the chance (in percent) that a partner is drawn. */
export interface Games {
  readonly points: number;
  readonly partners?: number;
}

function pairsOf(
  { points: price }: Card,
  versions: { readonly own: Card; readonly tested: string; readonly instead: string },
  names: readonly string[],
  games: Games,
): ArmiesScenario {
  const { own, tested, instead } = versions;
  const maps = names.map(mapOf);
  const drawn = (path: string) => maps.find(({ file, text }) => file === path && text)?.text;
  const files = {
    ...DISK,
    beside: (from: string, path: string) => (drawn(path) ? path : join(from, path)),
    read: (path: string) => drawn(path) ?? DISK.read(path),
  };
  const scenario = readArmies(
    {
      ...games,
      fight: 'armies',
      maps: maps.map(({ file }) => file),
      cards: [own],
      playtest: { card: tested, points: price as number },
    },
    surroundingsOf('.', files),
  );
  if (!scenario?.playtest) throw new Error(`${tested} on ${names.join(', ')} cannot be played`);
  const other = scenario.cards.findIndex(({ card }) => card.name === instead);
  return { ...scenario, playtest: { ...scenario.playtest, instead: other } };
}

/** Plays pairs of games for a hero on a map. */
export function gainOn(
  scenario: ArmiesScenario,
  pairs: number,
  seed: string,
  memory: BattleMemory,
): Gain {
  const engine = armiesEngine(scenario, seed, memory);
  const gain = noGain();
  const scores = [0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    for (const version of [0, 1]) {
      atOnce(engine.steps(2 * pair + version));
      const { winner } = engine.result;
      scores[version] = winner === 2 ? 0.5 : Number(winner === pair % 2);
    }
    const difference = (scores[0] as number) - (scores[1] as number);
    gain.pairs++;
    gain.sum += difference;
    gain.squares += difference ** 2;
  }
  return gain;
}
