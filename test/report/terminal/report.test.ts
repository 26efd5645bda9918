import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../src/report/block.ts';
import { terminalText } from '../../../src/report/terminal/report.ts';
import { page } from './pages.ts';

const LONG = 'Hawkgirl displaces Solomon Grundy most of the time';
const shown = (block: Block, width: number, hasColour = false) =>
  terminalText([block], page(width, hasColour));

describe('sentences on a terminal', () => {
  it.each<Block>([
    { kind: 'headline', text: LONG },
    { kind: 'text', text: LONG },
    { kind: 'list', title: LONG, items: [LONG, LONG] },
    { kind: 'drawing', text: `  a  ${LONG}`, isLegend: true },
  ])('go on in the next line between words: $kind', (block) => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60 }), (width) => {
        const text = shown(block, width);
        for (const line of text.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(width);
        expect(text.split(/\s+/)).toEqual(expect.arrayContaining(LONG.split(' ')));
      }),
    );
  });

  it('stand below the beginning of their item', () => {
    expect(shown({ kind: 'list', title: 'Remarks', items: [LONG] }, 40)).toBe(
      'Remarks:\n  - Hawkgirl displaces Solomon Grundy\n    most of the time\n',
    );
    expect(shown({ kind: 'step', title: 'The roll', text: LONG }, 40)).toBe(
      'The roll\n  Hawkgirl displaces Solomon Grundy most\n  of the time\n',
    );
  });

  it('are warnings below what they warn of', () => {
    const told: Block = { kind: 'step', title: 'Duel', text: 'Even.', warnings: [LONG, 'Mind.'] };
    expect(shown(told, 40, true)).toBe(
      '\u001b[1mDuel\u001b[22m\n  Even.\n' +
        '\u001b[33m  Hawkgirl displaces Solomon Grundy most\u001b[39m\n' +
        '\u001b[33m  of the time\u001b[39m\n\u001b[33m  Mind.\u001b[39m\n',
    );
  });

  it('stay whole where the reader folds them', () => {
    const pipe = { ...page(80), proseWidth: Number.POSITIVE_INFINITY };
    const text = Array(10).fill(LONG).join(' ');
    expect(terminalText([{ kind: 'text', text }], pipe)).toBe(`${text}\n`);
  });
});

describe('a board on a terminal', () => {
  const text = '┌─────┬─────┐\n│ 1   │ 1   │\n└─────┴─────┘';

  it('is drawn line by line where it fits', () => {
    expect(shown({ kind: 'drawing', text }, 20)).toBe(`${text}\n`);
  });

  it('is left out, and says so, where it does not', () => {
    const wide = shown({ kind: 'drawing', text: text.replaceAll('┐', '┬─────────┐') }, 20);
    expect(wide).not.toContain('┌');
    expect(wide.replaceAll('\n', ' ')).toContain(
      'left out, because it is 23 columns wide and the terminal only 20',
    );
  });
});

describe('the legend of a board on a terminal', () => {
  const picture = '┌─────┬─────┬─────────┐';
  const blocks: Block[] = [
    { kind: 'drawing', text: picture },
    { kind: 'drawing', text: '  D  The Joker', isLegend: true },
    { kind: 'text', text: 'The end.' },
  ];

  it('is there where the board is', () => {
    expect(terminalText(blocks, page(23))).toBe(`${picture}\n\n  D  The Joker\n\nThe end.\n`);
  });

  it('is left out with the board', () => {
    const text = terminalText(blocks, page(22));
    expect(text).toContain('(The board is left');
    expect(text).toMatch(/\)\n\nThe end\.\n$/);
    expect(text).not.toContain('Joker');
  });
});

describe('colour', () => {
  it('makes headlines bold and warnings yellow, line by line', () => {
    expect(shown({ kind: 'headline', text: 'a b' }, 20, true)).toBe('\u001b[1ma b\u001b[22m\n');
    expect(shown({ kind: 'text', text: LONG, isWarning: true }, 40, true)).toBe(
      '\u001b[33mHawkgirl displaces Solomon Grundy most\u001b[39m\n\u001b[33mof the time\u001b[39m\n',
    );
  });

  it('leaves sentences as they are', () => {
    expect(shown({ kind: 'text', text: 'a' }, 20, true)).toBe('a\n');
  });
});

describe('the headline', () => {
  const blocks = [
    { kind: 'headline' as const, text: 'The answer' },
    { kind: 'text' as const, text: 'More' },
    { kind: 'list' as const, title: 'Remarks', items: ['a', 'b'] },
  ];
  // The answer, More and three lines of the list, with two empty lines between them.
  const LINES = 7;
  const linesAt = (height: number) =>
    terminalText(blocks, { ...page(80), height })
      .split('\n')
      .slice(0, -1);

  it('stands first in a window that shows all of the report and the prompt', () => {
    expect(linesAt(LINES + 1)).toHaveLength(LINES);
    expect(linesAt(LINES + 1)[0]).toBe('The answer');
  });

  it('stands last, and nowhere else, in a window that is lower', () => {
    expect(linesAt(LINES)).toEqual(['More', '', 'Remarks:', '  - a', '  - b', '', 'The answer']);
  });

  it('stands first where nothing scrolls away', () => {
    expect(linesAt(Number.POSITIVE_INFINITY)[0]).toBe('The answer');
  });
});

it('a long name in a legend goes on below its beginning', () => {
  const text = '  (b)  The Joker of Gotham City, who laughs a lot (figure)';
  const lines = terminalText([{ kind: 'drawing', text, isLegend: true }], page(30))
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toMatch(/^ {2}\(b\) {2}The Joker/);
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {7}\S/);
});
