import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. The order of all others matters little. */
const LONGEST = [
  'test/snapshots/',
  'test/browser/',
  'test/fuzz/',
  'test/faults/',
  'test/build.test.ts',
  'test/docs/',
  'against-oracle.test.ts',
  'against-reference.test.ts',
];

/**
 * Runs one project after another, since Vitest ends a process as soon as the next file is of another project. In each,
 * begins with the files that take longest, also on a machine that never ran them, so that no long file runs alone at
 * the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { projects } = this.ctx;
    const place = ({ moduleId, project }: TestSpecification) => {
      const found = LONGEST.findIndex((part) => moduleId.includes(part));
      const within = found < 0 ? LONGEST.length : found;
      return projects.indexOf(project) * (LONGEST.length + 1) + within;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
