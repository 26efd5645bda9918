import { describe, expect, test } from 'vitest';
import { type Extent, groupsOf, outputsOf } from './outputs.ts';
import { differences, record, recordSizes, sizeDifferences } from './recorded.ts';

/*
 * `npm run snapshots` records the outputs of the program instead of comparing them. `npm run snapshots:full` compares
 * far more, if it was recorded: with KNOCKBACK_SNAPSHOTS=record-full.
 */

const mode = process.env.KNOCKBACK_SNAPSHOTS ?? '';
const isRecording = mode.startsWith('record');
const extent: Extent = mode.endsWith('full') ? 'full' : 'usual';

describe('what the program writes is as recorded', { timeout: 3_600_000 }, () => {
  test.each(groupsOf(extent))('%s', async (group) => {
    const outputs = await outputsOf(group, extent);
    if (isRecording) record(group, extent, outputs);
    expect(differences(group, extent, outputs)).toEqual([]);
  });

  test('sizes of built files, within 2%', () => {
    if (isRecording) recordSizes();
    expect(sizeDifferences()).toEqual([]);
  });
});
