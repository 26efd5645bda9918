import { describe, expect, test } from 'vitest';
import { hawkgirlAndGrundy, text, told } from '../told.ts';

describe('the four worked examples of the rule document, with these very dice', () => {
  test('1: two shields block two hits, and two skulls cancel two Knockback points', () => {
    const example = told(
      hawkgirlAndGrundy,
      'skull skull shield shield shield blank',
      'shield skull skull',
    );
    expect(example.outcome).toMatchObject({
      attackWounds: 0,
      knockbackPoints: 0,
      spacesMoved: 0,
      displaced: 0,
    });
    expect(text(example)).toContain('total of two shields');
    expect(text(example)).toMatchInlineSnapshot(`
      "
      The attack: Hawkgirl attacks Solomon Grundy with a normal attack. Hawkgirl rolls six combat dice. Solomon Grundy subtracts one die from its defense due to Nth Metal Mace and rolls three combat dice.
      The roll: Hawkgirl rolls two skulls, three shields and one blank. Solomon Grundy rolls two skulls and one shield. Solomon Grundy adds one automatic shield from Tough.
      Wounds: Solomon Grundy's total of two shields blocks the two hits from Hawkgirl's two skulls, and it receives no wounds.
      Knockback: Hawkgirl has two Knockback points and Solomon Grundy's two skulls cancel two, which leaves no Knockback points. Solomon Grundy avoids all Knockback.
      "
    `);
  });

  test('2: three hits against two shields are a wound, three skulls against two a space', () => {
    const example = told(
      hawkgirlAndGrundy,
      'skull skull skull shield shield blank',
      'shield skull skull',
    );
    expect(example.outcome).toMatchObject({
      attackWounds: 1,
      knockbackPoints: 1,
      spacesMoved: 1,
      displaced: 1,
      destroyed: 0,
    });
    expect(text(example)).toContain('total of two shields');
    expect(text(example)).toMatchInlineSnapshot(`
      "
      The attack: Hawkgirl attacks Solomon Grundy with a normal attack. Hawkgirl rolls six combat dice. Solomon Grundy subtracts one die from its defense due to Nth Metal Mace and rolls three combat dice.
      The roll: Hawkgirl rolls three skulls, two shields and one blank. Solomon Grundy rolls two skulls and one shield. Solomon Grundy adds one automatic shield from Tough.
      Wounds: Solomon Grundy's total of two shields is not enough to block the three hits from Hawkgirl's three skulls, and it receives one wound. With one wound and a Life of 8, it is not destroyed.
      Knockback: Hawkgirl has three Knockback points and Solomon Grundy's two skulls cancel two, which leaves one Knockback point. Solomon Grundy is moved one space directly away from Hawkgirl in a straight line.
      "
    `);
  });

  test('3: four shields leave one wound of five hits, and no skull cancels five Knockback points', () => {
    const example = told(
      hawkgirlAndGrundy,
      'skull skull skull skull skull blank',
      'shield shield shield',
    );
    expect(example.outcome).toMatchObject({ attackWounds: 1, knockbackPoints: 5 });
    expect(text(example)).toContain('total of four shields');
    expect(text(example)).toMatchInlineSnapshot(`
      "
      The attack: Hawkgirl attacks Solomon Grundy with a normal attack. Hawkgirl rolls six combat dice. Solomon Grundy subtracts one die from its defense due to Nth Metal Mace and rolls three combat dice.
      The roll: Hawkgirl rolls five skulls and one blank. Solomon Grundy rolls three shields. Solomon Grundy adds one automatic shield from Tough.
      Wounds: Solomon Grundy's total of four shields is not enough to block the five hits from Hawkgirl's five skulls, and it receives one wound. With one wound and a Life of 8, it is not destroyed.
      Knockback: Hawkgirl has five Knockback points and Solomon Grundy rolled no skulls to cancel them, which leaves five Knockback points. Solomon Grundy is moved five spaces directly away from Hawkgirl in a straight line.
      "
    `);
  });

  test('4: four shields block four hits, and still there are four Knockback points', () => {
    const example = told(
      hawkgirlAndGrundy,
      'skull skull skull skull blank shield',
      'shield shield shield',
    );
    expect(example.outcome).toMatchObject({ attackWounds: 0, knockbackPoints: 4 });
    expect(text(example)).toContain('total of four shields');
    expect(text(example)).toMatchInlineSnapshot(`
      "
      The attack: Hawkgirl attacks Solomon Grundy with a normal attack. Hawkgirl rolls six combat dice. Solomon Grundy subtracts one die from its defense due to Nth Metal Mace and rolls three combat dice.
      The roll: Hawkgirl rolls four skulls, one shield and one blank. Solomon Grundy rolls three shields. Solomon Grundy adds one automatic shield from Tough.
      Wounds: Solomon Grundy's total of four shields blocks the four hits from Hawkgirl's four skulls, and it receives no wounds.
      Knockback: Hawkgirl has four Knockback points and Solomon Grundy rolled no skulls to cancel them, which leaves four Knockback points. Solomon Grundy is moved four spaces directly away from Hawkgirl in a straight line.
      "
    `);
  });
});
