/* Shortens names and titles to fit into charts, tables and titles. */

/** Tests whether a text is short enough. */
type Fits = (text: string) => boolean;

const CUT = '…';
/** The maximum number of extra letters that are cut so that a name ends at the end of a word. */
const NEAR = 8;

/**
 * Shortens names that do not fit, with "…". Different names stay different: "Grand Marshal…(AoA)" and "Grand
 * Marshal…(SotC)".
 */
export function shortNames(names: readonly string[], fits: Fits): string[] {
  const all = [...new Set(names)];
  const cut = new Map(all.map((name) => [name, fits(name) ? name : headOf(name, fits)]));
  const isAmbiguous = (name: string) => {
    const head = cut.get(name)?.slice(0, -CUT.length) ?? name;
    return !fits(name) && all.some((other) => other !== name && other.startsWith(head));
  };
  for (const name of all.filter(isAmbiguous)) cut.set(name, withDifference(name, all, fits));
  const short = all.map((name) => cut.get(name) ?? name);
  return names.map((name) => {
    const at = all.indexOf(name);
    const label = short[at] ?? name;
    // Two shortened names are equal only if there is hardly any room.
    return short.indexOf(label) === at ? label : `${label} (${at + 1})`;
  });
}

/** As much of the beginning of a name as fits, followed by "…". */
function headOf(name: string, fits: Fits): string {
  const letters = [...name];
  let count = letters.length - 1;
  while (count > 1 && !fits(letters.slice(0, count).join('').trimEnd() + CUT)) count -= 1;
  return endedAtWord(letters, count) + CUT;
}

/** The first `count` letters of a name, cut back to the end of a word if that is near. */
function endedAtWord(letters: readonly string[], count: number): string {
  const head = letters.slice(0, count).join('');
  const end = letters[count] === ' ' ? head.length : head.lastIndexOf(' ');
  const isNear = end > head.length / 2 && head.length - end <= NEAR;
  return (isNear ? head.slice(0, end) : head).trimEnd();
}

/** Shortens a name to its beginning and the part in which it differs from the most similar name. */
function withDifference(name: string, all: readonly string[], fits: Fits): string {
  const letters = [...name];
  const from = Math.max(
    ...all.filter((other) => other !== name).map((other) => sharedStart(letters, [...other])),
  );
  const before = letters.slice(0, from);
  const word = before.lastIndexOf(' ') + 1;
  const start = from - word <= NEAR ? word : from;
  const tail = letters.slice(start).join('');
  for (let count = Math.min(start, letters.length - 1); count > 0; count -= 1) {
    const label = endedAtWord(letters, count) + CUT + tail;
    if (fits(label)) return label;
  }
  // Even the part that differs is too long.
  return headOf(CUT + letters.slice(from).join(''), fits);
}

function sharedStart(letters: readonly string[], others: readonly string[]): number {
  const at = letters.findIndex((letter, i) => letter !== others[i]);
  return at < 0 ? letters.length : at;
}

/** The maximum number of letters in an experiment's title. */
export const LONGEST_TITLE = 120;

/**
 * A title made from names, which are shortened until the title fits.
 *
 * @param write makes the title from the shortened names
 */
export function titleWith(
  names: readonly string[],
  write: (names: readonly string[]) => string,
): string {
  const longest = Math.max(0, ...names.map(({ length }) => length));
  for (let most = longest; most > 1; most -= 1) {
    const title = write(shortNames(names, ({ length }) => length <= most));
    if (title.length <= LONGEST_TITLE) return title;
  }
  return headOf(write(names), ({ length }) => length <= LONGEST_TITLE);
}

/**
 * A title with a list of names, which is cut until the title fits: "Krug, Hawkgirl and 7 more attack Solomon Grundy".
 */
export function titleWithList(
  listed: readonly string[],
  others: readonly string[],
  write: (listed: readonly string[], others: readonly string[]) => string,
): string {
  for (let count = listed.length; count > 1; count -= 1) {
    const more = listed.length - count;
    const title = write([...listed.slice(0, count), ...(more > 0 ? [`${more} more`] : [])], others);
    if (title.length <= LONGEST_TITLE) return title;
  }
  const [first = '', ...rest] = listed;
  return titleWith([first, ...others], ([one = '', ...short]) =>
    write([one, ...(rest.length > 0 ? [`${rest.length} more`] : [])], short),
  );
}
