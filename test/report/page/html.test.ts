import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { html, jsonScript } from '../../../src/report/page/html.ts';
import { anyCharacter } from '../../any-character.ts';

describe('a template of markup', () => {
  test('keeps its own markup and escapes what is put into it', () => {
    const name = `<b title="x">O'Hara & Sons</b>`;
    expect(html`<p title="${name}">${name}</p>`.text).toBe(
      '<p title="&lt;b title=&quot;x&quot;&gt;O&#39;Hara &amp; Sons&lt;/b&gt;">' +
        '&lt;b title=&quot;x&quot;&gt;O&#39;Hara &amp; Sons&lt;/b&gt;</p>',
    );
  });

  test('joins lists and parts that are markup already, and leaves out what is absent', () => {
    const items = ['a<', 'b'].map((item) => html`<li>${item}</li>`);
    expect(html`<ul>${items}${undefined}${false}${3}</ul>`.text).toBe(
      '<ul><li>a&lt;</li><li>b</li>3</ul>',
    );
  });

  test('no text at all gets a tag, a quote or a mark that turns writing through', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const { text: made } = html`${text}`;
        expect(made).not.toMatch(/[<>"'\u202a-\u202e\u2066-\u2069]/u);
        expect(made.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
      }),
    );
  });
});

describe('data in a script element', () => {
  test('cannot end the element, and is read back the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { text } = jsonScript('data', { value, end: '</script><!--' });
        const json = text.slice(text.indexOf('>') + 1, text.lastIndexOf('<'));
        expect(json).not.toContain('<');
        expect(JSON.parse(json).value).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
