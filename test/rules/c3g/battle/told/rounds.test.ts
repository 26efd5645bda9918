import { expect, test } from 'vitest';
import { tellBattle } from '../../../../../src/rules/c3g/battle/told/tell-battle.ts';
import { battleOf, hero, squad } from '../battles.ts';

const GAMES = [0, 1, 2, 3];

/** Two sides whose figures cannot hurt each other, for a few rounds. */
const peaceful = (one: object, other: object) =>
  battleOf({
    sides: [
      { name: 'Red', army: [one] },
      { name: 'Blue', army: [other] },
    ],
    rounds: 3,
  });

const harmless = { attack: 0, life: 9 };

test('what is rolled as a round begins is told before its order markers, and as of that round', () => {
  const dropping = squad('Airborne', {
    ...harmless,
    powers: [{ name: 'The Drop', effects: [{ comesLater: { d20: 13 } }] }],
  });
  const scenario = battleOf({
    sides: [
      { name: 'Red', army: [hero('Leader', harmless), dropping] },
      { name: 'Blue', army: [hero('Other', harmless)] },
    ],
    rounds: 3,
  });
  let rolls = 0;
  for (const number of GAMES) {
    const { steps } = tellBattle(scenario, 'drop', number);
    for (const { title, text } of steps) {
      if (!text.includes('The Drop')) continue;
      rolls++;
      expect(title).toMatch(/^Round \d$/);
      expect(text).toMatch(/begins\. .*The Drop.*place their order markers\..*Initiative/);
    }
    expect(steps.map(({ title }) => title)).not.toContain('The end of round 1');
  }
  expect(rolls).toBeGreaterThanOrEqual(GAMES.length);
});

test('what happens once the turns of a round are over is told as its end', () => {
  const healing = hero('Healer', {
    ...harmless,
    powers: [
      {
        name: 'Mending',
        effects: [{ healsFriend: { moment: 'roundEnds', self: true, to: {}, wounds: 1 } }],
      },
    ],
  });
  const scenario = peaceful(healing, hero('Other', { ...harmless, attack: 2 }));
  const steps = GAMES.flatMap((number) => tellBattle(scenario, 'mending', number).steps);
  const mended = steps.filter(({ text }) => text.includes('Mending'));
  expect(mended.length).toBeGreaterThan(0);
  for (const { title } of mended) expect(title).toMatch(/^The end of round \d$/);
});
