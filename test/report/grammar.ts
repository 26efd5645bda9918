/** Something said to a reader. */
export interface Said {
  readonly text: string;
  /** A whole sentence; otherwise a title, or an item that only names something. */
  readonly isSentence: boolean;
  /** Whether it is an answer, whose numbers all have the same precision. */
  readonly isAnswer?: boolean;
}

/** The names in it: those that take a plural verb, and those that take a singular one. */
export interface NamesIn {
  readonly plural: readonly string[];
  readonly singular: readonly string[];
}

const THINGS =
  'attack|space|wound|turn|skull|shield|figure|duel|combination|test|fit|time|point|card|square|round';
const ONE = '(?<![\\w.,–−+-])(?:1|[Oo]ne)';
const SEVERAL =
  '(?<![\\d.,])(?:[2-9]|\\d{2,}|\\d+\\.\\d+|two|three|four|five|six|seven|eight|nine|ten)';
const OF_ONE =
  'is|has|does|wins|takes|makes|deals|rolls|moves|attacks|destroys|displaces|ignores|evades|receives|adds';
const OF_SEVERAL =
  'are|have|do|win|take|make|deal|roll|move|attack|destroy|displace|ignore|evade|receive|add';
/** After these words a name is not a subject. */
const NO_SUBJECT =
  '(?<!\\b(?:of|by|to|against|from|for|with|on|at|and|than|destroys?|displaces?|attacks?|hits?|stops?|move|wounds|not) )';

interface Rule {
  readonly name: string;
  /** The mistakes in the text; empty if there are none. */
  wrongIn(said: Said, names: NamesIn): readonly string[];
}

const never = (name: string, ...patterns: RegExp[]): Rule => ({
  name,
  wrongIn: ({ text }) => patterns.flatMap((pattern) => text.match(pattern)?.[0] ?? []),
});

const escaped = (names: readonly string[]) =>
  names.map((name) => name.replace(/[^\w ]/g, '\\$&')).join('|');

/** A rule of the verbs after names. */
const verbs = (name: string, whose: keyof NamesIn, wrong: string): Rule => ({
  name,
  wrongIn: ({ text }, names) => {
    if (names[whose].length === 0) return [];
    const pattern = new RegExp(`${NO_SUBJECT}\\b(?:${escaped(names[whose])}) (?:${wrong})\\b`);
    return text.match(pattern)?.slice(0, 1) ?? [];
  },
});

/** Rules for every sentence, whatever produces it. */
export const RULES: readonly Rule[] = [
  never('one thing', new RegExp(`${ONE} (?:${THINGS})s\\b`), new RegExp(`${ONE} dice\\b`)),
  never(
    'several things',
    new RegExp(`${SEVERAL} (?:${THINGS})\\b(?! d(?:ice|ie)|s? (?:is|was|of)\\b|')`),
    new RegExp(`${SEVERAL} (?:\\w+ )?die\\b`),
  ),
  verbs('the verb of several', 'plural', OF_ONE),
  verbs('the verb of one', 'singular', OF_SEVERAL),
  {
    name: 'what is theirs',
    wrongIn: ({ text }, { plural }) =>
      plural.filter((name) => name.endsWith('s') && text.includes(`${name}'s`)),
  },
  {
    name: 'one precision',
    wrongIn({ text, isAnswer }) {
      if (!isAnswer) return [];
      return text.split(/(?<=[.;]) /).filter((sentence) => {
        const numbers = sentence.replace(/\b95% /g, '').match(/\d+\.\d+/g) ?? [];
        return new Set(numbers.map((number) => number.split('.')[1]?.length)).size > 1;
      });
    },
  },
  never('questions as they are written', />=|<=|!=|\b[a-z]+[A-Z]\w*/),
  {
    name: 'capitals within',
    wrongIn: ({ text }, { plural, singular }) =>
      [...plural, ...singular].filter(
        (name) => name.startsWith('The ') && new RegExp(`[a-z,;] ${escaped([name])}`).test(text),
      ),
  },
  never('numbers as programs write them', /\de[-+]\d|[<>]\d/),
  never('what no value is', /undefined|NaN|null|Infinity|\[object|=>/),
  never(
    'blanks and stops',
    /\S {2,}\S/,
    / [.,;:]/,
    /\.\.(?!\.)|,\.|;\.|:\./,
    /\(\)/,
    /\b(\w+) \1\b/,
  ),
  {
    name: 'beginning and end',
    wrongIn: ({ text, isSentence }) =>
      !isSentence || /^["“(]?[A-Z\d−+][\s\S]*[.!…]["”)]?$/.test(text) ? [] : [text],
  },
];

/** All that is wrong with something said, by rule. */
export function mistakesIn(said: Said, names: NamesIn): string[] {
  return RULES.flatMap(({ name, wrongIn }) =>
    wrongIn(said, names).map((wrong) => `${name}: “${wrong}” in “${said.text}”`),
  );
}
