import { describe, expect, test } from 'vitest';
import { hawkgirlAndGrundy, text, told } from './told.ts';

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
    expect(text(example)).toMatch(/eight wounds of a Life of 8, it is destroyed/);
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
    expect(text(example)).toMatch(/receives two wounds, all that its Life has left/);
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

  test('of an attack without dice is that there is none', () => {
    const weak = { name: 'Sleeper', attack: 0, defense: 0 };
    const { steps } = told({ attacker: weak, defender: 'the-joker' }, '', '');
    expect(steps).toHaveLength(1);
    expect(steps[0]?.text).toMatch(/an attack with 0 dice is no attack/);
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
