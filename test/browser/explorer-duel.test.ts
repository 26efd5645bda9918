import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compute } from '../../src/experiments/results/compute.ts';
import { ANSWERS } from '../../src/explorer/engine/answers/index.ts';
import { oddsAnswerOf } from '../../src/explorer/engine/answers/odds.ts';
import { read } from '../../src/explorer/engine/experiments.ts';
import { DUEL_START } from '../../src/explorer/panels/duel/duel-document.ts';
import { dealt, runsOf } from '../cases.ts';
import { duelDocuments } from '../explorer/random-documents.ts';
import { machine } from '../machine.ts';
import { findChromium } from './chromium.ts';
import {
  axeFinds,
  button,
  descriptionOf,
  expectRoom,
  openTables,
  tabTo,
  unfoldAll,
  WIDTHS,
} from './explorer-checks.ts';
import { type Explorer, headline, newExplorer, panelLink } from './explorer-tab.ts';

const link = (document: object = DUEL_START) => panelLink('duel', document as typeof DUEL_START);
const told = (document: object) => ANSWERS.odds({ document: document as typeof DUEL_START });

describe.skipIf(!findChromium())('the Duel panel', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  const saysWhat = async (page: Awaited<ReturnType<Explorer['open']>>['page'], document: object) =>
    page
      .locator('.told:not(.old) .headline', { hasText: (await told(document)).headline })
      .waitFor();

  test('says who wins how often, and shows what the command shows', async () => {
    const { page, misdeeds } = await explorer.open();
    await button(page, 'Duel').click();
    await saysWhat(page, DUEL_START);
    // As `knockback duel` prints it: README, "To the end".
    expect(await headline(page)).toContain(
      'When Hawkgirl and Solomon Grundy fight, Hawkgirl wins 7.9% of the time (10.9% going first, 5.0% going second).',
    );
    expect(await page.locator('.shares tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/Hawkgirl\s+10\.9%\s+89\.1%/),
      expect.stringMatching(/Solomon Grundy\s+5\.0%\s+95\.0%/),
      expect.stringMatching(/at random shown here\s+7\.9%\s+92\.1%/),
    ]);
    const rows = page.locator('.facing tbody tr');
    expect(await rows.count()).toBe(8);
    expect(await rows.first().innerText()).toMatch(/12\.4%/);
    await page.getByText('Half of them are over after turn 6, 90% after turn 9.').waitFor();
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('shows of any duel what the command line makes of its file', async () => {
    const { page } = await explorer.open({ hash: link() });
    await openTables(page);
    for (const document of fc.sample(duelDocuments, {
      seed: 18,
      ...runsOf(40, undefined, 'long'),
    })) {
      const results = await compute(read(document), { exact: true, simulation: false, machine });
      const { headline: text, blocks, answer } = oddsAnswerOf(results);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link(document));
      await page.locator('.told:not(.old) .headline', { hasText: text }).waitFor();
      await page.locator('.told .exact', { hasText: `Asked: ${answer?.asked}.` }).waitFor();
      const tables = () =>
        page
          .locator('.results > details .numbers')
          .evaluateAll((sections) =>
            sections.map((section) =>
              [...section.querySelectorAll('tbody tr')].map((row) =>
                [...row.querySelectorAll('td')].map((cell) => cell.textContent),
              ),
            ),
          );
      const expected = blocks.flatMap((block) =>
        block.kind === 'table' ? [block.table.rows] : [],
      );
      await expect.poll(tables).toEqual(expected);
    }
  });

  test('rolls the duels that the command line rolls', async () => {
    const document = { ...DUEL_START, trials: '1M', seed: 'to the end' };
    const { page } = await explorer.open({ hash: link(document) });
    await button(page, 'Roll it').click();
    await page.getByText('1 million duels simulated from seed "to the end".').first().waitFor();
    const results = await compute(read(document), { exact: true, simulation: true, machine });
    const expected = oddsAnswerOf(results).blocks.flatMap((block) =>
      block.kind === 'table' ? block.table.rows : [],
    );
    const rows = await page
      .locator('.rolling .numbers tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
    expect(rows).toEqual(expected);
  });

  test('is used by mouse: every term of the duel, and one is told', async () => {
    const { page } = await explorer.open({ hash: link() });
    await page.getByText('At random', { exact: true }).waitFor();
    const terms = page.getByRole('region', { name: 'The duel', exact: true });
    await terms.locator('label', { hasText: /^Solomon Grundy$/ }).click();
    await terms.locator('label', { hasText: /^Three turns each, then a D20 roll$/ }).click();
    await terms.locator('label', { hasText: /^Off$/ }).click();
    await button(page, 'Distance in spaces: one more').click();
    await page.getByLabel('Most turns', { exact: true }).fill('9');
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: 'Second fighter' })
      .getByRole('button', { name: 'Figures: one more' })
      .click();
    await button(page, 'Swap the two sides').click();
    await saysWhat(page, {
      ...DUEL_START,
      name: 'Solomon Grundy against Hawkgirl',
      attacker: { card: 'Solomon Grundy', figures: 2 },
      defender: 'Hawkgirl',
      first: 'defender',
      rounds: true,
      superStrength: false,
      distance: 2,
      mostTurns: 9,
    });
    await page.getByText('nobody').first().waitFor();
    await button(page, 'Roll one').click();
    await page.locator('.telling li', { hasText: 'The end' }).waitFor();
  });

  test('is played with the best choices of both, and the other way again', async () => {
    const { page } = await explorer.open({ hash: link() });
    const choice = (text: RegExp) =>
      page
        .getByRole('region', { name: 'The duel', exact: true })
        .locator('label', { hasText: text })
        .click();
    await choice(/^For the best chance to win, even by avoiding the fight$/);
    await saysWhat(page, { ...DUEL_START, choices: 'best' });
    await choice(/^Most wounds$/);
    await saysWhat(page, DUEL_START);
  });

  test('text being typed stays while answers arrive', async () => {
    const { page } = await explorer.open({ hash: link() });
    const turns = page.getByLabel('Most turns', { exact: true });
    await turns.fill('9');
    await saysWhat(page, { ...DUEL_START, mostTurns: 9 });
    // No number, so the nine still counts.
    await turns.fill('9 or');
    // Changed without focusing it: the page is redrawn, and again when its answer arrives.
    await button(page, 'Distance in spaces: one more').evaluate((one: HTMLElement) => one.click());
    await saysWhat(page, { ...DUEL_START, mostTurns: 9, distance: 2 });
    expect(await turns.inputValue()).toBe('9 or');
    // An invalid value is not taken away from the user: the field shows the limits and the value that counts.
    await turns.press('Enter');
    expect(await turns.inputValue()).toBe('9 or');
    expect(await turns.getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionOf(turns)).toBe('1 to 10,000; it is still 9');
    await turns.fill('12');
    await turns.press('Enter');
    await saysWhat(page, { ...DUEL_START, mostTurns: 12, distance: 2 });
    expect(await turns.inputValue()).toBe('12');
    expect(await descriptionOf(turns)).toBe('');
  });

  test('is used by keyboard alone', async () => {
    const { page } = await explorer.open();
    await tabTo(page, 'button', 'Duel');
    await page.keyboard.press('Enter');
    await saysWhat(page, DUEL_START);
    await tabTo(page, 'combobox', 'First fighter');
    await page.keyboard.type('joker');
    await page.getByRole('option', { name: /The Joker/ }).waitFor();
    await page.keyboard.press('Enter');
    const joker = {
      ...DUEL_START,
      attacker: 'The Joker',
      name: 'The Joker against Solomon Grundy',
    };
    await saysWhat(page, joker);
    await tabTo(page, 'radio', 'At random');
    await page.keyboard.press('ArrowDown');
    await saysWhat(page, { ...joker, first: 'attacker' });
  });

  test('is used by touch on a phone', async () => {
    const { page } = await explorer.open({ width: 380, hasTouch: true });
    await button(page, 'Duel').tap();
    const first = page.getByRole('region', { name: 'First fighter' });
    await first.locator('.rest > summary').tap();
    await first.getByRole('button', { name: 'Wounds already: one more' }).tap();
    const attacker = { card: 'Hawkgirl', wounds: 1 };
    await saysWhat(page, { ...DUEL_START, attacker });
    await page
      .getByRole('combobox', { name: 'The question' })
      .selectOption('The second fighter wins');
    const asked = { ...DUEL_START, attacker, question: 'winner is defender' };
    const { answer } = await told(asked);
    await page
      .locator('.told .exact', { hasText: `Asked: Who wins: ${DUEL_START.defender}.` })
      .waitFor();
    expect(await page.locator('.answer-bar span').textContent()).toBe(answer?.clause);
  });

  test.each(dealt(WIDTHS))(
    'axe finds nothing, and there is room, %i pixels wide',
    async (width) => {
      const { page } = await explorer.open({
        width,
        hash: link({ ...DUEL_START, mostTurns: 8 }),
      });
      await button(page, 'Roll one').click();
      await page.locator('.telling li', { hasText: 'The end' }).waitFor();
      await expectRoom(page);
      await unfoldAll(page);
      expect(await axeFinds(page)).toEqual([]);
    },
  );
});
