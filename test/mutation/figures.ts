/** What came of the mutants of a room. */
export interface Figures {
  readonly room: string;
  readonly mutants: number;
  readonly killed: number;
  /** What part of the room's statements was mutated: `all` of them, or a sample such as `30%`. */
  readonly part: string;
  /** The day of the run, as 2026-01-31. */
  readonly date: string;
}

const HEAD = `# Mutants

What \`npm run mutate\` found last, room by room: how many mutants the room's own tests kill. It writes
this file. Some survivors are equivalent: no test could tell them from the source. Of some rooms a sample
of the statements was mutated, since all would have taken too long.

| room | mutated | mutants | killed | survived | score | date |
| :--- | ---: | ---: | ---: | ---: | ---: | :--- |
`;

const ROW = /^\| (\S+) \| (all|\d+%) \| (\d+) \| (\d+) \| \d+ \| [\d.]+% \| (\S+) \|$/gm;

/** The page with the rows of some rooms replaced or added. */
export function withFigures(page: string, more: readonly Figures[]): string {
  const rows = new Map(figuresOf(page).map((one) => [one.room, one]));
  for (const one of more) rows.set(one.room, one);
  return HEAD + [...rows.values()].map(rowOf).join('');
}

function figuresOf(page: string): Figures[] {
  return [...page.matchAll(ROW)].map(([, room = '', part = '', mutants, killed, date = '']) => ({
    room,
    part,
    mutants: Number(mutants),
    killed: Number(killed),
    date,
  }));
}

function rowOf({ room, part, mutants, killed, date }: Figures): string {
  const score = ((100 * killed) / mutants).toFixed(1);
  return `| ${room} | ${part} | ${mutants} | ${killed} | ${mutants - killed} | ${score}% | ${date} |\n`;
}
