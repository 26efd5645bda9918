/** Source files, and the folder with the tests that must detect mutants of these files. */
export interface Module {
  readonly name: string;
  /** Patterns of source files. A pattern that begins with `!` excludes files. */
  readonly source: readonly string[];
  readonly tests: string;
  /** Whether only the tests of `npm test` are run, because long tests would take hours. */
  readonly isLarge: boolean;
}

/** The modules for which long tests are left out. */
const LARGE = [
  'battle',
  'battle/engine/policies',
  'cards',
  'cards/powers',
  'chance/simulate',
  'fight',
  'report',
];

const module = (name: string, ...source: string[]): Module => ({
  name,
  source: source.length > 0 ? source : [`src/${name}/**/*.ts`],
  tests: `test/${name}`,
  isLarge: LARGE.includes(name),
});

/** The modules, and parts of modules, in which a fault would lead to wrong numbers. */
export const MODULES: readonly Module[] = [
  module('base/statistics'),
  module('chance/dice'),
  module('chance/exact'),
  // AssemblyScript and the files that worker threads run are excluded, because they are built before mutants are made.
  module(
    'chance/simulate',
    'src/chance/simulate/**/*.ts',
    '!**/kernels/wasm/**',
    '!**/threads/worker.ts',
  ),
  module('board', 'src/board/*.ts'),
  module('board/maps'),
  module('cards', 'src/cards/**/*.ts', '!src/cards/powers/**'),
  module('cards/powers'),
  module('rules', 'src/rules/*.ts'),
  module('rules/questions'),
  module('rules/heroclix'),
  module('fight'),
  module('battle', 'src/battle/**/*.ts', '!src/battle/engine/policies/**'),
  module('battle/engine/policies'),
  module('experiments/scenarios'),
  module('experiments/results', 'src/experiments/results/**/*.ts', '!**/threads/sweep-worker.ts'),
  module('studies/saved'),
  module('studies/comparison'),
  module('studies/price'),
  module('studies/armies'),
  // Code for browsers is excluded, because it needs a browser.
  module(
    'studies/field',
    'src/studies/field/**/*.ts',
    '!**/threads/field-worker.ts',
    '!src/studies/field/browser/**',
  ),
  module('report', 'src/report/**/*.ts', '!src/report/in-browser/**'),
  module('explorer/engine'),
  module('library', 'src/library/**/*.ts', '!src/library/browser*.ts'),
];

/**
 * The modules with the given names, in the order of `MODULES`. A name is the name of a source file or of a module; a
 * module includes the modules within it. If no names are given, all modules are returned.
 *
 * @throws Error for an unknown name
 */
export function modulesNamed(names: readonly string[]): readonly Module[] {
  if (names.length === 0) return MODULES;
  const found = names.map((name) => MODULES.flatMap((one) => partOf(one, name)));
  const unknown = found.findIndex((modules) => modules.length === 0);
  if (unknown < 0) return found.flat();
  const all = MODULES.map(({ name }) => name).join(', ');
  throw new Error(`found ${names[unknown]}, allowed: a source file of a module, or ${all}`);
}

function partOf(one: Module, name: string): Module[] {
  if (one.name === name || one.name.startsWith(`${name}/`)) return [one];
  const isItsFile = name.endsWith('.ts') && moduleOfFile(name) === one;
  return isItsFile ? [{ ...one, name, source: [name] }] : [];
}

/** The innermost module to which a file belongs. */
function moduleOfFile(file: string): Module | undefined {
  return MODULES.findLast(({ name }) => file.startsWith(`src/${name}/`));
}
