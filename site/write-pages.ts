import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPages } from './card-pages.ts';
import type { Page } from './page.ts';
import { referencePages } from './reference-pages.ts';

/* Writes the generated pages to the folders that the site's generator reads. */

const FOLDERS: Readonly<Record<string, readonly Page[]>> = {
  cards: cardPages(),
  reference: referencePages(),
};

for (const [name, pages] of Object.entries(FOLDERS)) {
  const folder = join('site', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const page of pages) writeFileSync(join(folder, `${page.name}.md`), page.text);
}
