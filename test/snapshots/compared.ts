import { expect } from 'vitest';
import { type Extent, outputsOf } from './outputs.ts';
import { differences, record } from './recorded.ts';

/*
 * `npm run snapshots` records the outputs of the program instead of comparing them. `npm run snapshots:full` compares
 * far more, if it was recorded: with KNOCKBACK_SNAPSHOTS=record-full.
 */

const mode = process.env.KNOCKBACK_SNAPSHOTS ?? '';

export const isRecording = mode.startsWith('record');
export const extent: Extent = mode.endsWith('full') ? 'full' : 'usual';

/** Compares the outputs of a group with the recorded ones, or records them. */
export async function expectRecorded(group: string): Promise<void> {
  const outputs = await outputsOf(group, extent);
  if (isRecording) record(group, extent, outputs);
  expect(differences(group, extent, outputs)).toEqual([]);
}
