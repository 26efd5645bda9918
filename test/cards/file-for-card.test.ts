import { expect, test } from 'vitest';
import { fileForCard } from '../../src/cards/library.ts';
import { card, readCards } from '../../src/library/cards.ts';

/** The file below the advice. */
const fileIn = (message: string) => message.slice(message.lastIndexOf('\n\n') + 2);

function messageFor(name: string): string {
  try {
    card(name);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`there is no ${name}`);
}

test.each([
  ['superman', 'Superman'],
  ['Wonder woman', 'Wonder Woman'],
  ["ra's al ghul", "Ra's Al Ghul"],
  ['black-canary', 'Black-Canary'],
  ['true', 'True'],
  ['Ödön', 'Ödön'],
])('the message for "%s" holds a file of six lines, which makes it known as %s', (typed, name) => {
  const message = messageFor(typed);
  expect(message).toContain("Of C3G's cards, only");
  const file = fileIn(message);
  expect(file.split('\n')).toHaveLength(6);
  const own = readCards(file);
  expect(own.map((one) => one.name)).toEqual([name]);
  expect(card(typed, own)).toBe(own[0]);
});

test.each([
  ['krug x2', 'Give the name alone: "krug".'],
  [
    'krug+raelin',
    'Give one card. Friends nearby are another option: --near raelin (in an experiment, near: [raelin]).',
  ],
  ['krug with Kee-Mo-Shi', 'Give one card. Friends nearby are another option: --near kee-mo-shi'],
  ['2 krug', 'Give the name alone: "krug".'],
  ['2x krug', 'Give the name alone: "krug".'],
  ['hawkgirl,krug', 'Give one card.'],
  ['fight.yaml', 'knockback run fight.yaml'],
  ['my fight.yaml', "knockback run 'my fight.yaml'"],
])('the message for %j says what to write instead', (typed, advice) => {
  const message = messageFor(typed);
  expect(message).toContain(advice);
  expect(message).not.toContain('Six lines');
});

test('a name with an article suggests the cards that have the rest of it', () => {
  expect(messageFor('the hulk')).toContain('did you mean incredible-hulk');
});

test.each(['thor', 'krugg', 'hulk'])(
  'a name that is like one of a card, "%s", gets none',
  (name) => {
    expect(messageFor(name)).not.toContain('\n');
  },
);

test.each(['', '5', '😀', 'fight.yaml', '../superman', 'a: b', 'a\nb', 'a'.repeat(100)])(
  'what is no name, %j, gets none',
  (text) => {
    expect(fileForCard(text)).toBeUndefined();
  },
);

test.each(['12 Wizards', 'Q9', '3rd Guard', 'Dr. No'])(
  'a name may have numbers before and after its letters: %s',
  (name) => {
    expect(fileForCard(name)).toContain(name);
  },
);
