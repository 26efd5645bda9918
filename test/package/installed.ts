import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** One file of the package, as npm lists it. */
interface PackedFile {
  readonly path: string;
  readonly size: number;
}

export interface Packed {
  readonly filename: string;
  /** Bytes, packed. */
  readonly size: number;
  readonly files: readonly PackedFile[];
}

/** What npm makes of the package as it is built now. */
export function packed(folder: string): Packed {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const listed = JSON.parse(npm(args, '.')) as readonly Packed[] | Record<string, Packed>;
  const [one] = Array.isArray(listed) ? listed : Object.values(listed);
  if (!one) throw new Error('npm has packed nothing');
  return one;
}

/** A new folder in which the package is installed, with nothing but what it cannot do without. */
export function installed(): { readonly folder: string; readonly packed: Packed } {
  const folder = join(tmpdir(), `knockback-package-${crypto.randomUUID()}`);
  mkdirSync(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const one = packed(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "type": "module" }\n');
  const tarball = join(folder, one.filename);
  npm(['install', '--omit=optional', '--offline', '--no-audit', '--no-fund', tarball], folder);
  return { folder, packed: one };
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, {
    cwd: resolve(cwd),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
