import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { ruleSchema, spelledRule } from '../../../../src/cards/powers/spelling/rule.ts';
import { check } from '../../../../src/experiments/scenarios/check.ts';
import { runsOf } from '../../../cases.ts';
import { rules } from './random-rules.ts';

test('any rule is the same once it is spelled, written as YAML and read', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      expect(ruleSchema().parse(parse(stringify(spelledRule(rule))))).toEqual(rule);
    }),
    runsOf(4000),
  );
});

test.each([
  { dice: { attack: { each: 'attacksMade' } } },
  { at: 'turnEnds', wound: { each: 'attacksMade' } },
  { value: { move: { each: 'attacksMade' } } },
])('an unknown count is refused with the list of those that are known: %j', (rule) => {
  const refused = () => check(ruleSchema(), rule);
  expect(refused).toThrow('each is "attacksMade"; give one of ownWound, enemyWound, ally, kill,');
});

describe('longer forms are read like the shortest', () => {
  test.each([
    ['{if: [adjacent], dice: {attack: 1}}', '{if: adjacent, dice: {attack: 1}}'],
    [
      '{at: attackDice, if: {adjacent: true}, dice: {attack: 1}}',
      '{if: adjacent, dice: {attack: 1}}',
    ],
    ['{if: [{attack: normal}, adjacent], dice: {attack: 1}}', '{if: adjacent, dice: {attack: 1}}'],
    ['{if: {attack: any}, count: {perSkull: 2}}', '{count: {perSkull: 2}}'],
    [
      '{at: turnEnds, roll: {d20: 16}, turn: {take: whole}}',
      '{at: turnEnds, roll: 16, turn: whole}',
    ],
    ['{at: turnEnds, does: [{heal: 1}]}', '{at: turnEnds, heal: 1}'],
    [
      '{at: turnEnds, rows: {1: [], 2: {heal: 1}}}',
      '{at: turnEnds, rows: {1: [], 2: [{heal: 1}]}}',
    ],
    [
      '{at: attackOver, rows: {10: {wound: 1}, 20: {wound: destroy}}}',
      '{at: attackOver, wound: {10: 1, 20: destroy}}',
    ],
    ['{dice: {attack: {each: ownWound, times: 1}}}', '{dice: {attack: {each: ownWound}}}'],
    [
      '{if: {not: {count: {side: enemy}, least: 3}}, dice: {attack: 1}}',
      '{if: {count: {side: enemy}, most: 2}, dice: {attack: 1}}',
    ],
    [
      '{if: {count: {side: own}, least: 1}, again: {most: 1}}',
      '{at: attackOver, if: {count: {side: own}}, again: {most: 1}}',
    ],
    ['{at: turnEnds, whom: {self: only}, wound: 1}', '{at: turnEnds, whom: self, wound: 1}'],
    [
      '{mode: {leap: {spaces: 3}}, limit: [{uses: 1, per: game}]}',
      '{limit: {uses: 1, per: game}, mode: {leap: {spaces: 3}}}',
    ],
  ])('%s', (long, short) => {
    expect(ruleSchema().parse(parse(long))).toEqual(ruleSchema().parse(parse(short)));
  });
});

describe('dice and automatic symbols are of normal attacks unless a condition names the kind of attack', () => {
  test.each([
    ['{dice: {attack: 1}}', [{ attack: 'normal' }]],
    ['{if: {attack: any}, dice: {attack: 1}}', undefined],
    ['{if: {attack: special}, dice: {attack: 1}}', [{ attack: 'special' }]],
    ['{if: {not: {attack: special}}, dice: {attack: 1}}', [{ not: [{ attack: 'special' }] }]],
    ['{count: {shields: 1}}', [{ attack: 'normal' }]],
    ['{dice: {enemyHeight: false}}', undefined],
    ['{dice: {attack: {11: 1}}}', [{ attack: 'normal' }]],
  ])('%s', (yaml, conditions) => {
    expect(ruleSchema().parse(parse(yaml)).if).toEqual(conditions);
  });

  test('but not in the rules of a special attack', () => {
    const rule = ruleSchema().parse(
      parse('{way: {special: {range: 5, dice: 3, rules: {if: adjacent, dice: {attack: 1}}}}}'),
    );
    expect(rule).toMatchObject({
      has: [{ way: { special: { rules: [{ if: [{ adjacent: true }] }] } } }],
    });
  });
});

describe('the moment of an action is the usual one unless it is named', () => {
  test.each([
    ['{dice: {attack: 1}}', 'attackDice'],
    ['{dice: {enemyDefense: {most: 1}}}', 'diceCounted'],
    ['{dice: {attack: {11: 1}}}', 'turnBegins'],
    ['{count: {skulls: 1}}', 'attackRoll'],
    ['{count: {shields: 1}}', 'defenseRoll'],
    ['{count: {reroll: {dice: defense, faces: [blank]}}}', 'defenseRoll'],
    ['{count: {blanks: skull}}', 'attackRoll'],
    ['{count: {perSkull: 2}}', 'reckoning'],
    ['{count: {excessWounds: attacker}}', 'blocked'],
    ['{count: {knockbackPoints: 1}}', 'knockback'],
    ['{ignore: attack}', 'attacked'],
    ['{ignore: wounds}', 'woundsKnown'],
    ['{ignore: defense}', 'defenseRoll'],
    ['{again: true}', 'attackOver'],
    ['{at: evasion, ignore: attack}', 'evasion'],
  ])('%s', (yaml, on) => {
    expect(ruleSchema().parse(parse(yaml))).toMatchObject({ on });
  });
});

describe('mistakes are named at their place, with what to type', () => {
  test.each([
    ['{dice: {atack: 1}}', 'dice.atack: unknown key "atack" (did you mean attack?)'],
    [
      '{dice: {attack: two}}',
      'dice.attack is "two"; give a whole number, { each: ownWound }, or { most: 1 }',
    ],
    ['{dice: {attack: 1}, if: adjacant}', 'if is "adjacant" (did you mean adjacent?)'],
    ['{dice: {attack: 1}, if: {did: run}}', 'if.did is "run" (did you mean ran?)'],
    [
      '{dice: {attack: 1}, if: [adjacent, {least: 2}]}',
      'if[1].least is 2; give `least` only together with `count`',
    ],
    ['{heal: 1}', 'at is missing; give one of setUp, '],
    ['{at: turnEnd, heal: 1}', 'at is "turnEnd" (did you mean turnEnds or sideTurnEnds?)'],
    ['{at: turnEnds, heals: 1}', 'heals: unknown key "heals" (did you mean heal?)'],
    ['{at: turnEnds, heal: 1, wound: 2}', 'this is a mapping; give exactly one action (dice, '],
    [
      '{dice: {attack: {each: ally, on: target}}}',
      'dice.attack.on is "target"; give target for order markers, or whose wounds are counted',
    ],
    [
      '{dice: {attack: {each: markers, on: {side: own}}}}',
      'dice.attack.on is a mapping; give target for order markers, or whose wounds are counted',
    ],
    ['{if: adjacent}', 'this is a mapping; give exactly one action (dice, '],
    [
      '{at: turnEnds, value: {move: 1}}',
      'at is "turnEnds"; give the key `at` only with an action, because value is in force all the time',
    ],
    [
      '{value: {move: 1}, roll: 3}',
      'roll is 3; give the key `roll` only with an action, because value is in force all the time',
    ],
    [
      '{at: turnEnds, from: {side: own}, heal: 1}',
      'from is a mapping; give the key `from` only with a trait, not with an action',
    ],
    ['{at: turnEnds, roll: 21, turn: whole}', 'roll is 21; give a whole number from 1 to 20'],
    ['{at: turnEnds, turn: hole}', 'turn is "hole" (did you mean whole?); give one of whole, move'],
    [
      '{whom: {side: mine}, bar: strike}',
      'whom.side is "mine"; give one of own, enemy, either, card',
    ],
    [
      '{whom: {spices: Elf}, bar: strike}',
      'whom.spices: unknown key "spices" (did you mean species?)',
    ],
    [
      '{dice: {attack: {each: ownWounds}}}',
      'dice.attack.each is "ownWounds" (did you mean ownWound?); give one of ownWound, enemyWound, ally',
    ],
    [
      '{dice: {attack: {each: ownWounds, most: 2}}}',
      'dice.attack.each is "ownWounds" (did you mean ownWound?); give one of ownWound, enemyWound, ally',
    ],
    [
      '{dice: {attack: {each: ownWounds, max: 2}}}',
      'dice.attack.max: unknown key "max"; give one of the keys each, on, times, most',
    ],
    [
      '{dice: {attack: {3: {each: ownWounds}}}}',
      'dice.attack.3.each is "ownWounds" (did you mean ownWound?); give one of ownWound, enemyWound, ally',
    ],
    [
      '{at: attackOver, wound: {25: 1}}',
      'wound.25: the key "25"; give rows that each begin with a D20 number from 1 to 20',
    ],
    [
      '{at: attackOver, rows: {12: {heel: 1}}}',
      'rows.12.heel: unknown key "heel" (did you mean heal?)',
    ],
    [
      '{at: turnEnds, else: {heal: 1}, heal: 1}',
      'else is a mapping; give the key `else` only with a roll that has a number to reach',
    ],
    [
      '{whom: {side: own}, gives: [{dice: {attack: x}}]}',
      'gives[0].dice.attack is "x"; give a whole number',
    ],
    [
      '{at: turnEnds, cost: {}, heal: 1}',
      'give a price: markerX, self, attacks, or a mapping such as { wounds: 1, by: { side: own } }',
    ],
    ['{way: {special: 3}}', 'way.special is 3; give a mapping such as { range: 5, dice: 3 }'],
    [
      '{dice: {attack: 1}, if: {target: {anyOf: [3, {class: Wizard}]}}}',
      'if.target.anyOf[0] is 3; give a mapping such as { class: Champion }',
    ],
    [
      '{at: afterTurn, whom: {side: own}, turn: {take: whole, leaves: {after: {side: own}, figures: 21}}}',
      'turn.leaves.figures is 21; give a whole number from 0 to 20',
    ],
    [
      '{dice: {attack: 1}, if: {markers: {shown: 5, on: target}}}',
      'if.markers.shown is 5; give a whole number from 1 to 4',
    ],
  ])('%s', (yaml, message) => {
    expect(() => check(ruleSchema(), parse(yaml))).toThrow(message);
  });
});

test.each([
  ['{turn: {take: whole, leaves: {after: {side: own}, figures: 2}}}', 'a turn that leaves figures'],
  ['{turn: {take: move, unstruck: true}}', 'a turn without leaving engagement attacks'],
])('%s is spelled as it is written: %s', (yaml) => {
  const written = { at: 'afterTurn', whom: { side: 'own' }, ...parse(yaml) };
  expect(spelledRule(ruleSchema().parse(written))).toEqual(written);
});
