import { describe, expect, test } from 'vitest';
import { playedInBattles } from '../../src/cards/card.ts';
import { powerUse } from '../../src/cards/power-schema.ts';
import { battleLinesOf, linesOfPower } from '../../src/cards/powers/rules-in-force.ts';
import { writtenPower } from '../../src/cards/written-power.ts';
import { check } from '../../src/experiments/scenarios/check.ts';

const effects = [{ attackDice: 1 }];
const uses = (written: unknown) => powerUse().parse(written);

describe('a power of the card’s own', () => {
  test('has its effects, all of it being modelled', () => {
    expect(uses({ name: 'Rage', effects })).toEqual({ power: 'Rage', effects });
  });

  test('has a line for each rule, before its effects', () => {
    const rules = [{ at: 'turnEnds', roll: 16, turn: 'whole' }, { mode: 'fly' }];
    expect(uses({ name: 'Rage', rules, effects })).toEqual({
      power: 'Rage',
      effects: [
        { rules: [{ on: 'turnEnds', roll: { d20: 16 }, does: [{ turn: { take: 'whole' } }] }] },
        { rules: [{ has: [{ mode: { fly: true } }] }] },
        ...effects,
      ],
    });
    const attackDice = {
      on: 'attackDice',
      does: [{ dice: { attack: 1 } }],
      if: [{ attack: 'normal' }],
    };
    expect(uses({ name: 'Rage', rules: { dice: { attack: 1 } } })).toEqual({
      power: 'Rage',
      effects: [{ rules: [attackDice] }],
    });
  });

  test.each([
    [{ at: 'struck', heal: 1 }, 'they play heal at attackOver,'],
    [
      { if: { target: { wounds: 1 } }, dice: { attack: 1 } },
      'they do not yet play dice at attackDice in a rule that also has if.target.wounds',
    ],
    [
      { at: 'turnEnds', wound: 2, whom: 'it' },
      '`whom: it` means no figure at turnEnds; leave out `whom` for the enemy of the attacks, or write `whom: self`',
    ],
    [{ at: 'attackOver', move: 3 }, 'they play move at attackOver only with may and whom'],
    [
      { whom: { side: 'own' }, bar: 'control' },
      'they do not yet play bar in a rule that also has whom.side: own',
    ],
    [
      { roll: 11, dice: { attack: 2 } },
      'they do not yet play dice at attackDice in a rule that also has roll',
    ],
    [{ dice: { attack: { each: 'wounds' } } }, 'they count each: wounds only with on'],
  ])('has no rule that games cannot play, and says why: %j', (rule, reason) => {
    const rules = [{ at: 'turnEnds', heal: 1 }, rule];
    expect(() => check(powerUse(), { name: 'Rage', rules })).toThrow(
      `rules[1] is a mapping; give a rule that games can play: ${reason}`,
    );
    expect(() => check(powerUse(), { name: 'Rage', rules: rule })).toThrow(
      `rules is a mapping; give a rule that games can play: ${reason}`,
    );
  });

  test('changes one kind of dice in each rule, and is told so', () => {
    const refused = (dice: object) => () =>
      check(powerUse(), { name: 'Rage', rules: [{ if: ['adjacent'], dice }] });
    expect(refused({ enemyAttack: -1, enemyDefense: -1 })).toThrow(
      'rules[0].dice is a mapping; give one key, and write a rule for each of enemyAttack and enemyDefense',
    );
    expect(refused({})).toThrow('give a change of dice, such as { attack: 1 }');
    expect(refused({ attack: 1, enemyAttak: 1 })).toThrow('unknown key "enemyAttak"');
  });

  test('without effects is not modelled, whether it says so or not', () => {
    const none = { power: 'Rage', effects: [], modelled: 'no' };
    expect(uses({ name: 'Rage' })).toEqual(none);
    expect(uses({ name: 'Rage', modelled: 'no' })).toEqual(none);
  });

  test('of which nothing needs to be modelled counts as modelled', () => {
    expect(uses({ name: 'Disengage', modelled: 'notNeeded' })).toEqual({
      power: 'Disengage',
      effects: [],
    });
  });

  test('keeps what it leaves out, what it gives others, and its note', () => {
    const rest = { modelled: 'partly', grants: [{ defenseDice: 2 }], note: 'within 4' };
    expect(uses({ name: 'Aura', effects, ...rest })).toEqual({ power: 'Aura', effects, ...rest });
  });

  test('that acts in battles alone says nothing of one-on-one fights', () => {
    const swift = { name: 'Swift', effects: [{ move: 2 }] };
    const use = powerUse().parse({ ...swift, modelled: 'notNeeded' });
    expect(use).toEqual({ power: 'Swift', effects: swift.effects });
    expect(linesOfPower(use)).toEqual([]);
    expect(battleLinesOf(use)).toEqual(swift.effects);
  });

  test.each([
    [{ effects }, 'whole'],
    [{ effects, modelled: 'partly' }, 'partly'],
    [{ effects: [{ move: 2 }] }, 'whole'],
    [{ effects: [...effects, { move: 2 }], modelled: 'partly', inBattles: 'whole' }, 'whole'],
    [{ modelled: 'notNeeded' }, 'no'],
    [{ modelled: 'notNeeded', inBattles: 'whole' }, 'whole'],
    [{}, 'no'],
  ] as const)('of which the card says %j is played in battles: %s', (said, played) => {
    expect(playedInBattles(powerUse().parse({ name: 'Rage', ...said }))).toBe(played);
  });

  test.each([
    { name: 'Rage', effects: [{ attackDice: 1, move: 2 }] },
    { name: 'Rage', effects, modelled: 'notNeeded' },
    { name: 'Rage', modelled: 'fully' },
    { name: 'Rage', grants: [{ dice: 1 }] },
    { name: 'Rage', note: 'x'.repeat(301) },
    { effects },
  ])('is refused as %j', (written) => {
    expect(powerUse().safeParse(written).success).toBe(false);
  });
});

test.each([
  [{ attackDice: 1 }],
  [{ if: 'adjacent', dise: { attack: 1 } }],
  [{ bar: { side: 'own' } }],
  [{ bar: { move: true } }],
  [{ has: [{ mode: 'fly' }, { flies: true }] }],
  [{ whom: { side: 'own', species: 'Kyrie' }, gives: { cost: { move: 1 } } }],
  [{ whom: { side: 'own' }, gives: { dise: 1 } }],
])('a rule with nothing but an unknown word is refused: %j', (rule) => {
  const { success, error } = powerUse().safeParse({ name: 'Rage', rules: rule });
  expect([success, error?.issues.length]).toEqual([false, 1]);
});

describe('a power that heals', () => {
  const drink = { at: 'attackOver', if: [{ result: 'wounded' }] };
  const power = (rule: object) => uses({ name: 'Drink', rules: { ...drink, ...rule } });

  test('its own figure acts in one-on-one fights, whether or not the rule says so', () => {
    const [said, unsaid] = [power({ whom: 'self', heal: 1 }), power({ heal: 1 })];
    for (const one of [said, unsaid]) {
      expect(one.modelled).toBeUndefined();
      expect(linesOfPower(one)).toHaveLength(1);
    }
  });

  test.each([[{ whom: { side: 'own', within: 1 }, heal: 1 }], [{ whom: { within: 1 }, heal: 1 }]])(
    'other figures affects only other cards: %j',
    (rule) => {
      const one = power(rule);
      expect(one.modelled).toBe('throughOthers');
      expect(linesOfPower(one)).toHaveLength(0);
    },
  );

  test.each([
    [{ whom: 'self', heal: 1 }],
    [{ heal: 1 }],
    [{ whom: { side: 'own', within: 1 }, heal: 1 }],
    [{ whom: { within: 1 }, heal: 1 }],
  ])('is the same power when it is written out and read again: %j', (rule) => {
    expect(uses(writtenPower(power(rule)))).toEqual(power(rule));
  });
});

test('a power may be optional everywhere or in battles, and nothing else', () => {
  expect(uses({ name: 'Rage', effects, may: true })).toMatchObject({ may: true });
  expect(uses({ name: 'Rage', effects, may: 'battles' })).toMatchObject({ mayInBattles: true });
  for (const may of [false, 'fights'])
    expect(() => check(powerUse(), { name: 'Rage', effects, may })).toThrow(
      `may is ${JSON.stringify(may)}; give true, or battles`,
    );
});

describe('a power in the form of the command line', () => {
  const refusal = (written: string) => {
    try {
      check(powerUse(), written);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };

  test.each([
    ['tough 2', /; give \{ tough: 2 \}$/],
    ['Ignores attack 20', /; give \{ ignores-attack: 20 \}$/],
    ['deadly strike', /; give deadly-strike$/],
    ['Tough', /; give tough$/],
  ])('is answered by the form of files: %s', (written, message) => {
    expect(refusal(written)).toMatch(message);
  });

  test.each(['tough 9999', 'ignores-attack', 'ignores-attack 0', 'flying 2', 'nonsense 2'])(
    'is answered by all powers if no file can have it: %s',
    (written) => {
      expect(refusal(written)).toMatch(/; give a power: super-strength, tough, /);
    },
  );
});
