import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DISK } from '../../../src/base/files/read-file.ts';
import { loadExperiment } from '../../../src/experiments/scenarios/load.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import { surroundingsIn, type Written } from '../../../src/experiments/scenarios/written.ts';
import { folderOf } from './files.ts';

/** Written as JSON and read back, as any keeper may. */
function readAgain({ document, files }: Written) {
  const kept = JSON.parse(JSON.stringify({ document, files: [...files] }));
  return readExperiment(kept.document, surroundingsIn(new Map(kept.files)));
}

const EXPERIMENTS = 'experiments';

describe('the same experiment is read again from what it was read from', () => {
  test.each(readdirSync(EXPERIMENTS).filter((name) => name.endsWith('.yaml')))('%s', (name) => {
    const { source: _, ...experiment } = loadExperiment(join(EXPERIMENTS, name), DISK);
    expect(readAgain(experiment.written)).toEqual(experiment);
  });

  test('with the cards of a file that is gone, in every combination', () => {
    const folder = folderOf({
      'file.yaml':
        'name: x\ncards: [mine.yaml]\nattacker: brute\ndefender: the-joker\nvary: { attacker.attack: [1, 2] }\n',
      'mine.yaml': '- { name: Brute, attack: 2, defense: 1 }\n',
    });
    const { source: _, ...experiment } = loadExperiment(join(folder, 'file.yaml'), DISK);
    expect([...experiment.written.files.keys()]).toEqual(['mine.yaml']);
    expect(readAgain(experiment.written)).toEqual(experiment);
  });
});

test('a file that was not kept is named where the document names it', () => {
  const document = { name: 'x', cards: ['mine.yaml'], attacker: 'a', defender: 'b' };
  expect(() => readExperiment(document, surroundingsIn(new Map()))).toThrow(
    'cards[0] is "mine.yaml"; give a file that was saved with the document',
  );
});
