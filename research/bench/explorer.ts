import type { Browser, Page } from 'playwright-core';
import { ATTACK_START } from '../../src/explorer/panels/attack/attack-document.ts';
import { findChromium, launch } from '../../test/browser/chromium.ts';
import { attackLink, EXPLORER } from '../../test/browser/explorer-tab.ts';
import { spread } from './measure.ts';

/** The factor by which a phone is slower than a desktop machine. */
const SLOWER = 4;

/** A script, to run in the page, that records when the first answer is visible: two frames after it is added. */
const WATCH = `{
  const isThere = () => /\\d%/.test(document.querySelector('.told .chance')?.textContent ?? '');
  const look = () => isThere()
    ? requestAnimationFrame(() => requestAnimationFrame(() => { globalThis.seen = performance.now(); }))
    : requestAnimationFrame(look);
  look();
}`;

/** A script, to run in the page, that records the duration of each task longer than 50 ms. */
const TASKS = `{
  globalThis.tasks = [];
  const note = (list) => globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: 'longtask' });
}`;

/** A page that contains only an answer, for comparison. */
const EMPTY = `data:text/html,${encodeURIComponent('<p class=told><b class=chance>50%</b>')}`;

/** The milliseconds from opening an address, as on a first visit, until the answer is visible. */
async function opening(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 380, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(WATCH);
  await page.goto(address);
  const seen = await page.waitForFunction(() => (globalThis as { seen?: number }).seen);
  const time = Number(await seen.jsonValue());
  await page.context().close();
  return time;
}

/**
 * Durations of the longest task, in milliseconds: while a stepper is pressed ten times, while the battle panel opens,
 * and while the board panel opens. A task shorter than 50 ms counts as 50 ms, because browsers do not report it.
 */
async function longestTasks(browser: Browser): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 380, height: 800 } });
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(TASKS);
  await page.goto(EXPLORER);
  await page.locator('.told .chance', { hasText: '%' }).waitFor();
  await page.waitForTimeout(2000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const longest = async (press: string, times: number) => {
    await page.evaluate('tasks.length = 0');
    for (let i = 0; i < times; i++) {
      await page.evaluate(
        (selector) => document.querySelector<HTMLElement>(selector)?.click(),
        press,
      );
      await page.waitForTimeout(500);
    }
    return Number(await page.evaluate('Math.max(50, ...tasks)'));
  };
  const stepping = await longest('[aria-label="Attack dice: one more"]', 10);
  const battle = await longest('nav button:nth-of-type(5)', 1);
  const board = await longest('nav button:nth-of-type(2)', 1);
  await page.context().close();
  return [stepping, battle, board];
}

/** Milliseconds from pressing a stepper until the answer in the page has changed. */
function answering(page: Page, name: string): Promise<number> {
  return page.evaluate(async (label) => {
    const button = document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    const chance = document.querySelector('.told .chance');
    if (!button || !chance) throw new Error(`no ${label}`);
    const began = performance.now();
    const changed = new Promise<void>((done) => {
      const options = { childList: true, characterData: true, subtree: true };
      new MutationObserver((_, observer) => {
        observer.disconnect();
        done();
      }).observe(chance, options);
    });
    button.click();
    await changed;
    return performance.now() - began;
  }, name);
}

/** How long a user waits for the explorer's answers. */
export async function explorerTimes(samples: number) {
  if (!findChromium()) return { skipped: 'no Chromium was found' };
  const browser = await launch();
  const kinds = [
    { name: `an empty page, ${SLOWER} times slower`, address: EMPTY },
    { name: `the first answer, ${SLOWER} times slower`, address: EXPLORER },
    {
      name: `the answer of a link, ${SLOWER} times slower`,
      address: EXPLORER + attackLink({ ...ATTACK_START, attacker: 'Incredible Hulk' }),
    },
  ];
  const openings = kinds.map(() => [] as number[]);
  for (let sample = -1; sample < samples; sample++) {
    for (const [i, { address }] of kinds.entries()) {
      const time = await opening(browser, address);
      if (sample >= 0) openings[i]?.push(time);
    }
  }
  const page = await browser.newPage();
  await page.goto(EXPLORER);
  await page.locator('.told .chance', { hasText: '%' }).waitFor();
  const answers: number[] = [];
  for (let sample = -2; sample < 2 * samples; sample++) {
    const time = await answering(page, `Attack dice: one ${sample % 2 === 0 ? 'more' : 'less'}`);
    if (sample >= 0) answers.push(time);
  }
  const tasks: (readonly number[])[] = [];
  for (let sample = 0; sample < samples; sample++) tasks.push(await longestTasks(browser));
  await browser.close();
  const longest = (at: number) => spread(tasks.map((one) => one[at] ?? 0));
  return {
    times: [
      ...kinds.map(({ name }, i) => ({ name, ...spread(openings[i] ?? []) })),
      { name: 'another answer after a press', ...spread(answers) },
      { name: `the longest task of ten presses, ${SLOWER} times slower`, ...longest(0) },
      { name: `the longest task as Battle is opened, ${SLOWER} times slower`, ...longest(1) },
      { name: `the longest task as Board is opened, ${SLOWER} times slower`, ...longest(2) },
    ],
  };
}
