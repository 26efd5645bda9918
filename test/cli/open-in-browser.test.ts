import { expect, test } from 'vitest';
import { openerOf } from '../../src/cli/commands/explorer.ts';

const ADDRESS = 'file:///tmp/a%20b.html';

test.each([
  ['darwin', 'open'],
  ['linux', 'xdg-open'],
  ['freebsd', 'xdg-open'],
  ['win32', 'rundll32'],
] as const)(
  'on %s the browser is opened by %s, given the address as it is',
  (platform, program) => {
    const [opener, args] = openerOf(platform, ADDRESS);
    expect(opener).toBe(program);
    expect(args.at(-1)).toBe(ADDRESS);
  },
);
