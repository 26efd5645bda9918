import { SEED, SIZE } from './sample.ts';

/** The results of mutating a module. */
export interface Figures {
  readonly module: string;
  /** The test suites that were run: `quick`, or `quick, long`. */
  readonly tests: string;
  readonly mutants: number;
  readonly killed: number;
  /** The day of the run, such as 2026-01-31. */
  readonly date: string;
}

const HEAD = `# Mutants

\`npm run mutate\` writes this page. A [mutant](../../docs/architecture/testing.md#mutants) is a copy of the code with one
small fault; it is killed if a test fails. The table shows the last run for each module: ${SIZE} mutants, drawn at random
with the seed \`${SEED}\` (or all mutants of a smaller module), and only the module's own tests: those of \`npm test\`
(quick) or \`npm run test:long\` (long). Some mutants survive because they change nothing that a test could see.

| module | tests | mutants | killed | survived | score | date |
| :--- | :--- | ---: | ---: | ---: | ---: | :--- |
`;

const ROW = /^\| (\S+) \| ([a-z, ]+) \| (\d+) \| (\d+) \| \d+ \| [\d.]+% \| (\S+) \|$/gm;

/** Returns the page with rows for some modules replaced or added. */
export function withFigures(page: string, more: readonly Figures[]): string {
  const rows = new Map(figuresOf(page).map((one) => [one.module, one]));
  for (const one of more) rows.set(one.module, one);
  return HEAD + [...rows.values()].map(rowOf).join('');
}

function figuresOf(page: string): Figures[] {
  return [...page.matchAll(ROW)].map(([, module = '', tests = '', mutants, killed, date = '']) => ({
    module,
    tests,
    mutants: Number(mutants),
    killed: Number(killed),
    date,
  }));
}

function rowOf({ module, tests, mutants, killed, date }: Figures): string {
  const score = ((100 * killed) / mutants).toFixed(1);
  return `| ${module} | ${tests} | ${mutants} | ${killed} | ${mutants - killed} | ${score}% | ${date} |\n`;
}
