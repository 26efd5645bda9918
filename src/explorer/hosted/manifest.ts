/** The web-app manifest: what an installed explorer is called, how it looks, how it opens. */
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
