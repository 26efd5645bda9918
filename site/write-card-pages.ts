import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPages } from './card-pages.ts';

/* Writes the pages of cards where the site's generator reads them. */

const FOLDER = 'site/cards';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const { name, text } of cardPages()) writeFileSync(join(FOLDER, `${name}.md`), text);
