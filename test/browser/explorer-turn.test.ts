import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { percent } from '../../src/base/words/numbers.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import { ANSWERS } from '../../src/explorer/engine/answers/index.ts';
import { oddsAnswerOf } from '../../src/explorer/engine/answers/odds.ts';
import { read } from '../../src/explorer/engine/experiments.ts';
import { linked } from '../../src/explorer/link.ts';
import { BOARD_START } from '../../src/explorer/panels/board/start.ts';
import { EXAMPLES } from '../../src/explorer/panels/turn/examples.ts';
import { turnHere } from '../../src/explorer/panels/turn/turn-board.ts';
import { rowsAtFirst } from '../../src/report/tables/table.ts';
import { dealt } from '../cases.ts';
import { machine } from '../machine.ts';
import { findChromium } from './chromium.ts';
import {
  axeFinds,
  button,
  expectRoom,
  openTables,
  tabTo,
  unfoldAll,
  WIDTHS,
} from './explorer-checks.ts';
import { type Explorer, headline, newExplorer, panelLink } from './explorer-tab.ts';

const [CLIFF, BRIDGE] = EXAMPLES.map(({ document }) => document) as [
  ExperimentDocument,
  ExperimentDocument,
];

const ARCHER = { figure: { name: 'Archer', attack: 3, range: 5 } };

/** A turn on clear ground, which is solved immediately. */
const CLEAR: ExperimentDocument = {
  name: 'Two on one',
  turn: [{ figure: 'hawkgirl' }, ARCHER],
  defender: { card: 'solomon-grundy', wounds: 6 },
  question: 'destroyed',
};

describe.skipIf(!findChromium())('the Turn panel', () => {
  let explorer: Explorer;
  beforeAll(async () => {
    explorer = await newExplorer();
  });
  afterAll(() => explorer?.close());

  const link = (document: ExperimentDocument) => panelLink('turn', document);
  type Page = Awaited<ReturnType<Explorer['open']>>['page'];
  const saysWhat = async (page: Page, document: ExperimentDocument) => {
    const { headline: text } = await ANSWERS.odds({ document });
    await page.locator('.told:not(.old) .headline', { hasText: text }).waitFor();
  };

  test('shows the best play of an example, one tap away', async () => {
    const { page, misdeeds } = await explorer.open();
    await button(page, 'Turn').click();
    for (const { document } of dealt(EXAMPLES)) {
      await button(page, String(document.name)).click();
      await saysWhat(page, document);
      const { choices } = await ANSWERS.play({ document });
      const best = page.locator('.ways').first().locator('tbody tr').first();
      await expect
        .poll(async () => (await best.innerText()).split(/\s*[\t\n]\s*/))
        .toEqual([choices[0]?.name, percent(choices[0]?.worth ?? 0, 1)]);
    }
    expect(misdeeds).toEqual({ said: [], asked: [] });
  });

  test('lets a reader go through the decisions, and back', async () => {
    const { page } = await explorer.open({ hash: link(CLIFF) });
    const { play } = await ANSWERS.play({ document: CLIFF });
    const [first] = play?.decisions ?? [];
    await page.locator('.choice-made', { hasText: first?.choice ?? '' }).waitFor();
    expect(await page.locator('.play-board .shown path').count()).toBeGreaterThan(2);
    const at = first?.sequels.findIndex(({ next }) => next !== undefined) ?? -1;
    const then = play?.decisions[first?.sequels[at]?.next ?? -1];
    await page.locator('.sequels li').nth(at).locator('button').click();
    await page.locator('.choice-made', { hasText: then?.choice ?? '' }).waitFor();
    // The focus is on the text that is read next.
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H3');
    await page.locator('.trail').getByRole('button', { name: 'The beginning' }).click();
    await page.locator('.choice-made', { hasText: first?.choice ?? '' }).waitFor();
  });

  test.each(
    dealt([
      [CLIFF],
      [BRIDGE],
      [CLEAR],
      [{ ...CLEAR, order: 'given' }],
      [{ ...CLEAR, distance: 4 }],
    ] as const),
  )('shows what the command line makes of the file: %#', async (document) => {
    const results = await compute(read(document), { exact: true, simulation: false, machine });
    const { headline: text, blocks } = oddsAnswerOf(results);
    const { page } = await explorer.open({ hash: link(document) });
    expect(await headline(page)).toBe(text);
    await openTables(page);
    const expected = blocks.flatMap((block) =>
      block.kind === 'table' ? block.table.rows.slice(0, rowsAtFirst(block.table)) : [],
    );
    const rows = () =>
      page
        .locator('.results > details .numbers tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
        );
    await expect.poll(rows).toEqual(expected);
  });

  test('attackers are changed by mouse, and the play is another', async () => {
    const { page } = await explorer.open({ hash: link(CLEAR) });
    const second = page.getByRole('region', { name: 'Attacker 2' });
    await second.getByRole('button', { name: 'Attack dice: one more' }).click();
    const archer = { name: 'Archer', attack: 4, range: 5 };
    await saysWhat(page, { ...CLEAR, turn: [{ figure: 'hawkgirl' }, { figure: archer }] });
    await page
      .getByRole('region', { name: 'Defender' })
      .getByRole('button', { name: 'Wounds already: one less' })
      .click();
    await page.getByText('As listed').click();
    await page.getByLabel('The goal').selectOption('Moved at all');
    await saysWhat(page, {
      ...CLEAR,
      turn: [{ figure: 'hawkgirl' }, { figure: archer }],
      defender: { card: 'solomon-grundy', wounds: 5 },
      order: 'given',
      question: 'displaced',
    });
  });

  test('those who fight are put on the board by tap and by key, and taken back', async () => {
    const { page } = await explorer.open({ hash: link(CLIFF), hasTouch: true });
    const at = () => {
      const found = linked(new URL(page.url()).hash);
      const { turn, board } = ('state' in found ? found.state.documents.turn : {}) as {
        turn: { at: unknown }[];
        board: { defender: unknown };
      };
      return [...turn.map((one) => one.at), board.defender];
    };
    const space = (name: string) => page.locator(`.standing [data-space="${name}"]`);
    await page.getByText('2 Strongman').tap();
    await space('1,3').tap();
    await expect.poll(at).toEqual([
      [0, 0],
      [1, 3],
      [4, 2],
    ]);
    await tabTo(page, 'gridcell', 'Space 1,3. Level 30. Strongman, attacker 2.');
    await page.keyboard.press('ArrowUp');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await expect.poll(at).toEqual([
      [0, 0],
      [1, 3],
      [5, 2],
    ]);
    await button(page, 'Undo').tap();
    await button(page, 'Undo').tap();
    await expect.poll(() => at()[1]).toEqual([0, 2]);
    await button(page, 'Add an attacker').tap();
    await button(page, 'Remove attacker 1').tap();
    await expect.poll(() => at().length).toBe(3);
    await page.getByRole('region', { name: 'Attacker 1' }).getByText('Stays where it is').tap();
    const document = () => {
      const found = linked(new URL(page.url()).hash);
      return 'state' in found ? found.state.documents.turn : undefined;
    };
    await expect
      .poll(() => document()?.turn)
      .toMatchObject([{ figure: 'strongman', moves: false }, {}]);
    await saysWhat(page, document() ?? CLIFF);
  });

  test('a board is taken over from the Board panel, and back', async () => {
    const { page } = await explorer.open({ hash: panelLink('board', BOARD_START) });
    await button(page, 'Play a turn here').click();
    await saysWhat(page, turnHere(BOARD_START));
    await button(page, 'Draw on this board').click();
    await page.locator('.drawing').waitFor();
    const { headline: text } = await ANSWERS.odds({ document: BOARD_START });
    await page.locator('.told .headline', { hasText: text }).waitFor();
  });

  test('a card of the file itself has its numbers', async () => {
    const { page } = await explorer.open({ hash: link(CLIFF) });
    const strongman = page.getByRole('region', { name: 'Attacker 2' });
    expect(await strongman.getByLabel('Attacker 2').first().inputValue()).toBe('Strongman');
    expect(await strongman.getByLabel('Attack dice', { exact: true }).inputValue()).toBe('5');
    const power = strongman.getByRole('button', { name: 'Super Strength', exact: true });
    expect(await power.getAttribute('aria-pressed')).toBe('true');
  });

  test('is used by keyboard alone', async () => {
    const { page } = await explorer.open({ hash: link(CLEAR) });
    await tabTo(page, 'combobox', 'Attacker 1');
    await page.keyboard.type('joker');
    await page.getByRole('option', { name: /The Joker/ }).waitFor();
    await page.keyboard.press('Enter');
    await saysWhat(page, { ...CLEAR, turn: [{ figure: 'The Joker' }, ARCHER] });
  });

  test('is used by touch on a phone', async () => {
    const { page } = await explorer.open({ width: 380, hasTouch: true, hash: link(CLEAR) });
    await page.locator('button.sequel').first().tap();
    await expect.poll(() => page.locator('.trail li').count()).toBe(2);
    await button(page, 'Clear the bridge').tap();
    await saysWhat(page, BRIDGE);
  });

  test('long work says so, and can be cancelled', async () => {
    const many = {
      ...BRIDGE,
      vary: {
        'defender.life': Array.from({ length: 20 }, (_, i) => i + 8),
        'turn.0.attacks': [1, 2],
      },
    };
    const { page } = await explorer.open({ hash: link(CLEAR) });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link(many));
    await page.getByText('Looking for the best play').waitFor();
    await button(page, 'Cancel').click();
    await page.getByText('Cancelled').waitFor();
    await button(page, 'Clear the bridge').click();
    await saysWhat(page, BRIDGE);
    expect(await page.getByText('Cancelled').count()).toBe(0);
  });

  test.each(dealt(WIDTHS))(
    'axe finds nothing, and there is room, %i pixels wide',
    async (width) => {
      const { page } = await explorer.open({ width, hash: link(CLIFF) });
      await page.locator('.sequel').first().waitFor();
      await expectRoom(page);
      await unfoldAll(page);
      expect(await axeFinds(page)).toEqual([]);
    },
  );
});
