import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, launch } from '../../test/browser/chromium.ts';
import { makePages } from '../../test/browser/pages.ts';
import { spread } from './measure.ts';

/** How long a reader waits for the page of a sweep that has 10 × 10 combinations. */
export async function pageTimes(samples: number) {
  if (!findChromium()) return { skipped: 'no Chromium was found' };
  const folder = makePages('dist/knockback.js');
  const browser = await launch();
  const states = [
    { name: 'the first chart is drawn and the sliders answer', state: 'html[data-drawn]' },
    { name: 'all charts are drawn', state: 'html[data-drawn="all"]' },
  ];
  const times = states.map(() => [] as number[]);
  for (let sample = -1; sample < samples; sample++) {
    const page = await browser.newPage();
    const began = performance.now();
    await page.goto(`file://${join(folder, 'ten-by-ten/report.html')}`, { waitUntil: 'commit' });
    for (const [i, { state }] of states.entries()) {
      await page.locator(state).waitFor({ state: 'attached' });
      if (sample >= 0) times[i]?.push(performance.now() - began);
    }
    await page.close();
  }
  await browser.close();
  rmSync(folder, { recursive: true });
  return { times: states.map(({ name }, i) => ({ name, ...spread(times[i] ?? []) })) };
}
