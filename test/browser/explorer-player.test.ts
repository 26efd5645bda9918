import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkOf } from '../../src/explorer/link.ts';
import { ATTACK_START } from '../../src/explorer/panels/attack/attack-document.ts';
import { BATTLE_START } from '../../src/explorer/panels/battle/battle-document.ts';
import { BOARD_START } from '../../src/explorer/panels/board/start.ts';
import { DUEL_START } from '../../src/explorer/panels/duel/duel-document.ts';
import { EXAMPLES } from '../../src/explorer/panels/turn/examples.ts';
import { START, withDocument } from '../../src/explorer/state.ts';
import { dealt } from '../cases.ts';
import { findChromium, newContext } from './chromium.ts';
import { axeFinds, button, expectRoom, WIDTHS } from './explorer-checks.ts';
import { EXPLORER, type Explorer, newExplorer, panelLink } from './explorer-tab.ts';

/** Few enough games that a test need not wait. */
const BATTLE = { ...BATTLE_START, trials: 60 };
const SEVEN = { ...ATTACK_START, attacker: { card: 'Hawkgirl', attack: 7 } };

const compareTab = (page: Page) => page.locator('nav button', { hasText: 'Compare' });
const card = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Tables that are wider than their place. */
const wideTables = (page: Page) =>
  page
    .locator('.scroll')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);

describe.skipIf(!findChromium())('the page for a player', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  test('has 7 dice after a look at any other panel', async () => {
    const { page } = await explorer.open();
    await button(page, 'Attack dice: one more').click();
    for (const panel of ['Battle', 'Turn', 'Board', 'Duel']) {
      await button(page, panel).click();
      await button(page, 'Attack').click();
      const dice = page.getByRole('textbox', { name: 'Attack dice' });
      expect(await dice.inputValue(), panel).toBe('7');
      expect(await card(page, 'Attacker').inputValue()).toBe('Hawkgirl');
    }
  });

  test('has one colour for each of the two in all panels', async () => {
    const { page } = await explorer.open();
    for (const [panel, first, second] of [
      ['Attack', 'Attacker', 'Defender'],
      ['Board', 'Attacker', 'Defender'],
      ['Duel', 'First fighter', 'Second fighter'],
    ] as const) {
      await button(page, panel).click();
      for (const [role, name, side] of [
        [first, 'Hawkgirl', 'side-0'],
        [second, 'Solomon Grundy', 'side-1'],
      ] as const) {
        const region = page.getByRole('region', { name: role, exact: true });
        await region.waitFor();
        expect(await region.getAttribute('class')).toContain(side);
        expect(await card(page, role).inputValue()).toBe(name);
      }
    }
  });

  describe('comparing battles', () => {
    test('uses the games that were played, and plays those that were not', async () => {
      const { page } = await explorer.open({ hash: panelLink('battle', BATTLE) });
      await button(page, 'Go').click();
      await page.locator('.played').waitFor();
      const played = await page.locator('.told .headline').innerText();
      await button(page, 'Pin').click();
      await page.getByRole('combobox', { name: 'Map' }).selectOption('the-hill');
      await compareTab(page).click();
      const [pin, now] = [page.locator('.entry').first(), page.locator('.entry').last()];
      await pin.getByText(played).waitFor();
      await now.getByText('Its games have not been played yet.').waitFor();
      expect(await page.getByText('Working it out').count()).toBe(0);
      await button(page, 'Play the games of Now').click();
      await page.getByRole('region', { name: 'All differences' }).waitFor();
      expect(await page.locator('.differences .headline').innerText()).toMatch(/ in A, .* in B: /);
      await now.getByText('of 60 battles').waitFor();
      const heads = await page
        .getByRole('region', { name: 'All differences' })
        .locator('thead tr')
        .first()
        .locator('th')
        .allInnerTexts();
      expect(heads[0]).toMatch(/^B − A/);
      // Games played here are played in the panel too.
      await button(page, 'Open Now').click();
      await page.locator('.played').waitFor();
    });

    test('ends with a mistake in one of them, in words', async () => {
      const empty = { ...BATTLE, sides: [{ army: [] }, { army: ['Krug'] }] };
      const pinned = [{ title: 'Empty', panel: 'battle', document: empty }];
      const state = { ...withDocument(START, 'battle', BATTLE), pinned, compared: { a: 0, b: 1 } };
      const { page } = await explorer.open({ hash: panelLink('attack', ATTACK_START) });
      await page.evaluate((hash) => {
        location.hash = hash;
      }, linkOf(state));
      await button(page, 'Play Pin 1').click();
      const said = 'An army has no cards. A battle needs at least one in each army.';
      await page.locator('.entry').first().getByText(said).waitFor();
      await page.locator('.differences').getByText(said).waitFor();
      expect(await page.getByText('Working it out').count()).toBe(0);
    });
  });

  test('says what is wrong with an army, and one press mends it', async () => {
    const { page } = await explorer.open({ hash: panelLink('battle', BATTLE) });
    await button(page, 'Remove Finn the Viking Champion').click();
    await button(page, 'Remove Tarn Viking Warriors').click();
    await page
      .getByText('An army has no cards. A battle needs at least one in each army.')
      .waitFor();
    expect(await page.locator('.playing').innerText()).not.toMatch(/sides|allowed|\[/);
    await button(page, 'Add a card to each army').click();
    await expect.poll(() => button(page, 'Go').isEnabled()).toBe(true);
    expect(await page.locator('.army-card').first().innerText()).toMatch(/^Finn/);
    await button(page, 'Undo').click();
    await button(page, 'Undo the last change').click();
    await expect.poll(() => button(page, 'Go').isEnabled()).toBe(true);
  });

  test.each(
    dealt([
      ['Attack', { ...SEVEN, distance: 4 }, 'Put them next to each other'],
      [
        'Duel',
        { ...DUEL_START, defender: { name: 'D', attack: 3, defense: 3 } },
        'Give the defender 4 Life',
      ],
      ['Turn', { name: 'T', turn: [], defender: 'Krug' }, 'Add an attacker'],
    ] as const),
  )('says what is wrong in %s, and one press mends it', async (panel, document, label) => {
    const { page } = await explorer.open({ hash: panelLink(panel.toLowerCase(), document) });
    await button(page, label).first().click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.locator('.told .exact').waitFor();
  });

  test.each(dealt(WIDTHS.toReversed()))(
    'shows tables that fit, or that say that they scroll, %i pixels wide',
    async (width) => {
      const { page } = await explorer.open({ width, hash: panelLink('battle', BATTLE) });
      await button(page, 'Go').click();
      await page.locator('.played').waitFor();
      const cues = page.locator('.more:visible', { hasText: 'Scroll sideways to see the rest.' });
      await expect.poll(() => cues.count()).toBe(await wideTables(page));
      // Seven columns fit a desk.
      if (width > 1000) expect(await wideTables(page)).toBe(0);
      else expect(await wideTables(page)).toBeGreaterThan(0);
      await expectRoom(page);
      expect(await axeFinds(page)).toEqual([]);
    },
  );

  test('shows the difference in Compare without scrolling, on a phone', async () => {
    const { page } = await explorer.open({ width: 390, hasTouch: true });
    await button(page, 'Pin').tap();
    await button(page, 'Attack dice: one more').tap();
    await compareTab(page).tap();
    await page.locator('.differences .headline').waitFor();
    const heads = page.locator('.differences .numbers thead');
    for (const head of await heads.all()) {
      const box = await head.getByText(/B − A/).first().boundingBox();
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThan(390);
    }
  });

  test('has just numbers first in the list of cards, without powers, and finds it', async () => {
    const { page } = await explorer.open();
    await card(page, 'Attacker').click();
    const options = page.getByRole('option');
    expect(await options.first().innerText()).toMatch(/^Just numbers/);
    await page.keyboard.type('hawkgrl');
    await expect.poll(() => options.first().innerText()).toMatch(/^Hawkgirl/);
    await card(page, 'Attacker').fill('numbers');
    await expect.poll(() => options.first().innerText()).toMatch(/^Just numbers/);
    await page.keyboard.press('Enter');
    const attacker = page.getByRole('region', { name: 'Attacker', exact: true });
    await expect.poll(() => card(page, 'Attacker').inputValue()).toMatch(/numbers/);
    expect(await attacker.locator('.chip:not(.plain)[aria-pressed]').count()).toBe(0);
    expect(await page.getByRole('textbox', { name: 'Attack dice' }).inputValue()).toBe('6');
  });

  test('has Undo and Redo over no control, at the top and while the answer is out of sight', async () => {
    const { page } = await explorer.open({ width: 390, hasTouch: true });
    await button(page, 'Attack dice: one more').tap();
    for (const panel of ['Attack', 'Battle', 'Duel', 'Turn', 'Board']) {
      await button(page, panel).tap();
      await page.locator('.card').first().waitFor();
      const covered = await page.evaluate(() => {
        const isIn = (one: Element, x: number, y: number) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return x > left && x < right && y > top && y < bottom;
        };
        const own = [...document.querySelectorAll('.edits button')];
        return [...document.querySelectorAll('main :is(button, input, select, summary)')].filter(
          (one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return width > 1 && own.some((undo) => isIn(undo, x + width / 2, y + height / 2));
          },
        ).length;
      });
      expect(covered, panel).toBe(0);
    }
    // Farther down they are part of the bar, which covers everything behind it.
    await button(page, 'Attack').tap();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.locator('.answer-bar').isVisible()).toBe(true);
    const [bar, undo] = [
      await page.locator('.answer-bar').boundingBox(),
      await button(page, 'Undo').boundingBox(),
    ];
    expect(undo?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? 999);
    expect(
      await page.locator('.answer-bar').evaluate((one) => getComputedStyle(one).backgroundColor),
    ).toMatch(/^rgb\(/);
  });
});

/** Workers that never answer, for different reasons. */
const BROKEN: Readonly<Record<string, string>> = {
  'cannot be started': 'class { constructor() { throw new Error("broken"); } }',
  'throws at every question':
    'class { postMessage() { throw new Error("broken"); } terminate() {} }',
  'fails while it works':
    'class { postMessage() { setTimeout(() => this.onerror?.({ message: "broken" })); } terminate() {} }',
  'answers with a problem':
    'class { postMessage(m) { const problems = { problems: ["broken"] }; setTimeout(() => this.onmessage?.({ data: m?.order ? { end: problems } : problems })); } terminate() {} }',
};

const SHOWN: readonly (readonly [string, string])[] = [
  ['Attack', panelLink('attack', SEVEN)],
  ['Board', panelLink('board', BOARD_START)],
  ['Duel', panelLink('duel', DUEL_START)],
  ['Turn', panelLink('turn', EXAMPLES[0].document)],
  ['Battle', panelLink('battle', BATTLE)],
  [
    'Compare',
    linkOf({
      ...withDocument(START, 'attack', SEVEN),
      pinned: [{ title: 'Pinned', panel: 'duel', document: DUEL_START }],
      compared: { a: 0, b: 1 },
    }),
  ],
];

describe.skipIf(!findChromium())('an engine that is broken', () => {
  const all = Object.keys(BROKEN).flatMap((way) =>
    SHOWN.map(([panel, hash]) => [way, panel, hash] as const),
  );

  test.each(dealt(all))(
    'and %s is told in %s, and nothing is worked out for ever',
    async (way, name, hash) => {
      const script = BROKEN[way];
      const context = await newContext({ offline: true });
      await context.addInitScript(`globalThis.Worker = ${script};`);
      const page = await context.newPage();
      await page.goto(EXPLORER + hash);
      await page
        .getByRole('alert')
        .getByText(/broken/)
        .first()
        .waitFor();
      await expect.poll(() => page.getByText(/Working it out|is played …/).count()).toBe(0);
      if (name === 'Battle') expect(await button(page, 'Go').isDisabled()).toBe(true);
      if (name === 'Compare') {
        expect(await page.locator('.entry').getByRole('alert').count()).toBe(2);
        expect(await page.locator('.differences').getByRole('alert').count()).toBe(1);
      }
      await context.close();
    },
  );
});
