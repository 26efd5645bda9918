import { describe, expect, test } from 'vitest';
import { DISK } from '../../../src/base/files/read-file.ts';
import type { ArmiesScenario } from '../../../src/battle/armies/scenario.ts';
import { chunkTrialsOf } from '../../../src/chance/simulate/kernels/program.ts';
import {
  armiesExperiment,
  isOfArmiesStudy,
  playedOf,
} from '../../../src/studies/armies/experiment.ts';
import { jobOf } from './machine.ts';

const files = { files: DISK };
const random = armiesExperiment('Random', { points: 300, seed: 'given' }, 50, files);
const scenario = random.cases[0]?.scenario as ArmiesScenario;

describe('the experiment of random armies', () => {
  test('is played on three maps unless others are given, and keeps what it is told', () => {
    expect(random).toMatchObject({ name: 'Random', seed: 'given' });
    expect(random.cases).toHaveLength(1);
    expect(scenario).toMatchObject({ fight: 'armies', points: 300 });
    expect(scenario.maps.map(({ name }) => name)).toEqual([
      'The Ford',
      'Open Field',
      'Road and Ruins',
    ]);
    const terms = { spread: 7, partners: 11, policy: 'nearest', rounds: 5, maps: ['open-field'] };
    const told = armiesExperiment('Told', terms, 50, files).cases[0]?.scenario as ArmiesScenario;
    expect({ ...told, maps: told.maps.map(({ name }) => name) }).toMatchObject({
      ...terms,
      maps: ['Open Field'],
    });
  });

  test('is told from those of files, of playtests and of fields, and from other fights', () => {
    expect(isOfArmiesStudy(random)).toBe(true);
    expect(isOfArmiesStudy({ ...random, source: { file: 'a.yaml', text: '' } })).toBe(false);
    expect(isOfArmiesStudy({ ...random, cases: [] })).toBe(false);
    expect(isOfArmiesStudy({ ...random, cases: [...random.cases, ...random.cases] })).toBe(false);
    const also = [
      { playtest: { card: 'krug' } },
      { field: { armies: [['krug'], ['grimnak']], challengers: 0 } },
    ];
    for (const more of also) {
      expect(isOfArmiesStudy(armiesExperiment('Other', {}, 50, files, more))).toBe(false);
    }
    const other = { ...scenario, fight: 'battle' } as unknown as ArmiesScenario;
    const cases = random.cases.map((one) => ({ ...one, scenario: other }));
    expect(isOfArmiesStudy({ ...random, cases })).toBe(false);
  });
});

describe('the games in a result', () => {
  test('are none before the first game', () => {
    expect(playedOf(random, [])).toBe(undefined);
    expect(playedOf(random, [jobOf(scenario, 0)])).toBe(undefined);
  });

  test('are all games of the chunks, of which the last may be incomplete', () => {
    const each = chunkTrialsOf({ kind: 'battle' });
    const games = 3 * each - 1;
    const rounds = Uint32Array.of(77);
    const job = {
      ...jobOf(scenario, games, { rounds }),
      chunks: [[0, 2] as const, [5, 7] as const],
    };
    const played = playedOf(random, [job]);
    expect(played).toMatchObject({ seed: 'given', games });
    expect(played?.scenario).toBe(scenario);
    expect(played?.ranges).toEqual([
      [0, 2 * each],
      [5 * each, 6 * each - 1],
    ]);
    expect(played?.totals.rounds).toEqual([77]);
  });
});
