import type { Reporter, TestModule, TestSuite } from 'vitest/node';
import base from '../../vitest.config.ts';

function throwError(of: TestModule | TestSuite): void {
  const [error] = of.errors();
  if (error) throw error;
}

/** Stryker looks at tests alone: what fails before there are any becomes an error of the run. */
const loading: Reporter = { onTestModuleEnd: throwError, onTestSuiteResult: throwError };

/** As in any run of the tests, of the one folder that Stryker asks for, and without a browser. */
const { globalSetup: _, ...test } = base.test ?? {};
export default { ...base, test: { ...test, include: ['**/*.test.ts'], reporters: [loading] } };
