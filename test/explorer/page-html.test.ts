import { expect, test } from 'vitest';
import { explorerHtml, SMALL_SCRIPTS } from '../../src/explorer/page-html.ts';

const PARTS = {
  style: 'p{}',
  shared: 'both()',
  script: 'start()',
  engine: 'engine()',
  charts: 'abcd',
  drawing: '<p>74.6%</p>',
  hashes: ['one', 'two'],
};

test('the page carries its parts as text, and runs the small scripts alone that start its own', () => {
  const page = explorerHtml(PARTS);
  expect([...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)).toEqual(
    SMALL_SCRIPTS,
  );
  expect(page).toContain('<script type="text/plain" id="part-script">start()</script>');
  expect(page).toContain('<script type="text/plain" id="part-engine">engine()</script>');
});

test('the first drawing and the whole main script come before the script that starts it, all else after it', () => {
  const page = explorerHtml(PARTS);
  const isBefore = (name: string) =>
    page.indexOf(`id="part-${name}"`) < page.indexOf(SMALL_SCRIPTS.at(-1) ?? '');
  expect(page.indexOf('<p>74.6%</p>')).toBeLessThan(page.indexOf('id="part-'));
  expect(['shared', 'script'].filter(isBefore)).toHaveLength(2);
  expect(['engine', 'charts'].filter(isBefore)).toEqual([]);
});

test('its policy names its scripts by their hashes, and lets nothing in', () => {
  const [, policy = ''] =
    /Content-Security-Policy" content="([^"]*)"/.exec(explorerHtml(PARTS)) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "connect-src 'none'",
    "script-src 'sha256-one' 'sha256-two' 'wasm-unsafe-eval'",
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test.each(['a</script>', 'a<!--', 'A</SCRIPT '])('%j as a part is refused', (engine) => {
  expect(() => explorerHtml({ ...PARTS, engine })).toThrow('would end its element');
});

test('the page names the address of a hosted copy, as text, where there is one', () => {
  expect(explorerHtml(PARTS)).not.toContain('knockback-address');
  const page = explorerHtml({ ...PARTS, address: 'https://example.org/"><b>' });
  expect(page).toContain(
    '<meta name="knockback-address" content="https://example.org/&quot;&gt;&lt;b&gt;">',
  );
});
