import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Makes `_site`, a folder for a web server with the documentation, its generated pages, and, in `explorer`, the
 * explorer as an app. Arguments are passed to the generator, such as --base /knockback/ if the site is not at the root
 * of its host. Broken links are errors.
 */

const SITE = '_site';

rmSync(SITE, { recursive: true, force: true });
const node = (...args) => execFileSync(process.execPath, args, { stdio: 'inherit' });
node('build/tool.js', 'site-pages');
node('node_modules/vitepress/bin/vitepress.js', 'build', 'site', ...process.argv.slice(2));
node('dist/knockback.js', 'explorer', '--host', join(SITE, 'explorer'));
