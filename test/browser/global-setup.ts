import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';
import { makePages } from './pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with reports other than the showcases; absent without a browser. */
    pages: string;
  }
}

/** Makes the pages once for all test files, or reports at the end that the browser tests did not run. */
export default function setup(project: TestProject): () => void {
  if (findChromium()) {
    const pages = makePages();
    project.provide('pages', pages);
    return () => rmSync(pages, { recursive: true });
  }
  if (process.env.KNOCKBACK_BROWSER === 'required') {
    throw new Error('no Chromium was found, and KNOCKBACK_BROWSER=required asks for its tests');
  }
  return () => {
    process.stdout.write(
      '\nLEFT OUT: the browser tests (test/browser), since no Chromium was found. On Debian and Ubuntu:\n' +
        'apt-get install chromium-headless-shell. Elsewhere: KNOCKBACK_CHROMIUM=/path/to/chromium npm run test:long\n',
    );
  };
}
