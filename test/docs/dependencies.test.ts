import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Packages = Readonly<Record<string, string>>;

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Packages;
  readonly optionalDependencies?: Packages;
  readonly devDependencies?: Packages;
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest: Record<
  'dependencies' | 'optionalDependencies' | 'devDependencies' | 'scripts',
  Packages
> = json('package.json');
const lock: { readonly packages: Readonly<Record<string, Locked>> } = json('package-lock.json');
const { '': root, ...packages } = lock.packages;

/** The packages of each table of docs/architecture/dependencies.md, of those that have a reason. */
function tables(): string[][] {
  return readFileSync('docs/architecture/dependencies.md', 'utf8')
    .split(/^\| package \| why \|\n\| :--- \| :--- \|\n/m)
    .slice(1)
    .map((table) => [...table.matchAll(/^\| (.+?) \| \S.* \|$/gm)])
    .map((rows) => rows.flatMap(([, names = '']) => names.split(', ')));
}

describe('docs/architecture/dependencies.md says of every package why it is there', () => {
  const [optional = [], used = [], toBuild = []] = tables();

  test('what draws pictures, and is no part of what was built', () => {
    expect(optional.toSorted()).toEqual(Object.keys(manifest.optionalDependencies).toSorted());
  });

  test('what the program and the library use, and what builds and tests', () => {
    const { dependencies, devDependencies } = manifest;
    const all = [...used, ...toBuild].toSorted();
    expect(all).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
    expect(used).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  });
});

describe('the lock file', () => {
  test('is of this package.json', () => {
    expect(root?.dependencies).toEqual(manifest.dependencies);
    expect(root?.optionalDependencies).toEqual(manifest.optionalDependencies);
    expect(root?.devDependencies).toEqual(manifest.devDependencies);
  });

  test('holds a hash of every package, and no address: each comes from whichever registry is set', () => {
    const odd = Object.entries(packages).filter(
      ([, { integrity, resolved }]) => !integrity || resolved !== undefined,
    );
    expect(odd).toEqual([]);
  });
});

test('installing runs only our build', () => {
  const atInstall = [
    'preinstall',
    'install',
    'postinstall',
    'prepublish',
    'preprepare',
    'postprepare',
  ];
  expect(Object.keys(manifest.scripts).filter((name) => atInstall.includes(name))).toEqual([]);
  expect(manifest.scripts.prepare).toBe('npm run build -- --if-changed');
});
