import { addRuleset, odds } from 'heroscape-knockback';
import { expect, test } from 'vitest';
import { checkedQuestion } from '../../../src/library/own-ruleset/texts.ts';
import { ownRuleset } from '../../../src/library/own-ruleset.ts';
import { refused } from '../../scenarios/refusals.ts';
import { risk } from '../risk.ts';

const { measures } = ownRuleset(risk);
const refusal = (text: string) => refused(() => checkedQuestion(risk, text, measures));

test('a usual question that can be asked stays as it is', () => {
  for (const text of ['wins', 'attackerLosses >= 1 and not wins', 'better is Attacker']) {
    expect(checkedQuestion(risk, text, measures)).toBe(text);
  }
});

test('one of an unknown measure is refused like any question, with the nearest name', () => {
  expect(refusal('winns')).toEqual([
    'the ruleset "risk": usualQuestion: found the unknown measure "winns", allowed: wins, attackerLosses, defenderLosses, better (did you mean wins?)',
  ]);
});

test.each(['wins >=', 'attackerLosses', 'better is everybody'])('%j is refused', (text) => {
  expect(refusal(text)).toEqual([
    expect.stringMatching(/^the ruleset "risk": usualQuestion: found /),
  ]);
});

test('an attack whose rules ask such a question has no odds', async () => {
  const wrong = { ...risk, name: 'wrong-risk', usualQuestion: () => 'winns' };
  const remove = addRuleset(wrong);
  const attack = { rules: 'wrong-risk', attackers: 3, defenders: 2 };
  const message = /^the ruleset "wrong-risk": usualQuestion: found the unknown measure "winns"/;
  await expect(odds(attack)).rejects.toThrow(message);
  await expect(odds('rules: wrong-risk\nname: A\n')).rejects.toThrow(message);
  // What it would ask does not matter to whoever asks something else, but it is wrong all the same.
  await expect(odds({ ...attack, question: 'wins' })).rejects.toThrow(message);
  remove();
});
