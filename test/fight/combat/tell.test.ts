import { describe, expect, test } from 'vitest';
import type { Document } from '../scenarios.ts';
import { hawkgirlAndGrundy, text, told } from '../told.ts';

describe('the story', () => {
  test('says how many dice each rolls and why, and what Tough adds', () => {
    const { steps } = told(
      hawkgirlAndGrundy,
      'skull skull skull skull blank shield',
      'shield shield shield',
    );
    const [attack, roll] = steps.map((step) => step.text);
    expect(attack).toContain('Hawkgirl rolls six combat dice.');
    expect(attack).toMatch(/Solomon Grundy subtracts one die .*Nth Metal Mace .*three combat dice/);
    expect(roll).toContain('one automatic shield from Tough');
  });

  test('of a destroyed defender says so, and that it is not knocked back', () => {
    const dying = { attacker: 'hawkgirl', defender: { card: 'solomon-grundy', wounds: 7 } };
    const example = told(dying, 'skull skull skull skull skull blank', 'blank blank blank');
    expect(example.outcome).toMatchObject({ attackWounds: 1, destroyed: 1, spacesMoved: 0 });
    expect(text(example)).toMatch(/eight wounds and a Life of 8, it is destroyed/);
    expect(text(example)).toMatch(/destroyed by the attack itself and is not knocked back/);
  });

  test('says why more hits give fewer wounds, and why Tough may add nothing', () => {
    const frail = { name: 'Frail', attack: 1, defense: 0, life: 2, powers: ['tough'] };
    const example = told(
      { attacker: 'hawkgirl', defender: frail },
      'skull skull skull skull blank blank',
      '',
    );
    expect(example.outcome).toMatchObject({ attackWounds: 2, destroyed: 1 });
    expect(text(example)).toMatch(/receives two wounds, all the Life left/);
    expect(text(example)).toMatch(/No defense die is rolled, so Tough adds no shields/);
  });

  test('of an ignored attack ends with the D20', () => {
    const ghost = { name: 'Ghost', attack: 1, defense: 1, powers: [{ 'ignores-attack': 16 }] };
    const ignored = told(
      { attacker: 'the-joker', defender: ghost },
      'skull skull skull',
      'blank',
      '16',
    );
    expect(ignored.steps.at(-1)?.text).toMatch(/^Ghost rolls 16 .*ignores the attack/);
    expect(ignored.outcome).toMatchObject({ attackWounds: 0 });
    const hit = told(
      { attacker: 'the-joker', defender: ghost },
      'skull skull skull',
      'blank',
      '15',
    );
    expect(text(hit)).toMatch(/Ghost rolls 15 .*not ignored/);
    expect(hit.outcome).toMatchObject({ attackWounds: 3 });
  });

  test('of a figure destroyed before the attack is that there is none, and of whom', () => {
    const afterPower = (harm: Document, attacker: Document = {}) =>
      told(
        {
          attacker: {
            name: 'A',
            attack: 1,
            defense: 0,
            life: 2,
            powers: [{ name: 'First', effects: [{ ...harm, stage: 'before' }] }],
            ...attacker,
          },
          defender: { name: 'D', attack: 0, defense: 0, life: 2 },
        },
        'skull',
        '',
      ).steps.find(({ title }) => title === 'No attack')?.text;
    expect(afterPower({ unblockableWounds: 2 })).toBe('D was destroyed before the attack.');
    expect(afterPower({ costs: 2 })).toBe('A was destroyed before the attack.');
    expect(afterPower({ unblockableWounds: 1 })).toBeUndefined();
  });

  test('of an attack without dice is that there is none', () => {
    const weak = { name: 'Sleeper', attack: 0, defense: 0 };
    const { steps } = told({ attacker: weak, defender: 'the-joker' }, '', '');
    expect(steps).toHaveLength(1);
    expect(steps[0]?.text).toMatch(/so there is no attack/);
  });

  test('of an attacker without Super Strength says that there is no Knockback', () => {
    const { steps } = told(
      { attacker: 'the-joker', defender: 'hawkgirl' },
      'skull skull blank',
      'skull blank blank blank',
    );
    expect(steps.at(-1)?.text).toBe('Knockback does not apply to this attack.');
  });
});

/** The step with the given title, of an attack explained with all its dice given. */
const stepOf = (title: string, document: Document, attack: string, defense: string) =>
  told(document, attack, defense).steps.find((step) => step.title === title)?.text;

const A = { name: 'A', attack: 2, defense: 0 };
const D = { name: 'D', attack: 0, defense: 2 };

describe('the attack', () => {
  const attack = (more: Document) =>
    stepOf('The attack', { attacker: A, defender: D, ...more }, 'blank blank', 'blank blank');

  test('names its kind and the dice, with no reason where there is none', () => {
    expect(attack({})).toBe(
      'A attacks D with a normal attack. A rolls two combat dice. D rolls two combat dice.',
    );
    expect(attack({ specialAttack: true })).toMatch(/^A attacks D with a special attack\. /);
  });

  test('gives every reason for a number of dice, on its own side', () => {
    const { steps } = told(
      {
        attacker: { ...A, powers: ['nth-metal-mace'] },
        defender: { ...D, powers: ['tough'] },
        heightAdvantage: 'defender',
      },
      'blank blank',
      'blank blank',
    );
    expect(steps[0]?.text).toMatch(
      /A rolls two combat dice\. D subtracts one die from its defense due to .*Nth Metal Mace.* and adds one die to its defense for height advantage and rolls two combat dice\.$/,
    );
    const higher = told(
      { attacker: A, defender: D, heightAdvantage: 'attacker' },
      'blank blank blank',
      'blank blank',
    );
    expect(higher.steps[0]?.text).toContain(
      'A adds one die to its attack for height advantage and rolls three combat dice. D rolls two',
    );
  });
});

describe('the roll', () => {
  test('is told of both, and of the defender only where it rolls', () => {
    const roll = (defense: number, faces: string, powers: unknown[] = []) =>
      stepOf(
        'The roll',
        { attacker: A, defender: { ...D, defense, powers } },
        'skull shield',
        faces,
      );
    expect(roll(2, 'shield blank')).toBe(
      'A rolls one skull and one shield. D rolls one shield and one blank.',
    );
    expect(roll(0, '')).toBe('A rolls one skull and one shield.');
    expect(roll(0, '', ['tough'])).toBe(
      'A rolls one skull and one shield. No defense die is rolled, so Tough adds no shields.',
    );
    expect(roll(2, 'blank blank', [{ tough: 2 }])).toBe(
      'A rolls one skull and one shield. D rolls two blanks. D adds two automatic shields from Tough.',
    );
  });
});

describe('the wounds', () => {
  const wounds = (
    attack: string,
    defense: string,
    defender: Document = {},
    powers: string[] = [],
  ) =>
    stepOf(
      'Wounds',
      { attacker: { ...A, powers }, defender: { ...D, ...defender } },
      attack,
      defense,
    );

  test('are none without skulls', () => {
    expect(wounds('blank shield', 'skull skull')).toBe(
      'A rolled no skulls, so there are no hits and D receives no wounds.',
    );
  });

  test('are as many as hits against no shields', () => {
    expect(wounds('skull skull', 'blank skull')).toBe(
      "D has no shields against the two hits from A's two skulls, and it receives two wounds.",
    );
  });

  test('are none where shields block all, and the rest where they are not enough', () => {
    expect(wounds('skull blank', 'shield blank')).toBe(
      "D's total of one shield blocks the one hit from A's one skull, and it receives no wounds.",
    );
    expect(wounds('skull skull', 'shield blank')).toBe(
      "D's total of one shield is not enough to block the two hits from A's two skulls, and it receives one wound.",
    );
  });

  test('of skulls that count double are told so', () => {
    expect(wounds('skull blank', 'blank blank', {}, ['deadly-strike'])).toBe(
      "D has no shields against the two hits from A's one skull, each counting for 2, and it receives two wounds.",
    );
  });

  test('end a Life or do not, with those that were there before', () => {
    expect(wounds('skull blank', 'blank blank', { life: 4, wounds: 2 })).toMatch(
      /and it receives one wound\. With three wounds and a Life of 4, it is not destroyed\.$/,
    );
    expect(wounds('skull skull', 'blank blank', { life: 4, wounds: 2 })).toMatch(
      /and it receives two wounds\. With four wounds and a Life of 4, it is destroyed\.$/,
    );
    expect(wounds('skull skull', 'blank blank', { life: 4, wounds: 3 })).toMatch(
      /and it receives one wound, all the Life left\. With four wounds/,
    );
    expect(wounds('blank blank', 'blank blank', { life: 4, wounds: 2 })).not.toContain('Life');
  });
});

test('an attack that is not ignored goes on, and one that nobody could ignore has no D20', () => {
  const ghost = { ...D, powers: [{ 'ignores-attack': 16 }] };
  const titles = (defender: Document, d20: string) =>
    told({ attacker: A, defender }, 'skull skull', 'blank blank', d20).steps.map(
      ({ title }) => title,
    );
  const ignoring = ['The attack', 'Ignoring the attack'];
  expect(titles(ghost, '16')).toEqual(ignoring);
  expect(titles(ghost, '15')).toEqual([...ignoring, 'The roll', 'Wounds', 'Knockback']);
  expect(titles(D, '')).toEqual(['The attack', 'The roll', 'Wounds', 'Knockback']);
});
