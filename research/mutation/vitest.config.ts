import { relative, resolve } from 'node:path';
import {
  BaseSequencer,
  type Reporter,
  type TestModule,
  type TestSpecification,
  type TestSuite,
} from 'vitest/node';
import base, { NOT_DEEP, QUICK } from '../../vitest.config.ts';

/** A source file or its test, without what distinguishes the two. */
const subject = (file: string) =>
  relative('.', file)
    .replace(/^(src|test)\//, '')
    .replace(/(\.test)?\.ts$/, '');

function inCommon(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Runs the test that is most likely to fail first: the one for the mutated file, then its neighbours. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const mutated = subject(this.ctx.config.related?.[0] ?? '');
    const nearness = ({ moduleId }: TestSpecification) => inCommon(subject(moduleId), mutated);
    return files.toSorted((a, b) => nearness(b) - nearness(a));
  }
}

function throwError(of: TestModule | TestSuite): void {
  const [error] = of.errors();
  if (error) throw new Error(error.stack ?? error.message);
}

/** Stryker only looks at tests, so this turns an earlier failure into an error of the run. */
const loading: Reporter = { onTestModuleEnd: throwError, onTestSuiteResult: throwError };

/** The tests of one folder, quick or not too slow, which `mutate.ts` sets. */
const { KNOCKBACK_MUTATED: folder = 'test', KNOCKBACK_MUTATED_BY: by = 'quick' } = process.env;
const { projects: _, ...test } = base.test ?? {};
export default {
  ...base,
  resolve: { alias: { 'heroscape-knockback': resolve('research/mutation/library.ts') } },
  test: {
    ...test,
    include: (by === 'quick' ? QUICK : NOT_DEEP).filter((path) => path.startsWith(`${folder}/`)),
    // The files of a run share one worker, and load the source once. No run shares a worker with another.
    isolate: false,
    sequence: { sequencer: NearestFirst },
    reporters: [loading],
    // By their content, mutated files would be found in the state of an earlier run.
    experimental: { fsModuleCache: false },
  },
};
