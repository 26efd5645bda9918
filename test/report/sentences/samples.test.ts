import { expect, test } from 'vitest';
import { briefText } from '../../../src/report/sentences/brief.ts';
import { headlineOf } from '../../../src/report/sentences/headline.ts';
import { ONE, OTHER } from '../fights.ts';
import { computed } from './sweeps.ts';

/** A skull on each of 20 dice against none: once in a million attacks. */
const RARE = {
  attacker: { name: 'A', attack: 20, defense: 0 },
  defender: { name: 'D', attack: 0, defense: 0, life: 20 },
  trials: 100,
};
const CERTAINTY = /\b(never|always|cannot|certain|100\.0% of|0\.0% of)\b/;

test('a sample without a hit says in how many attacks there was none', async () => {
  const results = await computed({ ...RARE, question: 'destroyed' }, false);
  expect(headlineOf(results)).toMatch(/^A destroys D in none of 100 attacks, with /);
  expect(briefText(results)).toBe('A destroys D: 0.0% simulated (none of 100 attacks)');
});

test('one of nothing but hits says that it was all of them', async () => {
  const results = await computed({ ...RARE, question: 'not destroyed' }, false);
  expect(headlineOf(results)).toMatch(/^A does not destroy D in all of 100 attacks, with /);
  expect(headlineOf(results)).not.toMatch(CERTAINTY);
});

test('what is named beside a question is no "never" either, unless it is exact', async () => {
  const asked = { ...RARE, question: 'totalWounds >= 10' };
  expect(headlineOf(await computed(asked, false))).toContain(
    'and is destroyed in none of 100 attacks.',
  );
  expect(headlineOf(await computed(asked, true))).toMatch(
    /is destroyed less than 0\.1% of the time\.$/,
  );
  const huge = { ...asked, defender: { ...RARE.defender, life: 21 } };
  expect(headlineOf(await computed(huge, true))).toMatch(/is never destroyed\.$/);
});

test('a sweep says so of each combination', async () => {
  const vary = { 'defender.life': [19, 20] };
  const text = headlineOf(await computed({ ...RARE, question: 'destroyed', vary }, false));
  expect(text).toContain('is 0.0% (none of 100 attacks) in both combinations');
  expect(text).not.toMatch(CERTAINTY);
});

test('of an attack that can do nothing its answer says so', async () => {
  const sure = { ...RARE.defender, powers: [{ name: 'Luck', effects: [{ ignoreAttack: 1 }] }] };
  expect(headlineOf(await computed({ ...RARE, defender: sure }, true))).toBe(
    'When A attacks D, D takes at least 1 wound 0% of the time. D takes 0.0 wounds per attack, and is never destroyed.',
  );
});

test('a duel that a sample lost every time is not lost for certain', async () => {
  const fight = { fight: 'duel', attacker: ONE, defender: OTHER };
  const text = headlineOf(await computed({ ...fight, question: 'turns > 60', trials: 50 }, false));
  expect(text).toMatch(
    /^When Ann and Bob fight, the duel takes more than 60 turns in none of 50 duels\./,
  );
});
