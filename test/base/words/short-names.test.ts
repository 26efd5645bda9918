import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed } from '../../../src/base/words/english.ts';
import {
  LONGEST_TITLE,
  shortNames,
  titleWith,
  titleWithList,
} from '../../../src/base/words/short-names.ts';

const within =
  (most: number) =>
  ({ length }: string) =>
    length <= most;

const MARSHAL = 'Grand Marshal Aldebrandt of the Seventh Sunken Citadel';

describe('names in a place of limited room', () => {
  test('that fit stay whole', () => {
    expect(shortNames(['Krug', 'Hawkgirl', 'Krug'], within(8))).toEqual([
      'Krug',
      'Hawkgirl',
      'Krug',
    ]);
  });

  test('are cut at the end of a word, if one is near', () => {
    expect(shortNames(['Solomon Grundy of the Swamp'], within(18))).toEqual(['Solomon Grundy of…']);
    expect(shortNames(['Incredible Hulk'], within(8))).toEqual(['Incredi…']);
  });

  test('that begin alike keep the part in which they differ', () => {
    expect(shortNames([`${MARSHAL} (AoA)`, `${MARSHAL} (SotC)`], within(29))).toEqual([
      expect.stringMatching(/^Grand Marshal.*…\(AoA\)$/),
      expect.stringMatching(/^Grand Marshal.*…\(SotC\)$/),
    ]);
  });

  test('are never longer than the room, and different names never get one label', () => {
    const name = fc
      .tuple(fc.constantFrom('', 'Grand Marshal Aldebrandt of the ', 'Grand Marshal '), fc.string())
      .map((parts) => parts.join('').trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), (names) => {
        const short = shortNames(names, within(29));
        expect(new Set(short).size).toBe(names.length);
        // A number behind a label without any room is the last resort.
        for (const label of short) expect(label.replace(/ \(\d\)$/, '').length).toBeLessThan(30);
      }),
    );
  });
});

describe('a title that the program makes', () => {
  const attack = (names: readonly string[]) => titleWith(names, (short) => short.join(' attacks '));

  test('is whole where it fits', () => {
    expect(attack(['Hawkgirl', 'Solomon Grundy'])).toBe('Hawkgirl attacks Solomon Grundy');
  });

  test('of long names is shortened, and says who attacks whom', () => {
    const title = attack([`${MARSHAL} (AoA)`, `${MARSHAL} (SotC)`]);
    expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(title).toMatch(/^Grand Marshal .*\(AoA\) attacks Grand Marshal .*\(SotC\)$/);
  });

  test('shortens long names alone', () => {
    const title = attack(['Krug', 'x'.repeat(150)]);
    expect(title).toMatch(/^Krug attacks x+…$/);
    expect(title).toHaveLength(LONGEST_TITLE);
  });

  test('of a long list names as many as fit, and counts the rest', () => {
    const names = Array.from({ length: 12 }, (_, i) => `Squad of number ${i}`);
    const write = (some: readonly string[], [defender]: readonly string[]) =>
      `${listed(some)} attack ${defender}`;
    const title = titleWithList(names, ['Krug'], write);
    expect(title).toMatch(/^Squad of number 0, .* and \d more attack Krug$/);
    expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    const [, more] = / and (\d+) more/.exec(title) ?? [];
    expect(title.match(/Squad of number/g)).toHaveLength(names.length - Number(more));
    expect(titleWithList(names.slice(0, 2), ['Krug'], write)).toBe(
      'Squad of number 0 and Squad of number 1 attack Krug',
    );
  });

  test('fits, whatever the names are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 140 }), { minLength: 1, maxLength: 9 }),
        (names) => {
          const write = (some: readonly string[], rest: readonly string[]) =>
            `${listed(some)} attack ${rest.join()}`;
          expect(titleWithList(names, [names[0] ?? ''], write).length).toBeLessThanOrEqual(
            LONGEST_TITLE,
          );
        },
      ),
    );
  });
});
