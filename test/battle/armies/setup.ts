import * as z from 'zod';
import { DISK } from '../../../src/base/files/read-file.ts';
import { readArmies } from '../../../src/battle/armies/read.ts';
import type { ArmiesScenario } from '../../../src/battle/armies/scenario.ts';
import { type ArmiesDocument, armiesFields } from '../../../src/battle/armies/schema.ts';
import { surroundingsOf } from '../../../src/experiments/scenarios/load.ts';

/** The maps that the command uses by default. */
export const MAPS = ['the-ford.json', 'open-field.yaml', 'road-and-ruins.yaml'].map(
  (file) => `experiments/maps/${file}`,
);

/** All maps that come with the program and have start areas. */
export const ALL_MAPS = [
  'the-ford.json',
  'open-field.yaml',
  'river-and-bridge.yaml',
  'road-and-ruins.yaml',
  'cliffs-and-lava.yaml',
  'the-hill.yaml',
  'the-mountain-pass.yaml',
].map((file) => `experiments/maps/${file}`);

/** Games of random armies as a file would describe them. */
export function armies(
  document: Partial<z.input<z.ZodObject<ReturnType<typeof armiesFields>>>> = {},
): ArmiesScenario {
  const written = z
    .strictObject(armiesFields())
    .parse({ fight: 'armies', maps: MAPS, ...document });
  const scenario = readArmies(written as ArmiesDocument, surroundingsOf('.', DISK));
  if (!scenario) throw new Error('the document says all that is needed');
  return scenario;
}

/** An entry of a list that has it. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no entry ${index} of ${list.length}`);
  return found;
}
