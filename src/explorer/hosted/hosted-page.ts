/*
 * The explorer as a hosted page: the same page, with an icon and a manifest in separate files. A page that is not
 * hosted never sends requests, so it does not refer to these files. `knockback explorer --host` writes all of them.
 */

/** The replacements in the page: the sources from which the page may load, and the icon. */
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

/**
 * The page with links to the files next to it.
 *
 * @throws Error if the text is not the explorer's page
 */
export function hostedPage(page: string): string {
  return REPLACED.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`the page has no single ${before}`);
    return text.replace(before, () => after);
  }, page);
}

/**
 * The icon as SVG: a hexagon knocked along an arrow. The drawing stays within the inner four fifths, so that systems
 * can crop the icon to any shape.
 *
 * @param size the length of a side in pixels
 */
export function icon(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">
<rect width="64" height="64" fill="#0b5fa5"/>
<path d="M10 22L20 16L30 22V34L20 40L10 34Z" transform="translate(0 4)" fill="none" stroke="#8ccdf7" stroke-width="3" stroke-dasharray="4 3"/>
<path d="M33 22L43.500 16L54 22V34L43.500 40L33 34Z" transform="translate(0 4)" fill="#ffffff"/>
<path d="M14 50H46M40 44.500L47 50L40 55.500" fill="none" stroke="#ffd166" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;
}

/** The web app manifest: name, appearance and start page of an installed explorer. */
export const MANIFEST = `${JSON.stringify(
  {
    name: 'Knockback explorer',
    short_name: 'Knockback',
    description: 'Odds of HeroScape attacks, duels and turns: exact and simulated.',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: '#0b5fa5',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  },
  undefined,
  2,
)}
`;
