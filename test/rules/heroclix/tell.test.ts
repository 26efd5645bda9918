import { describe, expect, test } from 'vitest';
import { explained, inARow, told } from './scenarios.ts';

const sif = (...square: [number, number]) => ({ others: [{ character: 'Sif', at: square }] });

describe('the story of a hit', () => {
  test('that pushes off a roof gives every square, the stop and both points of damage', () => {
    const story = told(inARow('3 3 3 1 1 1'));
    expect(story).toMatch(/second square, 3,0, two levels lower/);
    expect(story).toMatch(/previous square was at a higher elevation, so it stops \(12\.6d\)/);
    expect(story.match(/1 damage \(12\.6e\)/g)).toHaveLength(2);
    expect(story).toMatch(/takes two knockback damage/);
    expect(story).toMatchInlineSnapshot(`
      "
      The attack: Thor attacks Loki: with an attack value of 10 against a defense value of 17, a roll of 7 or more hits.
      The roll: Thor rolls 6 and 5, which makes 11: with its attack value 21, a hit. Loki takes three damage.
      Knockback: Loki is knocked back directly away from Thor, three squares at most (12.6d). Loki is placed into the first square, 2,0. Then into the second square, 3,0, two levels lower. The previous square was at a higher elevation, so it stops (12.6d).
      Knockback damage: It was stopped after two squares, short of three, and not by a character: 1 damage (12.6e). The last square of its path is lower than the one before: 1 damage (12.6e). Loki takes two knockback damage.
      "
    `);
  });

  test("that answers the document's question names the rule that decides it", () => {
    const story = told(inARow('2 2 1 1 1', {}, sif(2, 0)));
    expect(story).toMatch(/Sif occupies the next square, 2,0, so it stops \(12\.6d\)/);
    expect(story).toMatch(/did not leave its square, but counts as knocked back \(12\.6d\)/);
    expect(story).toMatch(/no knockback damage \(12\.6e\)/);
    expect(story).toMatchInlineSnapshot(`
      "
      The attack: Thor attacks Loki: with an attack value of 10 against a defense value of 17, a roll of 7 or more hits.
      The roll: Thor rolls 6 and 5, which makes 11: with its attack value 21, a hit. Loki takes three damage.
      Knockback: Loki is knocked back directly away from Thor, three squares at most (12.6d). Sif occupies the next square, 2,0, so it stops (12.6d). It did not leave its square, but counts as knocked back (12.6d).
      Knockback damage: It was stopped by a character and entered no lower square: no knockback damage (12.6e).
      "
    `);
  });

  test('on level ground without end has no squares to name', () => {
    const story = told({});
    expect(story).toMatch(/placed three squares back/);
    expect(story).not.toMatch(/\d,\d/);
    expect(story).toMatchInlineSnapshot(`
      "
      The attack: Thor attacks Loki: with an attack value of 10 against a defense value of 17, a roll of 7 or more hits.
      The roll: Thor rolls 6 and 5, which makes 11: with its attack value 21, a hit. Loki takes three damage.
      Knockback: Loki is knocked back directly away from Thor, three squares at most (12.6d). It is placed three squares back, one by one, on level ground. It has been knocked back all three of them, so it stops (12.6d).
      Knockback damage: It was not stopped short and entered no lower square: no knockback damage (12.6e).
      "
    `);
  });
});

describe('the roll is told', () => {
  const rollOf = (dice: string, attackValue = 10, defenseValue = 17) => {
    const values = { attacker: { attackValue }, defender: { defenseValue } };
    return explained(values, dice).steps.map(({ text }) => text);
  };

  test.each([
    [10, 17, 'a roll of 7 or more hits'],
    [10, 30, 'only a roll of 12 hits'],
    [10, 22, 'only a roll of 12 hits'],
    [10, 21, 'a roll of 11 or more hits'],
    [10, 14, 'a roll of 4 or more hits'],
    [10, 13, 'anything but a roll of 2 hits'],
    [10, 0, 'anything but a roll of 2 hits'],
  ])('attack value %i against defense value %i: %s', (attack, defense, says) => {
    expect(rollOf('6 5', attack, defense)[0]).toContain(says);
  });

  test('a hit, a miss, a critical hit and a critical miss', () => {
    expect(rollOf('4 3')[1]).toBe(
      'Thor rolls 4 and 3, which makes 7: with its attack value 17, a hit. Loki takes three damage.',
    );
    expect(rollOf('4 2')).toEqual([
      expect.anything(),
      'Thor rolls 4 and 2, which makes 6: with its attack value 16, a miss. Loki takes no damage and is not knocked back.',
    ]);
    expect(rollOf('6 6', 0, 99)[1]).toBe(
      'Thor rolls 6 and 6, which makes 12: a critical hit, which always hits with one more damage. Loki takes four damage.',
    );
    expect(rollOf('1 1', 99, 0)[1]).toBe(
      'Thor rolls 1 and 1, which makes 2: a critical miss, which always misses. Loki takes no damage and is not knocked back.',
    );
  });
});

test('a roll of 2 is a critical miss only where it would have hit', () => {
  const rollOf = (attackValue: number) =>
    explained({ attacker: { attackValue } }, '1 1').steps[1]?.text;
  expect(rollOf(15)).toContain('which makes 2: a critical miss, which always misses.');
  expect(rollOf(14)).toContain('which makes 2: with its attack value 16, a miss.');
});

test('a hit that knocks nobody back says why', () => {
  const without = { attacker: { keyphrases: [], damage: 0 } };
  expect(explained(without).steps.map(({ title }) => title)).toEqual([
    'The attack',
    'The roll',
    'Knockback',
  ]);
  expect(explained({ ...without, rulings: { knockbackNeedsDamage: true } }).steps[2]?.text).toBe(
    'Thor does not have KNOCKBACK, so Loki is not knocked back.',
  );
  expect(explained({ attacker: { keyphrases: [] } }).steps.at(-1)).toEqual({
    title: 'Knockback',
    text: 'Thor does not have KNOCKBACK, so Loki is not knocked back.',
  });
  const harmless = { attacker: { damage: 0 }, rulings: { knockbackNeedsDamage: true } };
  expect(explained(harmless).steps.at(-1)?.text).toBe(
    'The hit dealt no damage, so Loki is not knocked back (ruling knockbackNeedsDamage).',
  );
});
