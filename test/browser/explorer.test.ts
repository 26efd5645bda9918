import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compute } from '../../src/experiments/results/compute.ts';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import { ANSWERS } from '../../src/explorer/engine/answers/index.ts';
import { oddsAnswerOf } from '../../src/explorer/engine/answers/odds.ts';
import { LONGEST } from '../../src/explorer/engine/engine.ts';
import { read } from '../../src/explorer/engine/experiments.ts';
import { linked } from '../../src/explorer/link.ts';
import { dealt, runsOf } from '../cases.ts';
import { FIRST, panelDocuments } from '../explorer/random-documents.ts';
import { machine } from '../machine.ts';
import { headsOf } from '../report/tables.ts';
import { findChromium, newContext } from './chromium.ts';
import {
  axeFinds,
  button,
  descriptionOf,
  expectRoom,
  hostElsewhere,
  layoutShift,
  MOST_SHIFT,
  openTables,
  unfoldAll,
  WIDTHS,
} from './explorer-checks.ts';
import {
  attackLink,
  EXPLORER,
  type Explorer,
  headline,
  newExplorer,
  settled,
} from './explorer-tab.ts';
import { HOSTILE } from './pages.ts';

/** The engine's answer for a document, computed outside the browser. */
const told = (document: ExperimentDocument) => ANSWERS.odds({ document });

async function saysWhat(page: Page, document: ExperimentDocument) {
  await page.locator('.told .headline', { hasText: (await told(document)).headline }).waitFor();
}

/** The document that the address holds, once it holds the latest. */
async function shared(page: Page): Promise<unknown> {
  await settled(page);
  const found = linked(new URL(page.url()).hash);
  return 'state' in found ? found.state.documents.attack : found;
}

describe.skipIf(!findChromium())('the explorer', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());
  const open = (...setting: Parameters<Explorer['open']>) => explorer.open(...setting);

  test('answers when it is opened, without requests and without messages', async () => {
    const { page, misdeeds } = await open();
    const { answer, headline: text } = await told(FIRST);
    expect(await headline(page)).toBe(text);
    expect(await page.locator('.told .exact').innerText()).toContain(
      `Exactly ${answer?.fraction}.`,
    );
    // A page that was just opened keeps its focus.
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('lets no script run but its own, and nothing be fetched', async () => {
    const { page, misdeeds } = await open();
    const result = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.stranger = true';
      document.head.append(script);
      const fetched = await fetch('https://example.org/').then(
        () => 'fetched',
        () => 'refused',
      );
      return [fetched, 'stranger' in window];
    });
    expect(result).toEqual(['refused', false]);
    expect(misdeeds.asked).toEqual([]);
  });

  test('shows of any state what the command line makes of its file', async () => {
    const documents = fc.sample(panelDocuments, { seed: 18, ...runsOf(160, undefined, 'long') });
    const { page } = await open();
    await openTables(page);
    const tables = () =>
      page
        .locator('.results > details .numbers')
        .evaluateAll((sections) =>
          sections.map((section) =>
            [...section.querySelectorAll('tr')].map((row) =>
              [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
            ),
          ),
        );
    for (const document of documents) {
      const { blocks, headline: text } = oddsAnswerOf(
        await compute(read(document), { exact: true, simulation: false, machine }),
      );
      await page.evaluate((hash) => {
        location.hash = hash;
      }, attackLink(document));
      await page.locator('.told:not(.old) .headline', { hasText: text }).waitFor();
      const expected = blocks.flatMap((block) =>
        block.kind === 'table' ? [[headsOf(block.table), ...block.table.rows]] : [],
      );
      await expect.poll(tables).toEqual(expected);
    }
  });

  test('rolls the very numbers that the command line rolls for that seed and count', async () => {
    const document = { ...FIRST, trials: '3M', seed: 'at the table' };
    const { page, misdeeds } = await open({ hash: attackLink(document) });
    await button(page, 'Roll it').click();
    await page.getByText('3 million attacks simulated from seed "at the table".').first().waitFor();
    const results = await compute(read(document), { exact: true, simulation: true, machine });
    const { blocks } = oddsAnswerOf(results);
    const expected = blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : []));
    const rows = await page
      .locator('.rolling .numbers tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
    expect(rows).toEqual(expected);
    // Checked with counts and intervals, so that the digits are those of the simulation.
    expect(rows.flat().length).toBeGreaterThan(50);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('a simulation is stopped, and what was rolled by then counts', async () => {
    const { page } = await open({ hash: attackLink({ ...FIRST, trials: '900G' }) });
    await button(page, 'Roll it').click();
    await page.locator('.convergence .estimate').waitFor({ state: 'attached' });
    await button(page, 'Stop').click();
    await button(page, 'Roll it').waitFor();
    const text = await page.locator('.rolling').innerText();
    expect(text).toMatch(/attacks simulated/);
    expect(text).toMatch(/% yes, 95% interval/);
    // The course of the estimate extends to the number of rolled attacks.
    const [, rolled] = /([\d,]+) attacks/.exec(text) ?? [];
    expect(text).toContain(` to ${rolled} attacks: at the end `);
  });

  test.each(
    dealt([
      ['Seed', 'another'],
      ['Attack dice', '9'],
    ]),
  )('%s that is still being typed counts, and "Roll it" rolls at once', async (label, typed) => {
    const { page } = await open({ width: 380, hasTouch: true });
    if (label === 'Seed') await page.locator('.rolling .terms > summary').tap();
    const field = page.getByRole('textbox', { name: label, exact: true }).first();
    await field.fill('');
    await field.pressSequentially(typed);
    await button(page, 'Roll it').tap();
    await page.getByText('Simulated next to exact').waitFor();
    expect(await page.locator('.rolling').innerText()).toContain('seed');
    expect(await field.inputValue()).toBe(typed);
  });

  test('a number counts as it is typed, so that nothing moves once something else is pressed', async () => {
    const { page } = await open();
    const field = page.getByRole('textbox', { name: 'Attack dice', exact: true }).first();
    await field.fill('9');
    const { headline: expected } = await told({
      ...FIRST,
      attacker: { card: 'hawkgirl', attack: 9 },
    });
    await page.locator('.told:not(.old) .headline', { hasText: expected }).waitFor();
    expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test('a fight that is changed has no simulation any more', async () => {
    const { page } = await open({ hash: attackLink({ ...FIRST, trials: '900G' }) });
    await button(page, 'Roll it').click();
    await page.locator('.convergence .estimate').waitFor({ state: 'attached' });
    await button(page, 'Attack dice: one more').click();
    await button(page, 'Roll it').waitFor();
    expect(await page.locator('.estimate-now').count()).toBe(0);
  });

  test('draws the charts of a report once they are looked at', async () => {
    const { page, misdeeds } = await open({ hash: attackLink({ ...FIRST, trials: '1M' }) });
    expect(await page.evaluate('"knockbackCharts" in window')).toBe(false);
    await button(page, 'Roll it').click();
    await page.getByText('Charts as in a report').click();
    await page.locator('.plot svg').first().waitFor();
    expect(await page.locator('.plot svg').count()).toBeGreaterThan(1);
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('tells one attack with its dice', async () => {
    const { page } = await open();
    await button(page, 'Roll one').click();
    await button(page, 'Roll another').waitFor();
    await page.locator('.telling .die').first().waitFor();
    // Six dice for the attacker; the Mace takes one of Grundy's four.
    expect(await page.locator('.telling .dice').first().locator('.die').count()).toBe(6);
    expect(await page.locator('.telling .dice').nth(1).locator('.die').count()).toBe(3);
    const note = await page.locator('.telling .note').innerText();
    const [, seed = ''] = /--seed (\w+)/.exec(note) ?? [];
    const { steps } = await ANSWERS.explanation({ document: FIRST, seed });
    const shown = await page.locator('.steps li').allInnerTexts();
    expect(shown.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(
      steps.map(({ title, text }) => `${title} ${text}`),
    );
  });

  test('is used by keyboard alone', async () => {
    const { page } = await open();
    const to = async (name: string, role: Parameters<Page['getByRole']>[0]) => {
      const target = page.getByRole(role, { name, exact: true });
      for (let i = 0; i < 80; i++) {
        if (await target.evaluate((one) => one === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} is not reached by the Tab key`);
    };
    await to('Defender', 'combobox');
    await page.keyboard.type('hulk');
    await page.getByRole('option', { name: /Hulk/ }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await saysWhat(page, { ...FIRST, defender: 'Incredible Hulk' });
    await to('Wounds already', 'textbox').catch(() => {});
    await page.getByRole('combobox', { name: 'Attacker', exact: true }).focus();
    await to('Attack dice', 'textbox');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const changed = {
      ...FIRST,
      attacker: { card: 'Hawkgirl', attack: 8 },
      defender: 'Incredible Hulk',
    };
    await saysWhat(page, changed);
    await to('Super Strength', 'button');
    await page.keyboard.press('Space');
    await saysWhat(page, {
      ...changed,
      attacker: { card: 'Hawkgirl', attack: 8, powers: ['nth-metal-mace'] },
    });
    await to('The question about the defender', 'combobox');
    await page.keyboard.press('ArrowDown');
    await page.locator('.told .exact', { hasText: 'Asked: Destroyed.' }).waitFor();
    await to('Roll one', 'button');
    await page.keyboard.press('Enter');
    await page.locator('.telling .die').first().waitFor();
  });

  test('Enter does not take a card of another name, unless it was marked', async () => {
    const { page } = await open();
    const field = page.getByRole('combobox', { name: 'Attacker', exact: true });
    await field.click();
    await page.keyboard.type('Rock Golem');
    await page.keyboard.press('Enter');
    await page.getByText(/^No card is called “Rock Golem”\. .*Iron Golem/).waitFor();
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('Hawkgirl');
    await field.click();
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('Hawkgirl');
    await field.click();
    await page.keyboard.type('iron gol');
    await page.keyboard.press('Enter');
    await saysWhat(page, { ...FIRST, attacker: 'Iron Golem' });
    await field.click();
    await page.keyboard.type('Solomon Grudny');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await saysWhat(page, { ...FIRST, attacker: 'Solomon Grundy' });
  });

  test('the list of cards closes with Escape and leaves the card as it was', async () => {
    const { page } = await open();
    const field = page.getByRole('combobox', { name: 'Attacker', exact: true });
    await field.click();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.type('joker');
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.inputValue()).toBe('Hawkgirl');
  });

  test('is used by touch on a phone', async () => {
    const { page } = await open({ width: 380, hasTouch: true });
    const field = page.getByRole('combobox', { name: 'Attacker', exact: true });
    await field.tap();
    await page.keyboard.type('joker');
    await page.getByRole('option', { name: /The Joker/ }).tap();
    await saysWhat(page, { ...FIRST, attacker: 'The Joker' });
    await button(page, 'Defense dice: one less').tap();
    const defender = { card: 'Solomon Grundy', defense: 3 };
    const changed = { ...FIRST, attacker: 'The Joker', defender };
    await saysWhat(page, changed);
    await page.getByLabel('The question about the defender').selectOption('Wounded at all');
    await page.locator('.told .exact', { hasText: 'Asked: Wounds in all ≥ 1.' }).waitFor();
    const { answer } = await told({ ...changed, question: 'totalWounds >= 1' });
    expect(await page.locator('.answer-bar span').textContent()).toBe(answer?.clause);
    expect(await shared(page)).toEqual({
      ...changed,
      name: 'The Joker attacks Solomon Grundy',
      question: 'totalWounds >= 1',
    });
  });

  test('a power is switched off, added, and made', async () => {
    const { page } = await open();
    await button(page, 'Tough 1').click();
    await saysWhat(page, { ...FIRST, defender: { card: 'Solomon Grundy', powers: [] } });
    await page.getByLabel('Add a power to the defender').selectOption('Stealth Dodge');
    const dodging = { card: 'Solomon Grundy', powers: ['stealth-dodge'] };
    await saysWhat(page, { ...FIRST, defender: dodging });
    await page.getByLabel('Add a power to the attacker').selectOption('One of your own …');
    await page.getByLabel('Its name').fill('Rage');
    await page
      .getByLabel('What the power does, written as on cards')
      .fill('{ dice: { attack: lots } }');
    await page.locator('.own-power .problems p').first().waitFor();
    expect(await button(page, 'Add it').isDisabled()).toBe(true);
    await page
      .getByLabel('What the power does, written as on cards')
      .fill('{ dice: { attack: 2 } }');
    await page
      .getByLabel('Add a condition')
      .selectOption({ label: 'if the other figure is adjacent to it' });
    await page
      .getByText(
        'When it attacks an adjacent figure with a normal attack, it adds 2 dice to its attack.',
        { exact: true },
      )
      .waitFor();
    await button(page, 'Add it').click();
    const rage = { name: 'Rage', rules: [{ dice: { attack: 2 }, if: 'adjacent' }] };
    await saysWhat(page, {
      ...FIRST,
      attacker: { card: 'Hawkgirl', powers: ['super-strength', 'nth-metal-mace', rage] },
      defender: dodging,
    });
  });

  test('any question can be asked; one that is none is refused in words', async () => {
    const { page } = await open();
    await page.getByLabel('The question about the defender').selectOption('Another question');
    const field = page.getByLabel('The question, as an experiment writes it');
    await field.fill('destroyed or spacesMoved >= 3');
    await page.locator('.told:not(.old) .exact', { hasText: 'spaces moved ≥ 3' }).waitFor();
    await field.fill('destroyd');
    // Read aloud once, and again when the user returns to the field.
    await page.getByRole('alert').getByText('Did you mean destroyed?').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await descriptionOf(field)).toContain('Did you mean destroyed?');
  });

  test('a link shows the same page anywhere', async () => {
    const { page } = await open();
    await button(page, 'Attack dice: one more').click();
    await page.getByText('The attacker', { exact: true }).click();
    const document = {
      ...FIRST,
      attacker: { card: 'Hawkgirl', attack: 7 },
      heightAdvantage: 'attacker',
    };
    await saysWhat(page, document);
    await hostElsewhere(page);
    await button(page, 'Copy link').click();
    await page.getByText('The link is on the clipboard.').first().waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await shared(page)).toEqual(document);
    const { page: other } = await open({ hash: new URL(link).hash });
    expect(await headline(other)).toBe((await told(document)).headline);
  });

  test('a link that is opened just as the page writes its address is shown', async () => {
    const { page } = await open();
    const document = { ...FIRST, attacker: { card: 'Hawkgirl', attack: 7 } };
    await page.evaluate((hash) => {
      location.hash = hash;
      history.replaceState(null, '', '#');
    }, attackLink(document));
    await saysWhat(page, document);
    expect(await shared(page)).toEqual(document);
  });

  test('a link that is opened as soon as the page is drawn is shown', async () => {
    const context = await newContext({ offline: true });
    const page = await context.newPage();
    const document = { ...FIRST, attacker: { card: 'Hawkgirl', attack: 7 } };
    await page.addInitScript((hash) => {
      const drawn = new MutationObserver(() => {
        if (!window.document.querySelector('.told .headline')) return;
        drawn.disconnect();
        location.hash = hash;
      });
      drawn.observe(window.document, { childList: true, subtree: true });
    }, attackLink(document));
    await page.goto(EXPLORER);
    await saysWhat(page, document);
    await context.close();
  });

  test('the table and the picture go to the clipboard', async () => {
    const { page, misdeeds } = await open();
    await button(page, 'Copy table').click();
    await page.getByText('The tables are on the clipboard, as Markdown.').first().waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await ANSWERS.markdown({ document: FIRST }));
    await button(page, 'Copy picture').click();
    await page.getByText('The picture is on the clipboard.').first().waitFor();
    const { size, width, ground } = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const png = (await item?.getType('image/png')) ?? new Blob();
      const drawn = await createImageBitmap(png);
      const pen = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
      pen?.drawImage(drawn, 0, 0);
      const [r, g, b] = pen?.getImageData(1, 1, 1, 1).data ?? [];
      return { size: png.size, width: drawn.width, ground: `rgb(${r}, ${g}, ${b})` };
    });
    expect(size).toBeGreaterThan(5_000);
    // As wide as the answer on the screen, with two pixels for each of its own, in the colours of the page.
    const told = await page.locator('.told').evaluate((one) => one.getBoundingClientRect().width);
    expect(width).toBe(2 * Math.round(told));
    expect(ground).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('where nothing can be put on the clipboard, texts wait in a field and pictures are downloaded', async () => {
    const { page } = await open();
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await hostElsewhere(page);
    await button(page, 'Copy link').click();
    const field = page.getByLabel('Text to copy');
    await field.waitFor();
    const link = await field.inputValue();
    expect(new URL(link).hash).toBe(attackLink(FIRST));
    const selected = () => page.evaluate(() => `${window.getSelection()}`);
    expect(await selected()).toBe(link);
    await button(page, 'Copy table').click();
    await page.getByText('copy the text from the field below').first().waitFor();
    const markdown = await ANSWERS.markdown({ document: FIRST });
    await expect.poll(selected).toBe(markdown);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Copy picture').click(),
    ]);
    expect(download.suggestedFilename()).toBe('knockback.png');
    expect(
      readFileSync(await download.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(await field.count()).toBe(0);
  });

  test('the file that is downloaded is opened again', async () => {
    const { page } = await open();
    await button(page, 'Attack dice: one more').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download YAML').click(),
    ]);
    expect(download.suggestedFilename()).toBe('hawkgirl-attacks-solomon-grundy.yaml');
    const buffer = readFileSync(await download.path());
    const { page: other } = await open();
    const file = { name: 'mine.yaml', mimeType: 'application/yaml', buffer };
    await other.getByLabel('An experiment file').setInputFiles(file);
    await saysWhat(other, { ...FIRST, attacker: { card: 'Hawkgirl', attack: 7 } });
  });

  test("cards of one's own are found, and travel in the link and in the file", async () => {
    const { page } = await open();
    const written = { name: 'Strongman', attack: 5, defense: 4, powers: ['super-strength'] };
    const buffer = Buffer.from(JSON.stringify([written, { name: 'B', attack: 1, defense: 1 }]));
    const file = { name: 'mine.yaml', mimeType: 'application/yaml', buffer };
    await page.getByLabel('An experiment file').setInputFiles(file);
    await page.getByText('Two cards of your own can be chosen').waitFor();
    await page.getByRole('combobox', { name: 'Attacker', exact: true }).click();
    await page.keyboard.type('strong');
    await page.getByRole('option', { name: /^Strongman/ }).click();
    const document = {
      name: 'Strongman attacks Solomon Grundy',
      attacker: 'Strongman',
      defender: 'Solomon Grundy',
      cards: [written],
    };
    await saysWhat(page, document);
    expect(await shared(page)).toEqual(document);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download YAML').click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(ANSWERS.opened({ name: 'mine.yaml', text })).toEqual(document);
    const { page: other } = await open({ hash: new URL(page.url()).hash });
    await other.getByText('Two cards of your own can be chosen').waitFor();
    await saysWhat(other, document);
    await button(other, 'Forget them').click();
    await other.getByRole('combobox', { name: 'Defender', exact: true }).click();
    // The experiment's own card is still found.
    await other.keyboard.type('strong');
    await other.getByRole('option', { name: /^Strongman/ }).waitFor();
  });

  test('any experiment of one file is opened, and a sweep shows its report', async () => {
    const { page } = await open();
    const files = page.getByLabel('An experiment file');
    await files.setInputFiles('experiments/attack-by-defense.yaml');
    await page.getByText('It can be changed as a file, below.').waitFor();
    await page.locator('.results .numbers tbody tr').first().waitFor();
    expect(await page.locator('.results .numbers tbody tr').count()).toBeGreaterThan(5);
    await files.setInputFiles('package.json');
    await page.getByRole('alert').first().waitFor();
    const problems = page.locator('.sharing .problems');
    expect(await problems.innerText()).toContain('package.json:');
    // They disappear when the user continues.
    await button(page, 'Attack').click();
    await button(page, 'Duel').click();
    await expect.poll(() => problems.count()).toBe(0);
  });

  test('text typed into the file counts as soon as it is valid', async () => {
    const { page } = await open();
    await page.getByText('The experiment as a file').click();
    const field = page.locator('.as-file textarea');
    await expect.poll(() => field.inputValue()).toContain('attacker: Hawkgirl');
    await field.fill('name: Typed\nattacker: The Joker\ndefender: Hawkgirl\ndistance: 4\n');
    await saysWhat(page, { ...FIRST, attacker: 'The Joker', defender: 'Hawkgirl', distance: 4 });
    await field.fill('name: Typed\nattacker: The Jokers Wild\ndefender: Hawkgirl\n');
    await page.getByText(/experiment:2:11: attacker: no card is called/).waitFor();
    expect(await shared(page)).toMatchObject({ name: 'Typed', attacker: 'The Joker' });
  });

  test.each(
    dealt([
      ['damaged', '#1.abc', 'This link is damaged or incomplete'],
      ['of a later version', '#9.abc', 'This link has version 9'],
      ['of letters alone', `#${'x'.repeat(1000)}`, 'This link is damaged or incomplete'],
    ]),
  )('a link that is %s gives a message and the usual start', async (_, hash, message) => {
    const { page, misdeeds } = await open({ hash });
    expect(await page.getByRole('alert').innerText()).toContain(message);
    expect(await headline(page)).toBe((await told(FIRST)).headline);
    expect(misdeeds.said).toEqual([]);
  });

  test('text from links is only text: it neither runs nor draws anything', async () => {
    const document = {
      name: HOSTILE,
      attacker: { name: HOSTILE, attack: 3, powers: [{ name: HOSTILE, effects: [] }] },
      defender: { name: '</script><script>alert(2)</script>', defense: 2 },
      seed: HOSTILE,
    };
    const { page, misdeeds } = await open({ hash: attackLink(document) });
    expect(await headline(page)).toContain(document.defender.name);
    expect(await page.locator('#app img, #app script').count()).toBe(0);
    await button(page, 'Roll one').click();
    await page.locator('.telling .die').first().waitFor();
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('a link that asks too much is given up in words, and the page goes on', async () => {
    const values = Array.from({ length: 51 }, (_, n) => n);
    const sweep = {
      name: 'Too much',
      attacker: { name: 'A', attack: 1, powers: ['super-strength'] },
      defender: { name: 'D', attack: 1, defense: 1, life: 9, powers: [{ tough: 1 }] },
      vary: { 'attacker.attack': values, 'defender.defense': values, 'defender.wounds': [0, 1, 2] },
    };
    const page = (await open()).page;
    // The engine's tests wait as long as the page does; here a twentieth of it is enough.
    await page.evaluate((longest) => {
      const start = setTimeout;
      Object.assign(window, {
        setTimeout: (act: () => void, delay: number) =>
          start(act, delay === longest ? longest / 20 : delay),
      });
    }, LONGEST);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, attackLink(sweep));
    // Meanwhile the page stays responsive.
    await page.getByText('The experiment as a file').click();
    await page.getByRole('alert').getByText('This takes too long for the page').waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, attackLink(FIRST));
    await saysWhat(page, FIRST);
  });

  test.each(dealt(WIDTHS.toReversed()))(
    'axe finds nothing, and there is room, %i pixels wide',
    async (width) => {
      const { page } = await open({ width, hash: attackLink({ ...FIRST, trials: '1M' }) });
      await expectRoom(page);
      await button(page, 'Roll it').click();
      await button(page, 'Roll one').click();
      await page.getByText('1 million attacks simulated').first().waitFor();
      await unfoldAll(page);
      await page.getByLabel('Add a power to the attacker').selectOption('One of your own …');
      await page.getByRole('combobox', { name: 'Attacker', exact: true }).click();
      await page.locator('.plot svg').first().waitFor();
      expect(await axeFinds(page)).toEqual([]);
    },
  );

  test('a question is typed key by key, blanks and all', async () => {
    const { page } = await open();
    await page.getByLabel('The question about the defender').selectOption('Another question');
    const asked = page.getByLabel('The question, as an experiment writes it');
    await asked.click();
    await page.keyboard.type('destroyed or spacesMoved >= 2');
    expect(await asked.inputValue()).toBe('destroyed or spacesMoved >= 2');
    await page.locator('.told', { hasText: 'Asked: Destroyed or spaces moved ≥ 2.' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await asked.inputValue()).toBe('destroyed or spacesMoved >= 2');
  });

  test.each(dealt([380, 1280]))('nothing moves as it opens, %i pixels wide', async (width) => {
    const { page } = await open({ width });
    expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
  });
});
