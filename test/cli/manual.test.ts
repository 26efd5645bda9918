import { expect, test } from 'vitest';
import { manualPage } from '../../src/cli/help/manual.ts';
import { EXIT_CODES } from '../../src/cli/help/notes.ts';
import { USAGE } from './usages.ts';

const PAGE = manualPage(USAGE);
const LINES = PAGE.split('\n');

test('the manual has the sections that manuals have', () => {
  expect(LINES[0]).toBe('.TH GAME 1 "" "game 1.2.3" "User Commands"');
  expect(LINES.filter((line) => line.startsWith('.SH')).map((line) => line.slice(4))).toEqual([
    'NAME',
    'SYNOPSIS',
    'DESCRIPTION',
    'COMMANDS',
    'OPTIONS',
    'EXIT STATUS',
    'ENVIRONMENT',
    'EXAMPLES',
  ]);
});

test('it names every command with its arguments', () => {
  expect(LINES).toContain('.SS \\fBgame play\\fR [\\fIoptions\\fR] \\fIcard\\fR [\\fIother\\fR]');
  expect(LINES).toContain('.SS \\fBgame run\\fR [\\fIoptions\\fR] \\fIexperiment\\fR ...');
});

test('it names every option with its values and what goes without saying', () => {
  expect(PAGE).toContain(
    '.TP\n\\fB\\-\\-format \\fIformat\\fR\nHow it is [written]: plainly; one of table, json (default: table).\n',
  );
  expect(PAGE).toContain('.TP\n.B \\-\\-quick\nSoon.\n');
});

test('no text is taken for roff', () => {
  expect(LINES).toContain('\\&.B begins like a macro, and has a back\\eslash.');
  expect(PAGE).toMatch(/^[\n -~]*$/);
});

test('it gives every exit code', () => {
  for (const [code] of EXIT_CODES) expect(PAGE).toContain(`.TP\n${code}\n`);
});
