import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The package that npm makes of the current build. */
export function packed(folder: string): Packed {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const listed = JSON.parse(npm(args, '.')) as readonly Packed[] | Record<string, Packed>;
  const [one] = Array.isArray(listed) ? listed : Object.values(listed);
  if (!one) throw new Error('npm has packed nothing');
  return one;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The names of the packages that a package depends on, directly or indirectly. */
export function dependenciesOf(folder: string): string[] {
  const names = new Set<string>();
  const add = (manifest: string) => {
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    for (const name of Object.keys(dependencies)) {
      if (names.has(name)) continue;
      names.add(name);
      add(join('node_modules', name, 'package.json'));
    }
  };
  add(join(folder, 'package.json'));
  return [...names].sort();
}

/**
 * A new folder in which the package is installed without its optional dependencies. The others are copied from here
 * beforehand, so that npm needs no registry.
 */
export function installed(): {
  readonly folder: string;
  readonly packed: Packed;
  /** What npm says on standard error as it installs. */
  readonly said: string;
} {
  const folder = join(tmpdir(), `knockback-package-${crypto.randomUUID()}`);
  mkdirSync(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const one = packed(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "type": "module" }\n');
  for (const name of dependenciesOf('.')) {
    cpSync(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
  const tarball = join(folder, one.filename);
  const args = ['install', '--omit=optional', '--offline', '--no-audit', '--no-fund', tarball];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm cannot install the package: ${stderr}`);
  return { folder, packed: one, said: stderr };
}

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, {
    cwd: resolve(cwd),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
