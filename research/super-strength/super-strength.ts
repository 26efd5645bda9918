import { parseArgs } from 'node:util';
import { sameName } from '../../src/base/words/slug.ts';
import { battleMemory } from '../../src/battle/engine/state/memory.ts';
import { addGain, type Gain, gainOn, meleeHeroes, noGain, playedWith, worthOf } from './worth.ts';

/*
 * Measures the worth of Super Strength in battles: `npm run super-strength`. Every classic melee hero plays with it and
 * without it, in pairs of games with the same armies and dice: on maps with cliffs, lava and water, on flat maps, and
 * next to pits of several depths. The same seed gives the same tables, even if parts are played separately.
 */

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'super-strength' },
    points: { type: 'string', default: '400' },
    heroes: { type: 'string' },
    maps: {
      type: 'string',
      default:
        'open-field.yaml,road-and-ruins.yaml,the-ford.json,river-and-bridge.yaml,cliffs-and-lava.yaml,the-mountain-pass.yaml,pit 0,pit 6,pit 11,pit 16,pit 21',
    },
  },
});

/** Maps on which there are no falls and no lava. */
const FLAT = new Set(['open-field.yaml', 'road-and-ruins.yaml', 'pit 0']);
/** How many of the heroes that gain most, and of those that gain least, are named. */
const NAMED = 8;

const pairs = Number(values.pairs);
const maps = values.maps.split(',');
const asked = values.heroes?.split(',');
const heroes = meleeHeroes().filter(
  ({ name }) => asked === undefined || asked.some((one) => sameName(one, name)),
);

const whole = (value: number) => value.toFixed(0).replace('-', '−');
const signed = (value: number) =>
  Math.round(value) === 0 ? '0' : `${value < 0 ? '' : '+'}${whole(value)}`;
const print = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);

function row(name: string, gain: Gain): void {
  const { points, low, high } = worthOf(gain);
  const share = ((100 * gain.sum) / gain.pairs).toFixed(1).replace('-', '−');
  print(name, String(2 * gain.pairs), share, signed(points), `${signed(low)} to ${signed(high)}`);
}

function head(name: string): void {
  print(name, 'games', 'wins more (points of %)', 'worth in points', '95% interval');
  print(':--', '--:', '--:', '--:', '--:');
}

const byMap = new Map(maps.map((map) => [map, noGain()]));
const byHero = new Map(heroes.map(({ name }) => [name, noGain()]));
const memory = battleMemory();
const began = performance.now();
for (const [i, hero] of heroes.entries()) {
  for (const map of maps) {
    const gain = gainOn(playedWith(hero, map, Number(values.points)), pairs, values.seed, memory);
    addGain(byMap.get(map) as Gain, gain);
    if (!FLAT.has(map)) addGain(byHero.get(hero.name) as Gain, gain);
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stderr.write(`${i + 1} of ${heroes.length} heroes after ${seconds} s\n`);
}

head('map');
for (const [map, gain] of byMap) row(map.replace(/\.(yaml|json)$/, ''), gain);
const steep = noGain();
const flat = noGain();
for (const [map, gain] of byMap) addGain(FLAT.has(map) ? flat : steep, gain);
if (flat.pairs > 0) row('all flat ones', flat);
if (steep.pairs > 0) row('all others', steep);
process.stdout.write('\n');
head('hero, on all maps that are not flat');
const ranked = [...byHero]
  .filter(([, gain]) => gain.pairs > 0)
  .sort(([, a], [, b]) => b.sum / b.pairs - a.sum / a.pairs);
const last = ranked.slice(NAMED).slice(-NAMED);
for (const [name, gain] of [...ranked.slice(0, NAMED), ...last]) row(name, gain);
