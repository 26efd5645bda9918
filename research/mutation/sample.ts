import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { generatorOf } from '../../src/chance/dice/generator.ts';

/** The seed of every sample. */
export const SEED = 'mutants';

/** The number of mutants tried in each module. */
export const SIZE = 60;

type Placed = Pick<Mutant, 'fileName' | 'mutatorName' | 'replacement' | 'location'>;

/**
 * The keys of a random sample of mutants. Each mutant draws its own number from the seed and its key. If the module
 * changes, the sample changes only by mutants that are new or gone, and by mutants that these displace.
 *
 * @param keys distinct texts
 * @param size the size of the sample; if there are fewer mutants, all are in it
 */
export function sampleOf(keys: readonly string[], size: number, seed: string): ReadonlySet<string> {
  const lots = new Map(keys.map((key) => [key, generatorOf(`${seed} ${key}`)()]));
  const drawn = keys.toSorted((a, b) => (lots.get(a) ?? 0) - (lots.get(b) ?? 0));
  return new Set(drawn.slice(0, size));
}

/**
 * A key for each mutant: its file, the source that it replaces, and the replacement. Line numbers are not part of the
 * key. If several mutants in a file are equal, they are numbered.
 *
 * @param sources the source of each file, keyed by file name
 */
export function keysOf(
  mutants: readonly Placed[],
  sources: ReadonlyMap<string, string>,
): readonly string[] {
  const seen = new Map<string, number>();
  return mutants.map(({ fileName, mutatorName, replacement, location }) => {
    const original = textAt(sources.get(fileName) ?? '', location);
    const text = [fileName, mutatorName, original, replacement].join('\n');
    const number = (seen.get(text) ?? 0) + 1;
    seen.set(text, number);
    return `${text}\n${number}`;
  });
}

function textAt(source: string, { start, end }: Placed['location']): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  lines.push((lines.pop() ?? '').slice(0, end.column));
  return lines.join('\n').slice(start.column);
}

/**
 * Makes Stryker try only a sample of the mutants that it makes. Mutants outside the sample are not even placed in the
 * source (unless they are inside a sampled mutant), because each of them would slow down the tests.
 *
 * @param root the folder of the project; paths in keys are relative to it
 */
export function tryOnlySample(root: string, size: number, seed: string): void {
  const instrument = Instrumenter.prototype.instrument;
  Instrumenter.prototype.instrument = async function (files, options) {
    const sources = new Map(files.map(({ name, content }) => [relative(root, name), content]));
    const keyed = (mutants: readonly Mutant[]) =>
      keysOf(
        mutants.map((one) => ({ ...one, fileName: relative(root, one.fileName) })),
        sources,
      );
    const { mutants } = await instrument.call(this, files, options);
    const made = mutants.filter(({ status }) => status === undefined);
    const keys = keyed(made);
    const sample = sampleOf(keys, size, seed);
    const places = made.filter((_, i) => sample.has(keys[i] ?? ''));
    const around = files.map((file) => ({
      ...file,
      mutate: places.filter((one) => one.fileName === file.name).map(({ location }) => location),
    }));
    const placed = await instrument.call(this, around, options);
    const isSampled = (one: Mutant) =>
      places.some(
        (place) =>
          place.fileName === one.fileName &&
          place.mutatorName === one.mutatorName &&
          place.replacement === one.replacement &&
          isDeepStrictEqual(place.location, one.location),
      );
    return {
      files: placed.files,
      mutants: placed.mutants.map((one) =>
        isSampled(one) ? one : { ...one, status: 'Ignored', statusReason: 'not sampled' },
      ),
    };
  };
}
