import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../../src/chance/dice/cells.ts';
import { combatDie } from '../../../src/chance/dice/die.ts';
import type { RawOutcome, Throw } from '../../../src/chance/dice/throw.ts';
import { poolsLookedAt, rawOutcomeWatched } from '../../../src/chance/exact/watched.ts';

const thrown: Throw = ['first', 'second', 'third'].map((name) => ({
  name,
  die: combatDie,
  count: 2,
  asked: ['shield', 'skull'],
}));
const ofRolled: RawOutcome = {
  first: { shield: 0, skull: 2 },
  second: { shield: 1, skull: 1 },
  third: { shield: 2, skull: 0 },
};
const watched = () => rawOutcomeWatched(thrown, cellsOf(thrown));

describe('a raw outcome that is watched', () => {
  test('counts 0 of every symbol in a pool that is not shown, and what is shown of one that is', () => {
    const { raw, show } = watched();
    show(1, ofRolled.second);
    expect(raw.first).toEqual({ shield: 0, skull: 0 });
    expect(raw.second).toEqual({ shield: 1, skull: 1 });
    show(1, undefined);
    expect(raw.second).toEqual({ shield: 0, skull: 0 });
  });

  test('notes the pools that were looked at, shown or not, until it is wiped', () => {
    const { raw, show, looked, wipe } = watched();
    expect(looked).toEqual([false, false, false]);
    show(0, ofRolled.first);
    void [raw.first, raw.third];
    expect(looked).toEqual([true, false, true]);
    wipe();
    expect(looked).toEqual([false, false, false]);
  });

  test('names the first that was looked at without being shown, whichever came after', () => {
    const { raw, show, firstHidden, wipe } = watched();
    const none = firstHidden();
    expect(thrown[none]).toBeUndefined();
    show(1, ofRolled.second);
    void [raw.second, raw.third, raw.first];
    expect(firstHidden()).toBe(2);
    wipe();
    expect(firstHidden()).toBe(none);
    void [raw.second, raw.first, raw.third];
    expect(firstHidden()).toBe(0);
  });
});

describe('the pools that rules look at, given what all dice show', () => {
  const looked = (resolve: (raw: RawOutcome) => unknown) => [
    ...poolsLookedAt({ thrown, resolve }, ofRolled),
  ];

  test('are those alone, by name', () => {
    expect(looked(() => 0)).toEqual([]);
    expect(looked((raw) => raw.second)).toEqual(['second']);
    expect(looked((raw) => [raw.third, raw.first, raw.third])).toEqual(['first', 'third']);
  });

  test('follow from what the dice show', () => {
    const onSkull = (raw: RawOutcome) => (raw.first?.skull === 2 ? raw.second : raw.third);
    expect(looked(onSkull)).toEqual(['first', 'second']);
  });
});
