import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { lineOf } from '../../../src/cards/powers/adapter/index.ts';
import {
  conditionsText,
  linesText,
  lineText,
  receiversText,
} from '../../../src/cards/powers/describe.ts';
import { partsOf } from '../../../src/cards/powers/effect-line.ts';
import { ruleSchema } from '../../../src/cards/powers/spelling/rule.ts';
import { words } from './attacks.ts';

/** Powers as cards write them, and the sentences that a player would say. */
const SENTENCES: readonly (readonly [line: object, text: string])[] = [
  [{ attackDice: 1 }, 'it adds 1 die to its normal attack'],
  [{ attackDice: -2, when: 'anyAttack' }, 'it subtracts 2 dice from its attack'],
  [
    { attackDice: 1, per: 'ownWound', most: 5 },
    'it adds 1 die to its normal attack for each wound on it (at most 5)',
  ],
  [
    { attackDice: 2, when: ['adjacent', { target: { type: 'squad' } }] },
    'when it attacks an adjacent squad figure with a normal attack, it adds 2 dice to its attack',
  ],
  [
    { attackDice: { 11: 1, 20: 2 } },
    'at the start of its turn, roll the D20 for this turn: on 11 to 19, it adds 1 die to its normal attack; on 20, it adds 2 dice to its normal attack',
  ],
  [{ defenseDice: 2, when: 'anyAttack' }, 'it adds 2 dice to its defense'],
  [
    { defenseDice: 1, when: { not: 'adjacent' } },
    'when a non-adjacent figure attacks it with a normal attack, it adds 1 die to its defense',
  ],
  [
    { enemyDefenseDice: -1, when: 'anyAttack' },
    'when it attacks, the target rolls 1 fewer defense die',
  ],
  [
    { enemyAttackDice: -1, when: { enemy: { unique: 'common' } } },
    'when a common figure attacks it with a normal attack, the attacker rolls 1 fewer attack die',
  ],
  [
    { mostEnemyDefenseDice: 1, when: { d20: 14 } },
    'when it makes a normal attack, roll the D20: on 14 or higher, the target rolls at most 1 defense die',
  ],
  [{ automaticSkulls: 2 }, 'it adds 2 automatic skulls to its normal attack'],
  [
    { automaticShields: 1 },
    'when it is attacked with a normal attack, it adds 1 automatic shield to its defense',
  ],
  [
    { rerolls: { dice: 'defense', faces: ['skull', 'blank'], most: 2 } },
    'it may reroll up to 2 defense dice that show a skull or a blank',
  ],
  [{ blanksCount: 'shield' }, 'it counts blanks as shields'],
  [
    { counterStrike: true, when: ['adjacent', 'normalAttack'] },
    'when an adjacent figure attacks it with a normal attack, each excess shield counts as an unblockable hit on the attacker',
  ],
  [{ hitsPerSkull: 2 }, 'when it attacks, each skull counts as 2 hits'],
  [
    { oneShieldBlocksAll: true, when: { not: 'adjacent' } },
    'when a non-adjacent figure attacks it, one shield blocks all wounds',
  ],
  [{ mostWounds: 1 }, 'it takes at most 1 wound from the attack'],
  [
    { ignoreAttack: { d20: 22, plus: 'distance' } },
    'when it is attacked, roll the D20 and add the number of spaces to the attacker: on 22 or higher, it ignores the attack',
  ],
  [
    { evade: { d20: 13, orNoDefense: true } },
    'when an attack shows at least one skull, roll the D20: on 1 to 12, it rolls no defense dice; on 13 or higher, it evades the attack',
  ],
  [
    { ignoreWounds: 17, when: 'destroyed' },
    'when an attack would destroy it, roll the D20: on 17 or higher, it ignores all wounds from the attack',
  ],
  [{ noDefense: true }, 'when it attacks, the target rolls no defense dice'],
  [
    { extraWounds: { 10: 1, 20: 'destroy' } },
    'when its attack wounds a figure, roll the D20: on 10 to 19, the target takes 1 extra wound; on 20, the target is destroyed',
  ],
  [
    { extraWounds: { dice: 3, per: 'woundDealt' } },
    'when its attack wounds a figure, it rolls 3 attack dice for each wound dealt, and the target takes 1 extra wound for each skull',
  ],
  [
    { unblockableWounds: { 14: 1 }, stage: 'whenAttacked' },
    'when it is attacked, roll the D20: on 14 or higher, the attacker takes 1 wound',
  ],
  [
    { destroys: { d20: 20, spends: 16 }, stage: 'endOfTurn', uses: 3, per: 'game' },
    'up to 3 times per game, at the end of its turn, roll the D20: on 20, the target is destroyed; 16 to 19 spends a use',
  ],
  [
    { costs: { 1: 'self', 10: 1 }, stage: 'after' },
    'after it attacks, roll the D20: on 1 to 9, it is destroyed; on 10 or higher, it takes 1 wound',
  ],
  [{ heals: 1, when: 'destroyed' }, 'when it destroys a figure, it heals 1 wound'],
  [
    { attackAgain: 14, most: 2 },
    'after it attacks, roll the D20: on 14 or higher, it may attack again, at most twice',
  ],
  [
    { attacks: 2, when: 'adjacent' },
    'it may attack twice per turn if the target is adjacent to it',
  ],
  [
    { attacks: [{}, { attackDice: 2 }, { attackDice: -1 }] },
    'it may attack 3 times per turn, with 2 extra dice in the 2nd attack and 1 fewer die in the 3rd attack',
  ],
  [
    { anotherTurn: 16 },
    'at the end of its turn, roll the D20: on 16 or higher, it takes another turn',
  ],
  [
    { targets: { nextTo: 'target', count: 2 } },
    'its attack hits the target and figures adjacent to the target, up to 2 figures in all',
  ],
  [
    {
      specialAttack: {
        range: 5,
        dice: 3,
        effects: [{ noDefense: true }, { targets: { nextTo: 'target', roll: 'once' } }],
      },
      when: 'stationary',
    },
    'if it has not moved this turn, it may make a special attack with Range 5 and 3 attack dice; in that attack, the target rolls no defense dice; it hits the target and each figure adjacent to the target, with one attack roll for all of them',
  ],
  [
    { aura: { within: 4, sight: true, to: {}, effects: [{ defenseDice: 2, when: 'anyAttack' }] } },
    'each other friendly figure within 4 clear sight spaces of this figure adds 2 dice to its defense',
  ],
  [
    { bonding: { with: { species: 'Orc', class: 'Champion', type: 'hero' }, turn: 'before' } },
    'before its turn, another friendly Orc Champion hero may take a turn',
  ],
  [
    { takesMarkers: { when: 'beforeMoving', within: 5, d20: 15, all: true } },
    'at the start of its turn, choose an enemy figure within 5 clear sight spaces of it and roll the D20: on 15 or higher, the card of that figure loses all unrevealed order markers',
  ],
  [{ move: 2, when: { terrain: 's' } }, 'it has +2 Move if it is on a heavy snow space'],
];

test.each(SENTENCES)('%j', (line, text) => expect(words(line)).toBe(text));

test.each([
  [
    '{dice: {attack: {each: {side: own, species: Elf, within: 1, from: target}, most: 3}}}',
    'it adds 1 die to its normal attack for each other friendly Elf figure adjacent to the target (at most 3)',
  ],
  [
    '{at: beforeAttacks, may: true, whom: {side: enemy, within: 6, sight: true, pick: best}, for: turn, loses: powers}',
    'after moving and before attacking, if you choose, for the rest of the turn, an enemy figure within 6 clear sight spaces of it loses all powers on its card',
  ],
  [
    '{at: attackOver, if: {not: {did: attackedAgain}}, may: true, whom: self, move: 2}',
    'after it attacks, if it did not attack a second time this turn, it may move up to 2 spaces',
  ],
  [
    '{dice: {enemyAttack: {each: {side: own, within: 1}, times: -1}}}',
    'when it is attacked with a normal attack, the attacker rolls 1 fewer attack die for each other friendly figure adjacent to this figure',
  ],
  [
    '{dice: {attack: {each: revealedMarkers, on: target, times: 2}}}',
    'it adds 2 dice to its normal attack for each revealed order marker on the target’s card',
  ],
  [
    '{dice: {attack: {each: wounds, on: {side: own, type: hero, species: Elf}}}}',
    'it adds 1 die to its normal attack for each wound on the other friendly Elf hero with the most wounds',
  ],
  [
    '{value: {move: {each: fallenOfCard, most: 3}}}',
    'it has +1 Move for each destroyed figure of its card (at most 3)',
  ],
  [
    '{value: {initiative: {each: unrevealedMarkers, times: -1}}}',
    'your initiative roll gets -1 for each unrevealed order marker on its card',
  ],
])('an amount is named with what it counts: %s', (yaml, text) => {
  expect(lineText(lineOf(ruleSchema().parse(parse(yaml))))).toBe(text);
});

test.each([
  [
    '{if: {count: {side: own, self: true, species: Elf}, least: all}, dice: {attack: 1}}',
    'it adds 1 die to its normal attack if your army consists only of friendly Elf figures',
  ],
  [
    '{if: {markers: {all: {species: Elf}}}, dice: {attack: 1}}',
    'it adds 1 die to its normal attack if all your numbered order markers are on cards of Elf figures, one of them its own',
  ],
  [
    '{if: {markers: {shown: 2, on: target}}, dice: {attack: 1}}',
    'it adds 1 die to its normal attack if the target’s card has at least 2 revealed order markers',
  ],
])('a condition names what it counts: %s', (yaml, text) => {
  expect(lineText(lineOf(ruleSchema().parse(parse(yaml))))).toBe(text);
});

test.each([
  [
    'attacks, excess shields strike the attacker',
    '{at: blocked, count: {excessWounds: self}}',
    'when it attacks, each excess shield counts as an unblockable hit on it',
  ],
  [
    'is attacked, it is the defender that blocks',
    '{at: blocked, heal: 1}',
    'when it rolls defense dice against an attack and takes no wounds, it heals 1 wound',
  ],
])('whoever %s', (_, yaml, text) => {
  expect(lineText(lineOf(ruleSchema().parse(parse(yaml))))).toBe(text);
});

test('a rule that is given to others names them, at its start or before it', () => {
  const given = (rule: string) =>
    lineText(lineOf(ruleSchema().parse(parse(`{whom: {side: own, within: 4}, gives: [${rule}]}`))));
  const whom = 'each other friendly figure within 4 spaces of this figure';
  expect(given('{value: {move: 1}}')).toBe(`${whom} has +1 Move`);
  expect(given('{count: {perSkull: 2}}')).toBe(
    `for ${whom}, when it attacks, each skull counts as 2 hits`,
  );
});

test('others that take wounds may be any but those adjacent to the figure', () => {
  const harm = { when: 'wounds', wounds: 1, to: {}, near: 'target', within: 2 };
  expect(words({ harmsAnother: { ...harm, apart: true } })).toContain('but not adjacent to it');
  expect(words({ harmsAnother: harm })).not.toContain('adjacent to it');
});

describe('what a line says beside its effects', () => {
  test('uses are said by their period, and whose they are', () => {
    const line = { attacks: 2, uses: 1, per: 'game' };
    expect(words(line)).toBe('once per game, it may attack twice per turn');
    expect(words({ ...line, of: 'side' })).toMatch(/^once per game for your army, /);
    expect(words({ ...line, of: 'figure', uses: 3 })).toMatch(/^up to 3 times per game for each/);
  });

  test('where it acts is said', () => {
    expect(words({ range: 2, in: 'battles' })).toBe('it has +2 Range (in battles)');
    expect(words({ range: 2, in: 'fights' })).toBe('it has +2 Range (in one-on-one fights)');
  });

  test('each effect is a rule of its own', () => {
    expect(words({ defenseDice: 1, range: 2, when: 'anyAttack' })).toBe(
      'it adds 1 die to its defense; it has +2 Range',
    );
  });
});

test('lines are sentences with capitals and full stops', () => {
  expect(linesText([{ range: 2 }, { flying: true }])).toBe('It has +2 Range. It flies.');
  expect(lineText({ range: 2 })).toBe('it has +2 Range');
});

test('conditions are said together, turned ones too', () => {
  expect(conditionsText([])).toBe('');
  expect(conditionsText(['moved', { not: 'engaged' }])).toBe(
    'it has moved this turn and is not engaged',
  );
  expect(conditionsText([{ not: ['moved', 'engaged'] }])).toBe(
    'it is not true that it has moved this turn and is engaged',
  );
});

test('whom an aura reaches', () => {
  expect(receiversText({ side: 'own', cards: { species: 'Elf' } })).toBe(
    'other friendly Elf figures',
  );
  expect(receiversText({ side: 'enemy', except: { type: 'hero' } })).toBe(
    'enemy figures other than heroes',
  );
});

test('a bare word has the value true', () => {
  expect(partsOf('adjacent')).toEqual(['adjacent', true]);
  expect(partsOf({ distance: 3 })).toEqual(['distance', 3]);
});
