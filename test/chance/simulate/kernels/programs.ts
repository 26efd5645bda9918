import fc from 'fast-check';
import type { Group } from '../../../../src/chance/dice/groups.ts';
import type { ThrowProgram } from '../../../../src/chance/simulate/kernels/program.ts';

/** A group of dice whose steps have fewer values than their shares, if wanted. */
export interface HandMadeGroup {
  /** One die: what its faces add to the cell. */
  readonly faces: readonly number[];
  /** Values that each step lacks in addition to rounding, for alias tables only. */
  readonly lacks?: number;
}

/** A program made by hand, with tables that no Throw would give. */
export function programOf(groups: readonly HandMadeGroup[]): ThrowProgram {
  const most = groups.map(({ faces }) => faces.reduce((a, b) => Math.max(a, b), 0));
  return { kind: 'throw', cells: most.reduce((a, b) => a + b, 0) + 1, groups: groups.map(groupOf) };
}

function groupOf({ faces, lacks = 0 }: HandMadeGroup): Group {
  const rolls = faces.length;
  const weights = new Map<number, number>();
  for (const face of faces) weights.set(face, (weights.get(face) ?? 0) + 1);
  const steps = [...weights.keys()].sort((a, b) => a - b);
  const each = Math.floor(2 ** 32 / rolls);
  const values = steps.map((step) => Math.max(0, (weights.get(step) ?? 0) * each - lacks));
  return {
    dice: [faces],
    rolls,
    steps: Uint32Array.from(steps),
    values: Uint32Array.from(values.map((value) => Math.min(value, 2 ** 32 - 1))),
  };
}

const anyFaces = fc.array(fc.nat(9), { minLength: 1, maxLength: 40 });

/** One group with entries, or several in which one draw in some thousands may be left over. */
export const anyProgram: fc.Arbitrary<ThrowProgram> = fc.oneof(
  fc
    .array(
      anyFaces.map((faces) => ({ faces })),
      { maxLength: 1 },
    )
    .map(programOf),
  fc
    .array(fc.record({ faces: anyFaces, lacks: fc.constantFrom(0, 1, 2 ** 16, 2 ** 17) }), {
      minLength: 2,
      maxLength: 4,
    })
    .map(programOf),
);

/** Twenty words of state, as `chunkState` lays them out. */
export const anyState: fc.Arbitrary<Uint32Array> = fc
  .array(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { minLength: 20, maxLength: 20 })
  .map((words) => Uint32Array.from(words));
