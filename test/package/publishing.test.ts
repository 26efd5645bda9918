import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../cli/knockback.ts';
import { packed } from './installed.ts';

describe('the packed package', () => {
  const folder = tempFolder(afterAll);
  const tarball = () => new Uint8Array(readFileSync(join(folder, packed(folder).filename)));

  test('is one that publint finds nothing wrong with', async () => {
    const { messages } = await publint({ pack: { tarball: tarball().buffer }, level: 'warning' });
    expect(messages).toEqual([]);
  });

  test('has the types of its code wherever ES modules are resolved', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball()));
    if (analysis.types === false) throw new Error('no types were found');
    expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(['.', './browser']));
    const problems = analysis.problems.filter(
      // Old ways of resolving modules ignore `exports`, and CommonJS is told about ES modules.
      (one) => !('resolutionKind' in one && ['node10', 'node16-cjs'].includes(one.resolutionKind)),
    );
    expect(problems).toEqual([]);
  });
});

/** The result of `npm publish` in a package like this one, except for the given fields, with an empty registry. */
async function publish(says: object, ...options: string[]) {
  const folder = tempFolder();
  const { scripts, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { prepublishOnly } = scripts;
  const own = { ...manifest, scripts: { prepublishOnly }, ...says };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  for (const name of ['build', 'dist']) mkdirSync(join(folder, name));
  copyFileSync('build/check-publishable.js', join(folder, 'build/check-publishable.js'));
  writeFileSync(join(folder, 'dist/knockback.js'), '#!/usr/bin/env node\n');
  const asked: string[] = [];
  const registry = createServer(({ method = '', url = '' }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(method === 'PUT' ? 201 : 404, { 'content-type': 'application/json' });
    response.end('{}');
  }).listen(0);
  const { port } = registry.address() as AddressInfo;
  const args = ['publish', '--registry', `http://localhost:${port}/`, ...options];
  const token = `--//localhost:${port}/:_authToken=none`;
  const ended = await new Promise<{ code: number; said: string }>((resolve) => {
    execFile('npm', [...args, token], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
  registry.close();
  return { ...ended, sent: asked.filter((one) => one.startsWith('PUT')) };
}

const OWNED = {
  repository: { type: 'git', url: 'git+https://example.org/somebody/heroscape-knockback.git' },
  homepage: 'https://example.org/somebody',
};

describe('npm publish', () => {
  const NOBODY =
    /package\.json has no repository and no homepage\. .* sets "repository" .* "homepage"/;

  test('is refused as long as nobody owns the package, and nothing is sent', async () => {
    const { code, said, sent } = await publish({ repository: undefined, homepage: undefined });
    expect(code).not.toBe(0);
    expect(said).toMatch(/^error: /m);
    expect(said).toMatch(NOBODY);
    expect(sent).toEqual([]);
  });

  test('as a dry run goes on, with a warning', async () => {
    const unowned = { repository: undefined, homepage: undefined };
    const { code, said, sent } = await publish(unowned, '--dry-run');
    expect(said).toMatch(/^warning: /m);
    expect(said).toMatch(NOBODY);
    expect({ code, sent }).toEqual({ code: 0, sent: [] });
  });

  test('of a package that somebody owns sends it', async () => {
    const { code, said, sent } = await publish(OWNED);
    expect(said).not.toMatch(/package\.json has no/);
    expect({ code, sent }).toEqual({ code: 0, sent: ['PUT /heroscape-knockback'] });
  });
});
