import { parseArgs } from 'node:util';
import { battleMemory } from '../../src/rules/c3g/battle/engine/memory.ts';
import { Z95 } from '../../src/statistics/intervals.ts';
import { sameName } from '../../src/words/slug.ts';
import { playedWithout } from '../super-strength/worth.ts';
import { againstItself } from './against-itself.ts';
import { throughOthers } from './through-others.ts';

/*
 * What powers are worth that work through others: `npm run powers-in-battle`. Armies with
 * each card that has one play against the same armies without that power, from both ends of each map with the same dice;
 * its friends are drawn among its partners as long as there are any that fit. The same seed gives the same table,
 * whatever is played in parts.
 */

const { values } = parseArgs({
  options: {
    armies: { type: 'string', default: '3' },
    games: { type: 'string', default: '90' },
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

const memory = battleMemory();
const began = performance.now();
const rows = powers.map(({ card, power, title, effects }, i) => {
  const maps = values.maps.split(',');
  const games = { points: Number(values.points), partners: 100 };
  const scenario = playedWithout(card, power, maps, games);
  const all = againstItself(scenario, { ...count, power }, values.seed, memory);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stderr.write(`${i + 1} of ${powers.length} powers after ${seconds} s\n`);
  const share = all.won / all.games;
  const error = Z95 * Math.sqrt((share * (1 - share)) / all.games);
  const gain = share - 0.5;
  const acted = all.acted / all.games;
  return { name: card.name, title, effects, gain, low: gain - error, high: gain + error, acted };
});

const percent = (share: number) => (100 * share).toFixed(1).replace('-', '−');
const print = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

print('card', 'power', 'by', 'acts in a game', 'wins more (points of %)', '95% interval');
print(':--', ':--', ':--', '--:', '--:', '--:');
for (const one of rows.sort((a, b) => b.gain - a.gain)) {
  const interval = `${percent(one.low)} to ${percent(one.high)}`;
  print(
    one.name,
    one.title,
    one.effects.join(', '),
    one.acted.toFixed(1),
    percent(one.gain),
    interval,
  );
}
