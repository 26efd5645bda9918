import { expect, test } from 'vitest';
import { hostedPage } from '../../../src/explorer/hosted/hosted-page.ts';
import { explorerHtml } from '../../../src/explorer/page-html.ts';

const PAGE = explorerHtml({
  style: '',
  shared: '',
  script: 'start()',
  engine: '',
  charts: '',
  drawing: '',
  hashes: ['one'],
});

test('the hosted page names its manifest, and lets in what stands beside it alone', () => {
  const hosted = hostedPage(PAGE);
  expect(hosted).toContain('<link rel="manifest" href="manifest.webmanifest">');
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(hosted) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "connect-src 'none'",
    "script-src 'sha256-one' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('the page by itself names no file', () => {
  expect(PAGE).not.toContain('manifest');
  expect(PAGE).not.toContain("'self'");
});

test('another page is refused', () => {
  expect(() => hostedPage('<html></html>')).toThrow('the page has no single worker-src blob:');
});
