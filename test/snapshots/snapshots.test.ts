import { describe, expect, test } from 'vitest';
import { expectRecorded, extent, isRecording } from './compared.ts';
import { groupsOf } from './outputs.ts';
import { recordSizes, sizeDifferences } from './recorded.ts';

/** The experiments are in `experiments.test.ts`. */
const GROUPS = groupsOf(extent).filter((group) => group !== 'experiments');

describe('what the program writes is as recorded', { timeout: 3_600_000 }, () => {
  test.each(GROUPS)('%s', (group) => expectRecorded(group));

  test('sizes of built files, within 2%', () => {
    if (isRecording) recordSizes();
    expect(sizeDifferences()).toEqual([]);
  });
});
