import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { defineConfig } from 'vitepress';
import { SIDEBAR } from './sidebar.ts';

/* The documentation as a site: the Markdown files of the checkout, under the same names and with the same links. */

const ROOT = resolve(import.meta.dirname, '../..');

/** Files that pages link to and that are no pages: the site has them where the checkout has them. */
const linked = new Set();

export default defineConfig({
  title: 'knockback',
  description:
    'The odds of HeroScape attacks, duels and battles: exact, and simulated by the million',
  lang: 'en',
  // Each page would hold the names of all others otherwise.
  metaChunk: true,
  srcDir: ROOT,
  outDir: join(ROOT, '_site'),
  cacheDir: join(ROOT, 'node_modules/.cache/vitepress'),
  srcExclude: [
    'dist/**',
    '_site/**',
    'reports/**',
    'src/**',
    'experiments/**',
    'research/prediction/**',
    'node_modules/**',
  ],
  rewrites: {
    'README.md': 'index.md',
    'site/cards/:card.md': 'cards/:card.md',
    'site/reference/:page.md': 'reference/:page.md',
  },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Explorer', link: '/explorer/', target: '_self' },
      { text: 'Cards', link: '/cards/', activeMatch: '/cards/' },
      { text: 'Guide', link: '/docs/guide/at-the-table', activeMatch: '/docs/guide/' },
      { text: 'Library', link: '/docs/library', activeMatch: '/docs/library' },
      { text: 'Rules', link: '/RULES' },
    ],
    sidebar: SIDEBAR,
    outline: [2, 3],
  },
  markdown: {
    anchor: { slugify: asOnGitHub },
    config(md) {
      const rendered = md.renderer.rules.link_open;
      md.renderer.rules.link_open = (tokens, i, options, env, self) => {
        const token = tokens[i];
        const [path] = (token.attrGet('href') ?? '').split('#');
        if (isFile(path)) {
          linked.add(posix.join(posix.dirname(env.relativePath), path));
          // The site does not look for a page there.
          token.attrSet('target', '_self');
        }
        return rendered(tokens, i, options, env, self);
      };
    },
  },
  transformHead: ({ siteConfig: { site } }) => [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${site.base}explorer/icon.svg` }],
  ],
  buildEnd({ outDir }) {
    // Links to the first page have its name in the checkout.
    cpSync(join(outDir, 'index.html'), join(outDir, 'README.html'));
    for (const file of linked) {
      mkdirSync(dirname(join(outDir, file)), { recursive: true });
      cpSync(join(ROOT, file), join(outDir, file));
    }
  },
});

/** Whether a link leads to a file of the checkout that is no page. */
function isFile(path) {
  return path !== '' && !/^(\w+:|\/)/.test(path) && !path.endsWith('.md');
}

/** Headings are called what GitHub calls them, so that links to them work on both. */
function asOnGitHub(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
