import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  BaseSequencer,
  type Reporter,
  type TestModule,
  type TestSpecification,
  type TestSuite,
} from 'vitest/node';
import base, { NOT_DEEP, QUICK } from '../../vitest.config.ts';

/** The path of a source file or of its test, without the parts in which the two paths differ. */
const subject = (file: string) =>
  relative('.', file)
    .replace(/^(src|test)\//, '')
    .replace(/(\.test)?\.ts$/, '');

function inCommon(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Runs the tests that are most likely to fail first: the test of the mutated file, then tests of files near it. */
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

/**
 * Stryker only looks at the results of tests. This reporter turns a failure before any test into an error of the run.
 */
const loading: Reporter = { onTestModuleEnd: throwError, onTestSuiteResult: throwError };

/** Tests that replace modules need a process of their own, in which the modules are not yet loaded. */
const replacesModules = (path: string) => /\bvi\.mock\(/.test(readFileSync(path, 'utf8'));

/** The folder of the tests, and whether long tests are included; `mutate.ts` sets both. */
const { KNOCKBACK_MUTATED: folder = 'test', KNOCKBACK_MUTATED_BY: by = 'quick' } = process.env;
const { projects: _, ...test } = base.test ?? {};
export default {
  ...base,
  resolve: { alias: { 'heroscape-knockback': resolve('research/mutation/library.ts') } },
  test: {
    ...test,
    include: (by === 'quick' ? QUICK : NOT_DEEP).filter(
      (path) => path.startsWith(`${folder}/`) && !replacesModules(path),
    ),
    // All test files of a run share one worker, so that they load the source only once. No two runs share a worker.
    isolate: false,
    sequence: { sequencer: NearestFirst },
    reporters: [loading],
    // The cache is off, because it would return mutated files as they were in an earlier run.
    experimental: { fsModuleCache: false },
  },
};
