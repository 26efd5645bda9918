import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { tellBattle } from '../../../src/battle/narration/tell-battle.ts';
import { type Space, spaceName } from '../../../src/board/space.ts';
import { battleOf, hero, squad } from '../battles.ts';
import { stand } from '../engine/standing.ts';
import { toldTexts } from './told-texts.ts';

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

test('rolls at the start of a round are told in that round, before its order markers', () => {
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
    const { steps } = atOnce(tellBattle(scenario, 'drop', number));
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

test('events after the last turn of a round are told as its end', () => {
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
  const steps = GAMES.flatMap((number) => atOnce(tellBattle(scenario, 'mending', number)).steps);
  const mended = steps.filter(({ text }) => text.includes('Mending'));
  expect(mended.length).toBeGreaterThan(0);
  for (const { title } of mended) expect(title).toMatch(/^The end of round \d$/);
});

test('a further turn is told with its power, rolled for by the whole squad', () => {
  const vipers = squad('Vipers', {
    ...harmless,
    powers: [{ name: 'Frenzy', effects: [{ anotherTurn: 16 }] }],
  });
  const text = GAMES.flatMap((number) =>
    atOnce(tellBattle(peaceful(vipers, hero('Other', harmless)), 'frenzy', number)).steps.map(
      (step) => step.text,
    ),
  ).join(' ');
  expect(text).toMatch(/Vipers roll \d+ on the D20 for Frenzy, but need 16\./);
  expect(text).not.toMatch(/Viper \d rolls \d+ on the D20/);
});

test('a further turn that is paid for is told with its price, and without a roll', () => {
  const eldgrim = hero('Eldgrim', {
    ...harmless,
    powers: [
      {
        name: 'Overextend Attack',
        effects: [
          { anotherTurn: 1, uses: 1, per: 'round' },
          { costs: 1, stage: 'endOfTurn', uses: 1, per: 'round' },
        ],
      },
    ],
  });
  const { steps } = atOnce(tellBattle(peaceful(eldgrim, hero('Other', harmless)), 'paid', 0));
  const turn = steps.find(({ title }) => title === 'Round 1, turn 1: Red')?.text;
  expect(turn).toContain('Eldgrim receives 1 wound for Overextend Attack.');
  expect(turn).toContain('Eldgrim uses Overextend Attack and takes another turn.');
  expect(turn).not.toContain('D20');
});

test('additions of powers to initiative rolls are told', () => {
  const leader = hero('Leader', {
    ...harmless,
    powers: [{ name: 'Tactics', effects: [{ initiative: 4 }] }],
  });
  const { steps } = atOnce(tellBattle(peaceful(leader, hero('Other', harmless)), 'tactics', 0));
  expect(steps.map(({ text }) => text).join(' ')).toMatch(
    /Initiative: \d+ for Red \(4 more than the D20 shows\) and \d+ for Blue[.,]/,
  );
});

test('where figures are set up is told, card by card, in the order of their numbers', () => {
  const standing = stand(
    [
      [hero('Krug'), squad('Vikings', { figures: 3 })],
      [squad('Riders', { figures: 2, base: 'double' }), hero('Drake', { base: 'double' })],
    ],
    [],
  );
  const { state, tables } = standing.game;
  const places = [2, 4, 3, 5].map((row) => tables.ground.numberOf([1, row]));
  for (const figure of [2, 0, 1, 3])
    state.tell?.({ is: 'placed', figure, place: places[figure] as number });
  for (const figure of [4, 5, 6]) state.tell?.({ is: 'stands', figure, place: 2 * figure });
  const at = (figure: number) => {
    const { a, b } = tables.double;
    const of = (space: number) => spaceName(tables.ground.spaces[space] as Space);
    return `${of(a[2 * figure] as number)} and ${of(b[2 * figure] as number)}`;
  };
  expect(toldTexts(standing)).toEqual([
    'Red places Krug on 1,2; Vikings on 1,4, 1,3 and 1,5.',
    `Blue begins with Riders on (${at(4)}) and (${at(5)}); Drake on ${at(6)}.`,
  ]);
});

test('turns that a card gives itself and another are told as a turn each, in place of its own', () => {
  const chief = { bonding: { with: { type: 'hero' }, turn: 'instead', cards: 2, own: true } };
  const standing = stand(
    [
      [hero('Baroness', { powers: [{ name: 'Chief', effects: [chief] }] }), hero('Serpentor')],
      [hero('Other')],
    ],
    [],
  );
  const told = (...figures: number[]) => {
    standing.told.length = 0;
    const of = { side: 0, card: 0, power: 0, roll: 0, turn: 'instead' } as const;
    standing.game.state.tell?.({ is: 'bonded', ...of, figures, cards: figures });
    return toldTexts(standing).join(' ');
  };
  expect(told(0, 1)).toBe(
    "By Chief, Baroness and Serpentor take a turn each, in place of Baroness's own.",
  );
  expect(told(0)).toBe('By Chief, Baroness takes a turn.');
  expect(told(1)).toBe("Baroness's Chief gives Serpentor a turn, in place of Baroness's own.");
});

test('where ends are drawn, who begins where is told before anybody is placed, and is where they stand', () => {
  const scenario = {
    ...peaceful(hero('Ann', harmless), hero('Ben', harmless)),
    ends: ['a', 'c'] as const,
  };
  const areas = scenario.sides.map(({ start }) => start.map(spaceName));
  const told = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => {
    const { game, steps, outcome } = atOnce(tellBattle(scenario, 'lot', number));
    const [, red, blue] =
      /^The draw: Red begins? in start area ([ac]), and Blue begins? in start area ([ac])\./.exec(
        steps[0]?.text ?? '',
      ) ?? [];
    expect([red, blue].toSorted()).toEqual(['a', 'c']);
    expect(outcome.end).toBe(red);
    const stood = new Map<number, Space>();
    for (const { changes, round } of game.moments) {
      if (round > 0) break;
      for (const { figure, at: [space] = [] } of changes) if (space) stood.set(figure, space);
    }
    for (const [side, end] of [red, blue].entries())
      expect(areas[end === 'a' ? 0 : 1]).toContain(spaceName(stood.get(side) as Space));
    return red;
  });
  expect(new Set(told).size).toBe(2);
});
