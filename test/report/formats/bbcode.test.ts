import { describe, expect, it, test } from 'vitest';
import type { Block } from '../../../src/report/block.ts';
import { bbcodeText } from '../../../src/report/formats/bbcode.ts';
import { columnsNamed } from '../tables.ts';

const blocksWith = (name: string): Block[] => [
  { kind: 'headline', text: `${name} wins.` },
  { kind: 'text', text: `of ${name}` },
  { kind: 'list', title: 'Remarks', items: [name, 'plain'] },
  {
    kind: 'table',
    table: {
      title: 'Odds',
      columns: columnsNamed(['who', 'wins'], 1),
      rows: [
        [name, '1.0%'],
        ['a much longer name than that', '22.0%'],
      ],
      chances: { event: '', ofRows: [0.01, 0.22] },
      note: 'No more.',
    },
  },
  { kind: 'drawing', text: `┌──┐\n${name}\n└──┘` },
];

/** Everything that a forum would treat as a tag. */
const tagsIn = (text: string) => text.match(/\[\/?(?:[a-z]+|\*)(?:=[^\]]*)?\]/gi);

test('a report is bold heads, lists, and code that keeps columns in line', () => {
  expect(bbcodeText('Title', blocksWith('Krug'))).toBe(`[b]Title[/b]

[b]Krug wins.[/b]

of Krug

[b]Remarks:[/b]
[list]
[*]Krug
[*]plain
[/list]

[b]Odds[/b]
[code]
───────────────────────────────────
who                            wins
Krug                           1.0%
a much longer name than that  22.0%
───────────────────────────────────
[/code]
No more.

[code]
┌──┐
Krug
└──┘
[/code]
`);
});

describe('a name in BBCode stays the text that it is', () => {
  const harmless = tagsIn(bbcodeText('A', blocksWith('Krug')));

  it.each([
    '[b]',
    '[/code]',
    '[/CODE]',
    '[*]',
    '[url=http://x.org]x[/url]',
    '[img]x.png[/img]',
    '[[',
  ])('and is no tag: %s', (name) => {
    const text = bbcodeText(name, blocksWith(name));
    expect(tagsIn(text)).toEqual(harmless);
    expect(text.replaceAll('\u200b', '')).toContain(`[b]${name} wins.[/b]`);
  });

  it.each([
    ['(level 8)', /8\)/],
    ['so :) so', /:\)/],
    ['Who:?', /:\?/],
    ['a :D', /:D/],
    ['so :evil: a', /:\w+:/],
    ['http://x.org', /:\/\//],
    ['www.x.org', /www\./],
    ['@someone', /@\w/],
  ])('and is neither smiley nor link: %s', (name, found) => {
    expect(name).toMatch(found);
    const text = bbcodeText('A', [{ kind: 'text', text: name }]);
    expect(text).not.toMatch(found);
    expect(text.replaceAll('\u200b', '')).toContain(name);
  });

  it('and can be copied where nothing is looked for', () => {
    const text = 'lifeLeft:deathreavers: 7,5 [3] (8 of 9), P(≥ x)';
    expect(bbcodeText('A', [{ kind: 'text', text }])).toBe(`[b]A[/b]\n\n${text}\n`);
  });
});
