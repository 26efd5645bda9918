/* What `-h` prints: at most 24 lines with the most important options. `--help` prints everything. */

import type { Command } from 'commander';
import { capitalised, shown } from '../../base/index.ts';
import { exampleQuestions } from '../../experiments/index.ts';

type Line = readonly [what: string, text: string];

/** The first questions of new users, each with the command that answers it. */
const FIRST: readonly Line[] = [
  ['knockback krug hawkgirl', 'what a turn of Krug does to Hawkgirl'],
  ['knockback odds 4 3', '4 attack dice against 3 defense dice'],
  ['knockback odds krug,finn hawkgirl', 'which of the two should attack her'],
  ['knockback duel krug hawkgirl', 'who wins a fight to the end'],
  ['knockback survive krug --by hawkgirl', 'how many attacks he survives'],
  ['knockback battle ARMY OTHER-ARMY', 'two armies on a map: "krug, finn x2"'],
  ['knockback explain krug hawkgirl', 'one turn, step by step'],
  ['knockback cards krug', 'a card and its powers'],
  ['knockback field krug finn hawkgirl', 'every card against every other'],
  ['knockback price krug', 'what a card is worth in points'],
  ['knockback playtest my-card --cards FILE', 'what a new card should cost'],
  ['knockback run FILE', 'an experiment: a report, charts'],
  ['knockback map the-ford', 'a map with its coordinates'],
  ['knockback explorer', 'a page that works offline and on phones'],
];

const FORMAT: Line = ['--json, --format <format>', 'JSON; or csv, markdown, bbcode'];
const DETAIL: Line = [
  '--detail <how much>',
  'brief, normal, full, or why (how sure the numbers are)',
];
const OUT: Line = ['--out <folder>', 'write a report with charts'];
const CHART: Line = ['--chart <file>', 'draw the answer: .svg, .png or .vl.json'];
const CARDS: Line = ['--cards <file>', 'your own cards'];
/** Short examples of questions for a kind of fight. */
const questionLine = (kind?: string): Line => [
  '--question <question>',
  exampleQuestions(kind).slice(0, -1).map(shown).join(', '),
];
const QUESTION = questionLine();
const TRIALS: Line = ['--no-simulation', 'exact odds only'];
const GAMES: Line = ['--games <count>', 'how many games to play, such as 10k'];
const SEED: Line = ['--seed <text>', 'the same seed gives the same numbers'];

/** The last lines for commands that give exact odds. */
const linesOfFights = (kind?: string): readonly Line[] => [
  questionLine(kind),
  CHART,
  OUT,
  TRIALS,
  DETAIL,
  FORMAT,
  CARDS,
];

/** The lines for each command. A command that is not listed shows all of its options. */
const LINES: Readonly<Record<string, readonly Line[]>> = {
  odds: [
    ['--attack <n>', 'attack dice, or several values: 4..6'],
    ['--defense <n>', 'defense dice'],
    ['--life <n>, --wounds <n>', "the defender's Life, and wounds it already has"],
    ['--attacker-wounds <n>', 'wounds that the attacker already has'],
    ['--power <power>', 'give a power, such as "tough 2"'],
    ['--near <card>', 'a friend of the attacker whose aura acts'],
    ['--special-attack [name]', 'the special attack'],
    ['--distance <n>', 'spaces between the two'],
    ['--height-advantage <side>', 'which side stands higher: attacker or defender'],
    ...linesOfFights(),
  ],
  duel: [
    ['--first <side>', 'who has the first turn: attacker, defender or toss'],
    ['--rounds', 'real rounds: a D20 roll after three turns of each side'],
    ['--distance <n>', 'spaces from one side to the other at the start'],
    ['--attack <n>', "the first side's attack dice"],
    ['--attacker-life <n>', "the first side's Life; also -defense, -wounds, -move …"],
    ['--defender-attack <n>', "the second side's attack dice; also --defense, --life …"],
    ['--near <card>', 'a friend of the first side whose aura acts'],
    ...linesOfFights('duel'),
  ],
  survive: [
    ['--by <card>', 'the card that attacks'],
    ['--attack <n>', 'attack dice instead of a card'],
    ['--defense <n>, --life <n>', 'defense dice and Life of the card attacked'],
    ['--wounds <n>', 'wounds that it already has'],
    ['--power <power>', 'give a power, such as "tough 2"'],
    ...linesOfFights('survival'),
  ],
  battle: [
    ['--map <map>', 'a map by name or file (default: the-ford)'],
    GAMES,
    ['--start <areas>', 'where each side starts: a,c'],
    ['--ends <which>', 'given, switched or drawn: who starts at which end'],
    ['--points <n>', 'the most points of an army'],
    ['--rounds <n>', 'rounds after which points decide'],
    ['--policy <names>', 'who plays: standard, nearest, random'],
    questionLine('battle'),
    OUT,
    SEED,
    DETAIL,
    FORMAT,
    CARDS,
  ],
  field: [
    ['--collection <name>', 'classic, modern or customs'],
    ['--points <range>, --type <type>', 'filters: 80-200, hero'],
    ['--against <collection>', 'opponents: a collection or a file of cards'],
    ['--budget <points>', 'equal points a side: as many copies as they buy'],
    ['--what-if <change>', '"krug.attack+=1": how the ranking changes'],
    ['--rounds', 'real rounds: a D20 roll after three turns of each side'],
    ['--keep <file>', 'keep the duels, and continue from them'],
    OUT,
    FORMAT,
    CARDS,
  ],
  price: [
    ['--all --collection <name>', 'every card of a collection'],
    ['--what-if <change>', '"krug.attack+=1": how the price changes'],
    ['--games <count>', 'play games to find what a card is worth in armies'],
    CHART,
    FORMAT,
    CARDS,
  ],
  armies: [
    ['--games <count>', 'play this many games instead of showing known results'],
    ['--best <points>', 'search for the best armies of this many points'],
    ['--collection <collection>', 'the cards of the armies'],
    ['--points <n>, --map <map>', 'army points; maps'],
    ['--keep <file>', 'keep the games, and continue from them'],
    OUT,
    SEED,
    FORMAT,
    CARDS,
  ],
  playtest: [
    CARDS,
    GAMES,
    ['--precision <points>', 'play until the price is within this many points'],
    ['--points <n>, --map <map>', 'army points; maps'],
    ['--keep <file>', 'keep the games, and continue from them'],
    OUT,
    SEED,
    FORMAT,
  ],
  run: [
    ['--out <folder>', 'the folder for reports (default: reports)'],
    QUESTION,
    ['--trials <count>', 'how many attacks, fights or games to simulate, such as 10M'],
    TRIALS,
    SEED,
    ['--checkpoint <file> --resume <file>', 'keep a long run, and continue from it'],
    DETAIL,
    ['--json, --format <format>', 'print instead of writing reports'],
  ],
  aim: [
    ['--attacker <card>', 'on a map: who attacks'],
    ['--defender <card> --at <place>', 'on a map: the target, and its space such as 3,4'],
    QUESTION,
    ['--chart <file>', 'draw the board with the chance of each place'],
    TRIALS,
    FORMAT,
    CARDS,
  ],
  compare: [
    ['--against <collection>', 'compare two cards by their duels against these cards'],
    ['--full', 'print all tables'],
    ['--chart <file>', 'draw the differences'],
    FORMAT,
    CARDS,
  ],
  explain: [
    ['--attack-dice <faces>', 'dice rolled: 3s2hb is 3 skulls, 2 shields, blank'],
    ['--defense-dice <faces>', 'the dice that the defender rolled'],
    ['--knockback-die <face>', 'the face of the Knockback Damage die'],
    ['--game <number>', 'for a battle: the number of the game'],
    ['--full', 'for a battle: all dice and odds'],
    ['--seed <text>', 'the same seed rolls the same dice'],
    ['--attack <n>, --defense <n>', 'other numbers work as in the command odds'],
    ['--format json', 'for programs'],
    CARDS,
  ],
  map: [
    ['--whole', 'draw all of a large board'],
    ['--format board', 'print a board for experiments'],
    ['--format hexoscape', "print JSON for hexoscape's map editor"],
    ['--crop <part>', 'cut out a part: 3,2..12,9'],
    ['--out <file>', 'write the board to a file'],
  ],
  plan: [QUESTION, DETAIL, FORMAT],
  merge: [
    ['--out <folder>', 'the folder for the report (default: reports)'],
    ['--json, --format <format>', 'print instead of writing a report'],
  ],
  explorer: [
    ['--out <file>', 'the page to write (default: knockback-explorer.html)'],
    ['--open', 'open it in the browser'],
    ['--host <folder>', 'write a folder for a web server'],
  ],
  cards: [
    ['--collection <name>', 'classic, modern or customs'],
    ['--points <range>, --type <type>', 'filters: 80-200, hero'],
    ['--power <power>', 'cards with this power'],
    ['--powers [names]', 'what powers do'],
    ['--incomplete', 'cards that are not fully modelled'],
    ['--army <army>', 'an army as text to post'],
    ['--import <file> --out <file>', 'turn a spreadsheet into a file of cards'],
    ['--sort <fields>', 'by points, name …'],
    FORMAT,
    CARDS,
  ],
};

const WIDTH = 80;

/** The short help of the program or of a command. */
export function shortHelp(program: Command, command: Command): string {
  if (command === program) {
    return [
      'Usage: knockback COMMAND [options]',
      '',
      'The odds of HeroScape attacks, Knockback, duels and battles.',
      '',
      ...inColumns(FIRST),
      '',
      'knockback COMMAND -h shows the most common options;',
      'knockback --help lists all commands, knockback COMMAND --help all options.',
      '',
    ].join('\n');
  }
  const name = `${program.name()} ${command.name()}`;
  const lines =
    LINES[command.name()] ??
    command.options.map(({ flags, description }): Line => [flags, description]);
  return [
    `Usage: ${name} ${command.usage()}`,
    '',
    `${cut(capitalised(command.summary()), WIDTH - 1)}.`,
    '',
    ...inColumns(lines),
    '',
    `${name} --help shows all options and examples.`,
    '',
  ].join('\n');
}

/** Lines in two columns. Text that is too long is cut after a word. */
function inColumns(lines: readonly Line[]): string[] {
  const width = Math.max(...lines.map(([what]) => what.length));
  const room = WIDTH - width - 4;
  return lines.map(([what, text]) => `  ${what.padEnd(width)}  ${cut(text, room)}`.trimEnd());
}

function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const words = text.slice(0, room - 1).split(' ');
  return `${words.slice(0, -1).join(' ')} …`;
}
