import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ADDRESS } from '../../src/explorer/address.ts';

/** The widths of a desk and a phone, in pixels. Half of the panels are long tests on a desk, the others on a phone. */
export const WIDTHS = [1280, 380];

const SCHEMES = ['light', 'dark'] as const;

/** The widest window that is a phone's, in pixels. */
const PHONE = 600;

/** The least side of a touch target, in pixels. */
const TARGET = 44;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let i = 0; i < 120; i++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by the Tab key`);
}

/**
 * Violations that axe finds of WCAG 2.2 and its best practices, on a desktop in light mode and on a phone in dark
 * mode: colours depend on the scheme, everything else on the width.
 */
export async function axeFinds(page: Page) {
  // The page's policy allows no foreign scripts, so axe is run through the debugger.
  await page.evaluate(axe.source);
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE;
  await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' });
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
  });
}

/** Checks that touch targets are large enough, and that nothing is wider than the screen, in light and dark mode. */
export async function expectRoom(page: Page) {
  const targets = page.locator(
    'button:visible, select:visible, summary:visible, .option:visible, .stepping input:visible',
  );
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const box of await targets.evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return { text: one.textContent, width, height };
      }),
    )) {
      expect(Math.min(box.width, box.height), box.text ?? '').toBeGreaterThanOrEqual(TARGET);
    }
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

/** The largest layout shift of an opening page; a shift of everything by one screen is 1. */
export const MOST_SHIFT = 0.02;

/** Opens all folded parts, including nested ones. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('details:not([open]) > summary:visible');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** Opens the tables of all measures, which are not drawn before. */
export async function openTables(page: Page): Promise<void> {
  await page.getByText('All measures in tables', { exact: true }).click();
}

/** What screen readers add to the name of a field; empty if nothing. */
export async function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

/** Gives the page the address of a hosted copy, as `knockback explorer --address` does, since a file has no links. */
export async function hostElsewhere(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const named = document.createElement('meta');
    named.name = name;
    named.content = 'https://example.org/odds/';
    document.head.append(named);
  }, ADDRESS);
}

/** The layout shift of a page so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { readonly value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );
}
