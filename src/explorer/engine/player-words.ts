/* Describes mistakes in a fight in the words of players, without field names or the syntax of files. */

import {
  capitalised,
  isMapping,
  listed,
  mistakeText,
  type Problem,
  printable,
  shortened,
} from '../../base/index.ts';

/** The document of the fight; not checked. */
type Asked = Readonly<Record<string, unknown>>;

/** A mistake that players can make with the page's controls. */
interface Known {
  /** Matches the problem's path, with its keys joined by dots: `sides.0.army.2.points`. */
  readonly path: RegExp;
  /** Matches the problem's `found`; absent if any value fits. */
  readonly found?: RegExp;
  /** @param found the match in the problem's `found` */
  words(found: RegExpExecArray, document: Asked, problem: Problem): string;
}

const KNOWN: readonly Known[] = [
  {
    path: /^sides\.\d+\.army$/,
    found: /^an empty list$/,
    words: () => 'An army has no cards. A battle needs at least one in each army.',
  },
  {
    path: /^sides\.\d+\.army$/,
    found: /^([\d,]+) points/,
    words: ([, points], { points: most }) =>
      `An army costs ${points} points. The limit is ${most} points.`,
  },
  {
    path: /^sides\.\d+\.army$/,
    found: /^([\d,]+) figures/,
    words: ([, figures], _, { allowed }) =>
      `An army has ${figures} figures. There is room for ${/\d+/.exec(allowed)?.[0] ?? 'fewer'}.`,
  },
  {
    path: /^sides\.\d+\.army$/,
    found: /^figures that need (.*), but the start area has (.*)$/,
    words: ([, needed, room]) => `An army takes ${needed}. Its start area on this map has ${room}.`,
  },
  {
    path: /^sides\.\d+\.army$/,
    found: /^(.*), but the start area has room for only (.*)$/,
    words: ([, needed, room]) =>
      `An army has ${needed}. Its start area on this map has room for ${room}.`,
  },
  {
    path: /^board$/,
    found: /^start areas/,
    words: () => 'The two armies can never reach each other on this map.',
  },
  {
    path: /^sides\.\d+\.army\.\d+$/,
    found: /^"(.*)" again/,
    words: ([, card]) => `${card} is unique: an army has at most one.`,
  },
  {
    path: /^sides\.\d+\.army\.\d+\.points$/,
    found: /the card of (.*) has none$/,
    words: ([, card]) => `${card} has no points of the kind that counts in this battle.`,
  },
  {
    path: /^sides\.\d+\.army\.\d+\.(life|move|range|attack|defense)$/,
    found: /the card of (.*) has none$/,
    words: ([, card], _, { path }) =>
      `${card} has no ${NUMBERS[String(path.at(-1))]}, and a battle needs it.`,
  },
  {
    path: /^(distance|board\.attacker)$/,
    found: /^(.*) attacks over (\d+) spaces, but its Range is (\d+)/,
    words: ([, name, spaces, range]) =>
      `${name} is ${spaces} spaces away from the target, and its Range is ${range}.`,
  },
  {
    path: /^(attacker|defender)\.(attack|defense|life)$/,
    found: /^nothing|^missing/,
    words: (_, __, { path: [side, number] }) => `The ${side} has no ${NUMBERS[String(number)]}.`,
  },
  {
    path: /^(attacker|defender)\.wounds$/,
    words: (_, __, { path: [side] }) => `The ${side} has no Life left with this many wounds.`,
  },
  {
    path: /^specialAttack$/,
    words: () => 'The attacker has no special attack with that name.',
  },
  { path: /^turn$/, found: /^an empty list$/, words: () => 'A turn needs an attacker.' },
  {
    path: /^$/,
    found: /states, too many to calculate/,
    words: () =>
      'This fight has too many possible outcomes for exact odds. Use fewer figures or less Life.',
  },
  {
    path: /^board\.(attacker|defender)$/,
    words: ([found], _, { path: [, side] }) => `The ${side} cannot stand there: ${found}.`,
  },
  { path: /^question$/, words: ([found]) => `The question cannot be read: ${found}.` },
];

/** The names of the statistics on a card. */
const NUMBERS: Readonly<Record<string, string>> = {
  life: 'Life',
  move: 'Move',
  range: 'Range',
  attack: 'attack dice',
  defense: 'defense dice',
};

/**
 * A mistake as a sentence for players.
 *
 * @param asked the data of the question that has the mistake
 */
export function playerWords(problem: Problem, asked: unknown): string {
  const document = isMapping(asked) && isMapping(asked.document) ? asked.document : {};
  const { path, found, sentence, nearest = [] } = problem;
  const meant = nearest.length > 0 ? ` Did you mean ${listed(nearest, 'or')}?` : '';
  if (sentence !== undefined) return capitalised(sentence).replace(/[^.]$/, '$&.') + meant;
  const place = path.join('.');
  for (const known of KNOWN) {
    const match = known.path.test(place) && (known.found ?? /^.*$/s).exec(found);
    if (match) return shortened(known.words(match, document, problem), LONGEST) + meant;
  }
  return `${mistakeText(problem, subjectOf(path))}.`;
}

const LONGEST = 300;

/** "The attacker, wounds" */
function subjectOf(path: Problem['path']): string {
  const words = path.map((key) =>
    typeof key === 'number'
      ? `${key + 1}`
      : printable(key.replace(/(?=[A-Z])/g, ' ').toLowerCase()),
  );
  const text = words.join(', ') || 'this fight';
  return capitalised(text);
}
