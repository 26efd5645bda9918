import { strFromU8 } from 'fflate';
import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compute } from '../../../src/experiments/results/compute.ts';
import { explain } from '../../../src/experiments/results/explanation.ts';
import type { Result } from '../../../src/experiments/results/result.ts';
import { compileNoting } from '../../../src/experiments/results/rulings.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import type { WatchedGame } from '../../../src/report/in-browser/game/player.ts';
import { unpacked } from '../../../src/report/in-browser/unpacked.ts';
import { gameOf, gameSection } from '../../../src/report/page/game.ts';
import { svgText } from '../../../src/report/svg.ts';
import { battleDocument, FIELD, hero } from '../../battle/battles.ts';
import { noFiles } from '../../fight/scenarios.ts';
import { machine } from '../../machine.ts';
import { turn } from '../turns.ts';

async function battle(name = 'One', board: object = {}): Promise<Result> {
  const sides = [{ army: [hero(name)] }, { army: [hero('Other')] }];
  const ground = { terrain: FIELD, ...board };
  const document = {
    ...{ name: 'Battle', seed: 'seen', trials: 20 },
    ...battleDocument({ sides, board: ground }),
  };
  const experiment = readExperiment(document, noFiles);
  const [result] = await compute(experiment, {
    exact: true,
    simulation: true,
    machine,
    threads: 1,
  });
  if (!result) throw new Error('no result');
  return result;
}

const watched = (packed = ''): WatchedGame => JSON.parse(strFromU8(unpacked(packed)));

test('a page carries the game that explain tells, and the whole ground', async () => {
  const result = await battle();
  const { plan } = atOnce(compileNoting(result.scenario));
  const { game, ground } = watched(gameOf([result]));
  expect(game).toEqual(atOnce(explain(plan, [], 'seen')).game);
  // Two rows of nine spaces.
  const paths = ground.ground.filter(({ tag }) => tag === 'path');
  expect(
    paths
      .map(({ attributes }) => String(attributes.d))
      .join('')
      .match(/M/g),
  ).toHaveLength(18);
});

test('the ground of a game has what stands on it and never moves, by a few letters', async () => {
  const others = [
    { obstacle: 'tree', at: [3, 0] },
    { glyph: 'Glyph of Astrid', at: [4, 0] },
    { obstacle: 'a fallen column', at: [5, 1] },
  ];
  const { ground } = watched(gameOf([await battle('One', { others })]));
  expect(ground.things.map(svgText)).toEqual([
    expect.stringMatching(/class="thing obstacle" transform="translate\(3 0\)".*>tree</),
    expect.stringMatching(/class="thing glyph" transform="translate\(4 0\)".*>Astrid</),
    expect.stringMatching(/class="thing obstacle" transform="translate\(5\.5 .*>a fal\.\.\.</),
  ]);
});

test('what turns the direction of writing is written out in names', async () => {
  const text = JSON.stringify(watched(gameOf([await battle('Bat\u202eman')])));
  expect(text).toContain('Bat<U+202E>man');
  expect(text).not.toContain('\u202e');
});

test('there is nothing to watch in a sweep, nor where no games are played', async () => {
  const result = await battle();
  const { simulation: _, ...notPlayed } = result;
  for (const results of [[], [result, result], [notPlayed], [await turn()]]) {
    expect(gameOf(results)).toBeUndefined();
    expect(gameSection(results)).toBeUndefined();
  }
  expect(gameSection([result])?.text).toContain('class="needs-script"');
});
