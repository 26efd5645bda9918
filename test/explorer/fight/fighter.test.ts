import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardNamed, libraryOf } from '../../../src/cards/library.ts';
import { fighterIn, usualName, withSidesSwapped } from '../../../src/explorer/fight/sides.ts';
import { FIRST, panelDocuments } from '../random-documents.ts';
import { withCard, withNumber, withPower } from '../side-changes.ts';

const card = (name: string) => cardNamed(libraryOf(), name);
const titles = (of: ReturnType<typeof fighterIn>) =>
  of.powers.map(({ power, isOn }) => [power, isOn]);

describe('a figure of the Attack panel', () => {
  test('has the numbers and powers of its card', () => {
    const fighter = fighterIn(FIRST, 'attacker');
    expect(fighter.numbers).toEqual({ attack: 6, defense: 4, life: 5, move: 6, range: 1 });
    expect(titles(fighter)).toEqual([
      ['super-strength', true],
      ['nth-metal-mace', true],
    ]);
  });

  test('that is changed and changed back is written as its card again', () => {
    const changed = withNumber(FIRST, 'attacker', 'attack', 7);
    expect(changed.attacker).toEqual({ card: 'Hawkgirl', attack: 7 });
    expect(withNumber(changed, 'attacker', 'attack', 6)).toEqual(FIRST);
    const hurt = withNumber(FIRST, 'defender', 'wounds', 2);
    expect(hurt.defender).toEqual({ card: 'Solomon Grundy', wounds: 2 });
    expect(withNumber(hurt, 'defender', 'wounds', 0)).toEqual(FIRST);
  });

  test('keeps a power that is off in its place', () => {
    const off = withPower(FIRST, 'attacker', 'super-strength', false);
    expect(off.attacker).toEqual({ card: 'Hawkgirl', powers: ['nth-metal-mace'] });
    expect(titles(fighterIn(off, 'attacker'))).toEqual([
      ['super-strength', false],
      ['nth-metal-mace', true],
    ]);
    expect(withPower(off, 'attacker', 'super-strength', true)).toEqual(FIRST);
  });

  test('has one power of a name: another number takes its place', () => {
    const tougher = withPower(FIRST, 'defender', { tough: 3 }, true);
    expect(tougher.defender).toEqual({ card: 'Solomon Grundy', powers: [{ tough: 3 }] });
  });

  test('without a card has the numbers that it had, and no powers', () => {
    const numbers = withCard(FIRST, 'defender', undefined);
    expect(numbers.defender).toEqual({
      name: 'Defender',
      attack: 6,
      defense: 4,
      life: 8,
      move: 5,
      range: 1,
    });
    expect(numbers.name).toBe('Hawkgirl attacks Defender');
  });

  test('gives the experiment its name, unless somebody has named it', () => {
    const hulk = card('incredible-hulk');
    expect(withCard(FIRST, 'defender', hulk).name).toBe('Hawkgirl attacks Incredible Hulk');
    expect(withCard({ ...FIRST, name: 'Mine' }, 'defender', hulk).name).toBe('Mine');
  });

  test('may change places with the other', () => {
    fc.assert(
      fc.property(panelDocuments, (document) => {
        const swapped = withSidesSwapped(document);
        expect(fighterIn(swapped, 'attacker').name).toBe(fighterIn(document, 'defender').name);
        expect(withSidesSwapped(swapped)).toEqual(document);
      }),
    );
  });

  test('of any link is shown in a few powers and letters', () => {
    const powers = Array.from({ length: 10_000 }, (_, i) => `power-${i}`);
    const long = { ...FIRST, attacker: { name: 'x'.repeat(100_000), powers } };
    expect(fighterIn(long, 'attacker').powers.length).toBeLessThanOrEqual(20);
    expect(usualName(long).length).toBeLessThan(300);
  });

  test.each([[undefined], [7], [[]], [{}], [{ card: 7, powers: 'x' }], [{ powers: [1, null] }]])(
    'that is written as %j is shown all the same',
    (written) => {
      expect(fighterIn({ ...FIRST, attacker: written }, 'attacker')).toEqual({
        name: 'Attacker',
        numbers: {},
        powers: [],
        isDouble: false,
      });
    },
  );
});
