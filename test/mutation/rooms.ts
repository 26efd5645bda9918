/** Source files whose mutants the tests of one folder must notice. */
export interface Room {
  readonly name: string;
  /** Patterns of source files; what begins with `!` is left out. */
  readonly source: readonly string[];
  readonly tests: string;
}

const room = (name: string, ...source: string[]): Room => ({
  name,
  source: source.length > 0 ? source : [`src/${name}/**/*.ts`],
  tests: `test/${name}`,
});

/** The rooms whose faults are wrong numbers. */
export const ROOMS: readonly Room[] = [
  room('statistics'),
  room('dice'),
  room('exact'),
  room('rules', 'src/rules/*.ts'),
  room('rules/c3g'),
  room('rules/heroclix'),
  // AssemblyScript, and the file that a worker thread runs, are built before there are mutants.
  room('simulate', 'src/simulate/**/*.ts', '!**/kernels/wasm/**', '!**/threads/worker.ts'),
  room('saved'),
  room('comparison'),
  room('pricing'),
  room('results', 'src/results/**/*.ts', '!**/threads/sweep-worker.ts'),
  room('questions'),
  room('powers'),
  room('cards'),
  room('boards'),
  room('maps'),
  room('scenarios'),
  // Workers are built before there are mutants, and what browsers run needs a browser.
  room('fields', 'src/fields/**/*.ts', '!**/threads/field-worker.ts', '!src/fields/browser/**'),
  room('library', 'src/library/**/*.ts', '!src/library/browser*.ts'),
];

/**
 * What names stand for, in the order of `ROOMS`: a room and the rooms within it, or one source file of
 * a room. Without names: all rooms.
 *
 * @throws Error for a name that is none
 */
export function roomsNamed(names: readonly string[]): readonly Room[] {
  if (names.length === 0) return ROOMS;
  const found = names.map((name) => ROOMS.flatMap((one) => partOf(one, name)));
  const unknown = found.findIndex((rooms) => rooms.length === 0);
  if (unknown < 0) return found.flat();
  const all = ROOMS.map(({ name }) => name).join(', ');
  throw new Error(`found ${names[unknown]}, allowed: a source file of a room, or ${all}`);
}

function partOf(one: Room, name: string): Room[] {
  if (one.name === name || one.name.startsWith(`${name}/`)) return [one];
  const isItsFile = name.endsWith('.ts') && roomOfFile(name) === one;
  return isItsFile ? [{ ...one, name, source: [name] }] : [];
}

/** The innermost room that a file is in. */
function roomOfFile(file: string): Room | undefined {
  return ROOMS.findLast(({ name }) => file.startsWith(`src/${name}/`));
}
