import fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { printable } from '../../../src/base/words/problem.ts';
import type { Block } from '../../../src/report/block.ts';
import { markdownText } from '../../../src/report/formats/markdown.ts';
import { columnsNamed } from '../tables.ts';

/** A report with a name in every place that can hold one, especially where Markdown looks for markup. */
function blocksWith(name: string): Block[] {
  return [
    { kind: 'headline', text: `${name} attacks ${name}.` },
    { kind: 'text', text: name },
    { kind: 'list', title: 'Remarks', items: [name, `${name}: never`, `of ${name}`] },
    {
      kind: 'table',
      table: {
        title: name,
        columns: columnsNamed([name, 'P(= x)'], 1),
        rows: [
          [name, '1.0%'],
          ['plain', `${name} 2.0%`],
        ],
        chances: { event: '', ofRows: [0.01, 0.02] },
        note: `${name} is assumed.`,
      },
    },
    { kind: 'drawing', text: `┌──┐\n${printable(name)}\n└──┘` },
  ];
}

const rendered = (name: string) =>
  marked.parse(markdownText(name, blocksWith(name)), { async: false, gfm: true });

/** Without the zero-width spaces, which are invisible. */
const seen = (html: string) => html.replaceAll('\u200b', '');

/** As HTML writes text. */
const asHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The page of a harmless name, with that name replaced by the other as text. */
const PLAIN = 'Bystander';
const expected = (name: string) => rendered(PLAIN).replaceAll(PLAIN, () => asHtml(printable(name)));

const MARKUP = [
  '<script>alert(1)</script>',
  '<b>',
  '<!-- x -->',
  '&lt;',
  '&#8203;',
  '**bold**',
  '_emphasis_',
  '~~gone~~',
  '`code`',
  '```',
  '[link](http://x.org)',
  '![image](x.png)',
  '[^1]',
  '[x]: y',
  '<http://x.org>',
  'https://x.org/a?b=c&d',
  'www.x.org',
  'someone@x.org',
  '@someone',
  '#12',
  'owner/project#12',
  'GH-12',
  ':smile:',
  '$x^2$',
  '$$x$$',
  '| a | b |',
  '\\',
  '\\|',
  '# head',
  '> quote',
  '- item',
  '+ item',
  '* item',
  '1. item',
  '2) item',
  '---',
  '===',
  '- [ ] task',
  '> [!NOTE]',
  '\n\nnext',
  '\t',
];

describe('a name in Markdown comes out as the text that it is', () => {
  it.each(MARKUP)('%j', (name) => {
    expect(seen(rendered(name))).toBe(expected(name));
  });

  it('whatever its signs', () => {
    const part = fc.oneof(fc.constantFrom(...MARKUP), fc.string({ maxLength: 4 }));
    const names = fc
      .array(part, { minLength: 1, maxLength: 4 })
      .map((parts) => printable(parts.join('').trim()))
      .filter((name) => name !== '');
    fc.assert(
      fc.property(names, (name) => {
        expect(seen(rendered(name))).toBe(seen(expected(name)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('what GitHub looks for in text that is rendered already', () => {
  it.each([
    ['a mention', 'ask @someone', /@\w/],
    ['an issue', 'see #12, a/b#12', /#\d/],
    ['an issue by its other name', 'see GH-12', /GH-\d/],
    ['an emoji', ':smile: :+1: :a_b:', /:[\w+-]+:/],
    ['a formula', '$x$', /(^|[\s>])\$/],
    ['a link', 'http://x.org', /:\/\//],
    ['an address', 'www.x.org', /www\./],
  ])('is broken: %s', (_, name, found) => {
    const [text = ''] = /<li>.*?<\/li>/s.exec(rendered(name)) ?? [];
    expect(name).toMatch(found);
    expect(text).not.toMatch(found);
    expect(seen(text)).toContain(name);
  });
});

describe('a report in Markdown', () => {
  it('leaves what has no markup as it is', () => {
    const text =
      'Mean 1.61133 exact, 1.61178 simulated (standard error 0.00042): 25.355% – 25.409%.';
    expect(markdownText('A', [{ kind: 'text', text }])).toBe(`# A\n\n${text}\n`);
  });

  it('has no bars, which need letters of one width', () => {
    expect(markdownText('A', blocksWith('B'))).not.toMatch(/[▏▎▍▌▋▊▉█]/);
  });
});
