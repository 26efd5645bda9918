import { SIDEBAR } from '../../site/.vitepress/sidebar.ts';
import { cardPages } from '../../site/card-pages.ts';
import { referencePages } from '../../site/reference-pages.ts';

/** The pages of the site's sidebar, by their files. */
export const LISTED = SIDEBAR.flatMap(({ items }) => items).map(({ link }) =>
  link === '/' ? 'README.md' : `${link.slice(1).replace(/\/$/, '/index')}.md`,
);

/** The pages that the site's build generates, by the files of the site. */
export const GENERATED = [
  ...cardPages().map(({ name }) => `cards/${name}.md`),
  ...referencePages().map(({ name }) => `reference/${name}.md`),
];
