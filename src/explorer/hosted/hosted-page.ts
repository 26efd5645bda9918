/*
 * The explorer as it is where it is hosted: the same page, which then has files beside it. The page by itself
 * asks nobody for anything, so it does not name them.
 */

/** Where the page says what it may load and what its icon is, and what it says instead. */
const REPLACED = [
  ['worker-src blob:', "worker-src 'self' blob:; manifest-src 'self'"],
  ['img-src data: blob:', "img-src 'self' data: blob:"],
  [
    '<link rel="icon" href="data:,">',
    [
      '<link rel="icon" type="image/svg+xml" href="icon.svg">',
      '<link rel="apple-touch-icon" href="icon-192.png">',
      '<link rel="manifest" href="manifest.webmanifest">',
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#15171a">',
    ].join('\n'),
  ],
] as const;

/** @throws Error of another page */
export function hostedPage(page: string): string {
  return REPLACED.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`the page has no single ${before}`);
    return text.replace(before, () => after);
  }, page);
}
