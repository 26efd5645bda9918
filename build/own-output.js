import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { outdir } from './folder.js';

/**
 * Runs the most common command, for an attack and for a turn of several figures, so that the code cache contains the code
 * of this command and little else.
 */
export async function warmCodeCache() {
  const { main, keepCodeCache } = await import(resolve(outdir, 'cli.js'));
  const unread = () => new Writable({ write: (_text, _encoding, done) => done() });
  for (const fight of [
    ['hawkgirl', 'solomon-grundy'],
    ['incredible-hulk', 'major-q9'],
    ['marro-warriors', 'krug'],
  ]) {
    const code = await main(['odds', ...fight, '--no-simulation'], {
      stdout: unread(),
      stderr: unread(),
      stdin: () => process.stdin,
      environment: {},
      interruption: { isAsked: false, during: (work) => work(new AbortController().signal) },
    });
    if (code !== 0) throw new Error(`the odds of ${fight.join(' against ')}: exit code ${code}`);
  }
  keepCodeCache();
}

/**
 * Writes output that the built program itself makes: the manual (another form of its help), the explorer and the
 * schemas.
 */
export function writeOwnOutput() {
  const start = join(outdir, 'knockback.js');
  const printed = (...args) =>
    execFileSync(process.execPath, [start, ...args], { encoding: 'utf8' });
  writeFileSync(join(outdir, 'knockback.1'), printed('man'));
  printed('explorer', '--out', join(outdir, 'explorer.html'));
  mkdirSync(join(outdir, 'schemas'));
  for (const kind of ['experiment', 'cards', 'results', 'field', 'explanation']) {
    const schema = JSON.parse(printed('schema', kind));
    writeFileSync(join(outdir, 'schemas', `${kind}.json`), JSON.stringify(schema));
  }
}
