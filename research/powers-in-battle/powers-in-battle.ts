import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { Z95 } from '../../src/base/statistics/intervals.ts';
import { sameName } from '../../src/base/words/slug.ts';
import { battleMemory } from '../../src/battle/engine/state/memory.ts';
import { playedWithout } from '../super-strength/worth.ts';
import { againstItself, amongFriends } from './against-itself.ts';
import { throughOthers } from './through-others.ts';

/*
 * Measures the worth of powers that act through other figures: `npm run powers-in-battle` prints `powers.csv`. For each
 * card with such a power, armies with the power play against the same armies without it, from both ends of each map
 * with the same dice. The other cards of an army are cards on which the power can act, as long as the army has room for
 * such a card. The same seed gives the same rows, even if parts are played separately.
 */

const { values } = parseArgs({
  options: {
    armies: { type: 'string', default: '50' },
    games: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'powers-in-battle' },
    points: { type: 'string', default: '300' },
    maps: { type: 'string', default: 'the-hill.yaml,road-and-ruins.yaml' },
    cards: { type: 'string' },
  },
});

const count = { armies: Number(values.armies), games: Number(values.games) };
const asked = values.cards?.split(',');
const powers = throughOthers().filter(
  ({ card }) => asked === undefined || asked.some((one) => sameName(one, card.name)),
);

/** If the card is expensive, armies cost more, so that at least this many points are left for other cards. */
const LEFT_FOR_FRIENDS = 150;

const memory = battleMemory();
const began = performance.now();
const rows = powers.map(({ card, power, title, effects, isCounted }, i) => {
  const maps = values.maps.split(',');
  const points = Math.max(Number(values.points), (card.points as number) + LEFT_FOR_FRIENDS);
  const scenario = amongFriends(playedWithout(card, power, maps, { points, partners: 100 }), power);
  const all = againstItself(scenario, { ...count, power }, values.seed, memory);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stderr.write(`${i + 1} of ${powers.length} powers after ${seconds} s\n`);
  const { mean: share, error } = meanOf(all.shares);
  const gain = share - 0.5;
  const acted = isCounted ? (all.acted / all.games).toFixed(1) : '–';
  return { name: card.name, title, effects, gain, low: gain - error, high: gain + error, acted };
});

/** The mean and its error, which is half the width of its 95% interval. Each army is an independent draw. */
function meanOf(shares: readonly number[]) {
  const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  const squares = shares.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Z95 * Math.sqrt(squares / (shares.length - 1) / shares.length) };
}

const percent = (share: number) => (100 * share).toFixed(1).replace('-', '−');
const print = (...cells: readonly string[]) => process.stdout.write(stringify([cells]));

print('card', 'power', 'by', 'acts in a game', 'wins more (points of %)', '95% interval');
for (const one of rows.sort((a, b) => b.gain - a.gain)) {
  const interval = `${percent(one.low)} to ${percent(one.high)}`;
  print(one.name, one.title, one.effects.join(', '), one.acted, percent(one.gain), interval);
}
