import { describe, expect, test } from 'vitest';
import { knockback } from './knockback.ts';

const EXACT = ['--no-simulation'];

describe('a shortcut prints what the long form prints:', () => {
  test.each([
    ['krug hawkgirl', 'odds krug hawkgirl'],
    ['krug vs hawkgirl', 'odds krug hawkgirl'],
    ['odds krug VS. hawkgirl', 'odds krug hawkgirl'],
    ['krug,finn vs hawkgirl', 'odds krug,finn hawkgirl'],
    ['duel krug versus hawkgirl', 'duel krug hawkgirl'],
    ['4 3', 'odds --attack 4 --defense 3'],
    ['4 vs 3', 'odds --attack 4 --defense 3'],
    ['odds 4 3', 'odds --attack 4 --defense 3'],
    ['odds 4..6 3', 'odds --attack 4..6 --defense 3'],
    ['explain 4 3', 'explain --attack 4 --defense 3', ['--seed', 'a']],
    ['odds krug hawkgirl --json', 'odds krug hawkgirl --format json'],
    ['powers --json', 'powers --format json', []],
    ['odds krug hawkgirl --question wounds>=2', 'odds krug hawkgirl --question totalWounds>=2'],
    ['odds krug hawkgirl --question killed', 'odds krug hawkgirl --question destroyed'],
    ['odds krug hawkgirl --question moved>=1', 'odds krug hawkgirl --question spacesMoved>=1'],
  ])('%s', async (short, long, more: readonly string[] = EXACT) => {
    const [shown, expected] = [short, long].map((text) => knockback([...text.split(' '), ...more]));
    const { code, stdout, stderr } = (await shown) ?? {};
    expect(code, stderr).toBe(0);
    expect(stdout?.length).toBeGreaterThan(40);
    expect({ code, stdout, stderr }).toMatchObject({ ...(await expected) });
  });
});

describe('anything but a shortcut is rejected as before:', () => {
  test.each([
    ['oddz hawkgirl krug', 'there is no command "oddz" (did you mean odds?)'],
    ['od krug hawkgirl', 'there is no command "od"'],
    ['foo bar', 'there is no command "foo"'],
    ['krug hawkgirl 3 wounds', 'give two cards, and everything else as options'],
    ['vs', 'there is no command "vs"'],
    ['4', 'there is no command "4"'],
    ['schema --json', 'there is no option "--json"'],
    ['krug hawkgirl --bogus', 'there is no option "--bogus"'],
  ])('%s', async (text, message) => {
    const { code, stdout, stderr } = await knockback(text.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('the value of an option stays what it is', async () => {
    const { stdout } = await knockback([
      'odds',
      'krug',
      'hawkgirl',
      '--seed',
      'vs',
      '--trials',
      '1000',
      '--json',
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ seed: 'vs' });
  });
});
