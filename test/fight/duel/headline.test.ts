import { expect, test } from 'vitest';
import { blocksOf } from '../../../src/report/blocks.ts';
import { briefText } from '../../../src/report/sentences/brief.ts';
import { headlineOf } from '../../../src/report/sentences/headline.ts';
import { duels, ONE, OTHER, survivals } from '../../report/fights.ts';
import { headsOf } from '../../report/tables.ts';

// Ann, Life 2, against Bob, Life 1; each attack hits half of the time. With the first turn Ann wins 8/9 of the time;
// with the second (8/9 + 2/3)/2 = 7/9. The duel goes on after n turns if all of Ann's attacks missed and at most one
// of Bob's hit: with Ann first 1/2, 1/2, 1/4, 3/16, 3/32, 1/16, with Bob first 1, 1/2, 3/8, 3/16, 1/8, 1/16; half of
// each with a toss.

test('a toss names the chances of either start', async () => {
  expect(headlineOf(await duels({ first: 'toss' }))).toMatch(
    /^When Ann and Bob fight, Ann wins 83\.3% of the time \(88\.9% going first, 77\.8% going second\)\. Half of the duels end within 2 turns, 90% within 6\.$/,
  );
});

test('where somebody begins for certain, there is one chance', async () => {
  expect(headlineOf(await duels())).toMatch(
    /^When Ann and Bob fight, Ann wins 88\.9% of the time\. Half of the duels end within 1 turn, 90% within 5\.$/,
  );
});

test('with a limit of turns it is told how many duels nobody has won by then', async () => {
  // Ann has hit in her first or second attack, 1/2 + 1/4; Bob, who must hit twice, has attacked once.
  expect(headlineOf(await duels({ mostTurns: 3 }))).toBe(
    'When Ann and Bob fight, Ann wins 75.0% of the time. In 25.0% of the duels, neither side has won after three turns.',
  );
});

test('duels in which both sides are destroyed at once are told', async () => {
  // Whenever Ann destroys Bob, he wounds her twice: her 8/9 are nobody's.
  const powers = [{ name: 'Last Laugh', rules: { at: 'destroyed', wound: 2 } }];
  expect(headlineOf(await duels({ defender: { ...OTHER, powers } }))).toContain(
    'In 88.9% of the duels, both sides are destroyed at once. Half of the duels end within 1 turn, 90% within 5.',
  );
});

test('of another question the answer comes first, then who wins', async () => {
  // In the first turn: 1/2.
  expect(headlineOf(await duels({ question: 'turns <= 1' }))).toMatch(
    /^When Ann and Bob fight, the duel takes at most 1 turn 50\.0% of the time\. Ann wins 88\.9% of the time\. Half of the duels/,
  );
});

test('with the best choices, the answer says that both sides may avoid the fight', async () => {
  const results = await duels({ choices: 'best' });
  expect(headlineOf(results)).toMatch(
    /^When Ann and Bob fight, Ann wins \d+\.\d% of the time if both sides may avoid the fight\. /,
  );
  expect(briefText(results)).toMatch(
    /^When Ann and Bob fight, Ann wins if both sides may avoid the fight: \d+\.\d+% exact$/,
  );
  const tossed = await duels({ choices: 'best', first: 'toss' });
  expect(headlineOf(tossed)).toMatch(/ if both sides may avoid the fight \(\d+\.\d% going first/);
  expect(headlineOf(await duels())).not.toContain('avoid');
});

test('a sweep says that sides may avoid the fight only if they may in all of its duels', async () => {
  const sweep = (changes: Record<string, unknown>) =>
    duels({ vary: { first: ['attacker', 'defender'] }, ...changes });
  expect(headlineOf(await sweep({ choices: 'best' }))).toContain(
    'the chance that Ann wins if both sides may avoid the fight is',
  );
  expect(headlineOf(await sweep({}))).not.toContain('avoid');
  const mixed = await duels({ vary: { choices: ['wounds', 'best'] } });
  expect(headlineOf(mixed)).not.toContain('avoid');
});

test('a card against itself is told from the other', async () => {
  const results = await duels({ first: 'toss', defender: ONE });
  expect(headlineOf(results)).toMatch(
    /^When Ann and the other Ann fight, Ann wins 50\.0% of the time \(/,
  );
  const tables = blocksOf(results).flatMap((block) =>
    block.kind === 'table' ? [block.table] : [],
  );
  expect(headsOf(tables[0])).toEqual(['first', 'Ann wins', 'the other Ann wins', '']);
});

test('a sweep over cards asks whether the side wins, whoever it is', async () => {
  const cards = [ONE, { ...ONE, name: 'Amy', life: 1 }];
  // With Life 1 each, the one that begins wins 2/3 of the time.
  const text = headlineOf(await duels({ vary: { attacker: cards } }));
  expect(text).toMatch(
    /^When the attacker and Bob fight, the chance that the attacker wins is 88\.9% .*66\.7%/,
  );
});

test('a question may name a side by its role', async () => {
  const results = await duels({ question: 'winner is defender and turns <= 4' });
  // Bob hits in turns 2 and 4, Ann misses in 1 and 3.
  expect(briefText(results)).toBe(
    'When Ann and Bob fight, Bob wins and the duel takes at most 4 turns: 6.250% exact',
  );
});

test('the brief answer begins with a capital', async () => {
  expect(briefText(await survivals())).toBe(
    'When Bob attacks Ann, it takes more than 3 attacks to destroy Ann: 50.000% exact; 4.0 attacks on average',
  );
});

test('a duel is reported from who wins to how long it takes and what is left', async () => {
  const titles = blocksOf(await duels()).flatMap((block) =>
    block.kind === 'table' ? [block.table.title] : [],
  );
  expect(titles.slice(0, 4)).toEqual([
    'Who has the first turn',
    'Who wins',
    'Turns and attacks',
    'Life left of Ann',
  ]);
  const asked = blocksOf(await duels({ question: 'turns <= 4' })).flatMap((block) =>
    block.kind === 'table' ? [block.table.title] : [],
  );
  expect(asked).toContain('How often');
});
