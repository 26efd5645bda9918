import { describe, expect, it } from 'vitest';
import { pageOf } from '../../src/cli/output/output.ts';

type Environment = Parameters<typeof pageOf>[1];

/** A terminal whose abilities Node determines from the environment, without NO_COLOR. */
const terminal = (columns: number, capable = true) => ({
  isTTY: true,
  columns,
  hasColors: (environment?: unknown) => capable && !Object.hasOwn(Object(environment), 'NO_COLOR'),
});
const PIPE = { isTTY: false, columns: 0, hasColors: () => false };

describe('colour', () => {
  const onTerminal = (environment: Environment, capable = true) =>
    pageOf(terminal(80, capable), environment).hasColour;
  const inPipe = (environment: Environment) => pageOf(PIPE, environment).hasColour;

  it('is for terminals that have it', () => {
    expect(onTerminal({})).toBe(true);
    expect(onTerminal({}, false)).toBe(false);
    expect(inPipe({})).toBe(false);
  });

  it('is forbidden by any NO_COLOR but an empty one', () => {
    expect(onTerminal({ NO_COLOR: '0' })).toBe(false);
    expect(onTerminal({ NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
    expect(onTerminal({ NO_COLOR: '' })).toBe(true);
  });

  it('is forced by FORCE_COLOR, or forbidden where that is 0', () => {
    expect(inPipe({ FORCE_COLOR: '1' })).toBe(true);
    expect(inPipe({ FORCE_COLOR: '' })).toBe(false);
    expect(onTerminal({ FORCE_COLOR: '0' })).toBe(false);
  });
});

describe('height', () => {
  it("is the terminal's, or 24 where it does not know its own", () => {
    expect(pageOf({ ...terminal(80), rows: 50 }, {}).height).toBe(50);
    expect(pageOf(terminal(80), {}).height).toBe(24);
    expect(pageOf({ ...terminal(80), rows: 0 }, {}).height).toBe(24);
  });

  it('in a pipe is endless', () => {
    expect(pageOf(PIPE, {}).height).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('width', () => {
  it("is the terminal's", () => {
    expect(pageOf(terminal(57), {})).toMatchObject({ tableWidth: 57, proseWidth: 57 });
  });

  it('is 80 on a terminal that does not know its own', () => {
    expect(pageOf(terminal(0), {})).toMatchObject({ tableWidth: 80, proseWidth: 80 });
  });

  it('in a pipe is 80 for tables and endless for sentences, whatever COLUMNS says', () => {
    const width = { tableWidth: 80, proseWidth: Number.POSITIVE_INFINITY };
    expect(pageOf(PIPE, { COLUMNS: '132' })).toMatchObject(width);
  });
});
