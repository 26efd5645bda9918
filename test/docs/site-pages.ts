import { SIDEBAR } from '../../site/.vitepress/sidebar.ts';

/** The pages of the site's sidebar, by their files. */
export const LISTED = SIDEBAR.flatMap(({ items }) => items).map(({ link }) =>
  link === '/' ? 'README.md' : `${link.slice(1).replace(/\/$/, '/index')}.md`,
);
