/* The report of the `aim` command: the best place to attack from. */

import { counted, decimal, fractionValue, inWords, percent } from '../../base/index.ts';
import { type Scene, spaceNotes } from '../../board/index.ts';
import {
  figuresOf,
  isKnown,
  measuresWorded,
  type RankedPlace,
  type Result,
  type Summary,
  spacesByRank,
} from '../../experiments/index.ts';
import {
  type Block,
  boardBlocks,
  castOf,
  clauseAbout,
  effortBlock,
  knownOf,
  type Table,
  tableOf,
  titleOf,
} from '../../report/index.ts';
import { isFlag, labelOf, type Measure, withWounds } from '../../rules/index.ts';

/**
 * The report on every place to attack from, best first.
 *
 * @param isCropped whether a large board is cropped to the fight
 */
export function aimBlocks(ranking: readonly RankedPlace[], isCropped = true): Block[] {
  const [best] = ranking;
  if (!best) return [];
  const scene = aimedScene(ranking);
  const notes = spacesByRank(ranking).map(([space, { rank }]) => ({
    space,
    text: rank === undefined ? UNKNOWN : `#${rank}`,
  }));
  const effort = effortBlock(
    ranking.map(({ result }) => result),
    'places',
  );
  return [
    { kind: 'headline', text: bestPlaceText(best, ranking) },
    ...(scene ? boardBlocks(scene, spaceNotes(notes), isCropped) : []),
    ...(best.rank === undefined ? [] : [{ kind: 'table' as const, table: aimTable(ranking) }]),
    // How much was simulated is stated only if it is less than requested.
    ...(effort.isWarning ? [effort] : []),
  ];
}

/** "Best from 3,2: Hawkgirl displaces Krug 74% of the time, in one attack." */
export function bestPlaceText(best: RankedPlace, ranking: readonly RankedPlace[]): string {
  // If no place has odds, the best place's own headline says so.
  if (best.rank === undefined) return best.result.headline;
  const equals = ranking.filter(({ rank }) => rank === 1).map(({ place }) => place);
  const known = ranking.filter(({ rank }) => rank !== undefined).length;
  const ofHow =
    known < ranking.length
      ? `, of the ${counted(known, 'place')} simulated so far out of ${inWords(ranking.length)}`
      : '';
  const clause = clauseAbout([best.result]);
  if (ranking.every(isImpossible)) {
    const differs = equals.length < ranking.length;
    const then = differs ? `; by ${best.result.account.aim.title}, ${namesOf(equals)} is best` : '';
    return `The chance that ${clause} is 0 from every place${then}.`;
  }
  const sentence = `Best from ${namesOf(equals)}${ofHow}: ${clause} ${worthText(best)} of the time, in one attack.`;
  return withWounds(sentence, castOf([best.result]));
}

/** Whether the answer to the question is certainly no. */
function isImpossible({ result: { question } }: RankedPlace): boolean {
  return question.odds.exact !== undefined && fractionValue(question.odds.exact) === 0;
}

/** The maximum number of equally good places named; on open ground there may be hundreds. */
const MOST_NAMED = 4;

function namesOf(places: readonly string[]): string {
  if (places.length <= MOST_NAMED) return places.join(' or ');
  const others = counted(places.length - MOST_NAMED, 'other');
  return `${places.slice(0, MOST_NAMED).join(', ')} or ${others} as good`;
}

/**
 * The board for all places to attack from, without the attacker and without a line of Knockback.
 *
 * @returns undefined if the fight has no board
 */
export function aimedScene(ranking: readonly RankedPlace[]): Scene | undefined {
  const scenes = ranking.flatMap(({ result }) => result.account.scene ?? []);
  const [first] = scenes;
  if (!first) return undefined;
  const { stands: _, ...scene } = first;
  return {
    ...scene,
    line: [],
    driven: scenes.flatMap(({ line }) => line.slice(1)),
    pieces: scene.pieces.filter(({ role }) => role !== 'attacker'),
  };
}

/** The probability that the answer is yes for a place, as text; a dash if unknown. */
export function worthText({ worth }: RankedPlace): string {
  return worth === undefined ? UNKNOWN : percent(worth, 1);
}

/** Marks a space of unknown worth on the board; without a mark, it would look like any other space. */
export const UNKNOWN = '–';

/**
 * A table of all places with their ranks, the odds that the answer is yes, and the measures that differ between places.
 */
function aimTable(places: readonly RankedPlace[]): Table {
  const [first] = places;
  if (!first) return { title: '', columns: [], rows: [] };
  const { account, question } = first.result;
  const always = [account.aim.measure, ...account.beside];
  const shown = measuresOf(places)
    .filter(({ name }) => !isFlag(question.expression, name))
    .filter(({ name }) => always.includes(name) || differs(places, name));
  const known = knownOf(places.map(({ result }) => result.question.odds));
  return tableOf<RankedPlace>(
    [
      { head: 'rank', isKey: true, text: ({ rank }) => String(rank ?? '') },
      { head: 'from', isKey: true, text: ({ place }) => place },
      {
        head: labelOf(question.expression, measuresWorded(question.expression, [first.result])),
        text: ({
          result: {
            question: { odds },
          },
        }) =>
          pair(odds.exact && fractionValue(odds.exact), odds.simulated?.probability, (chance) =>
            percent(chance, 2),
          ),
      },
      ...shown.map((measure) => ({
        head: measure.title,
        text: ({ result }: RankedPlace) => meanCell(measure, result),
      })),
    ],
    places,
    {
      title: `${titleOf([first.result])}, by where the attack comes from`,
      note: [
        `Ranked by the chance, then by ${account.aim.title}.`,
        `Counts are means; all other numbers are chances${known.exact && known.simulated ? ', each as exact / simulated' : ''}.`,
        ...new Set(places.flatMap(({ result }) => result.account.aim.unchecked ?? [])),
      ].join(' '),
    },
  );
}

/** The measures of all places, combined because each line of Knockback may have its own blockers. */
function measuresOf(places: readonly RankedPlace[]): Measure[] {
  const all = places.flatMap(({ result }) => result.summaries.filter(({ mean }) => mean));
  return [...new Map(all.map(({ measure }) => [measure.name, measure])).values()];
}

function named({ summaries }: Result, name: string): Summary | undefined {
  return summaries.find(({ measure }) => measure.name === name);
}

/** Whether a measure differs between places. If not, it is left out. */
function differs(places: readonly RankedPlace[], name: string): boolean {
  const known = places.map(({ result }) => result).filter(isKnown);
  return new Set(known.map((result) => meanFrom(result, name))).size > 1;
}

/**
 * The mean of a measure. If the result lacks the measure, the figure cannot be hit from this place, so its mean is 0.
 */
function meanFrom(result: Result, name: string): number {
  return named(result, name) ? figuresOf(result.measured).mean(name) : 0;
}

/** 0 for a figure that cannot be hit from this place; empty if not computed. */
function meanCell({ name, kind }: Measure, result: Result): string {
  const { exact, simulated } = result.question.odds;
  const mean = named(result, name)?.mean ?? {};
  return pair(
    exact && (mean.exact ? fractionValue(mean.exact) : 0),
    simulated && (mean.simulated?.mean ?? 0),
    (value) => (kind === 'flag' ? percent(value, 2) : decimal(value, 3)),
  );
}

function pair(
  exact: number | undefined,
  simulated: number | undefined,
  text: (value: number) => string,
): string {
  return [exact, simulated]
    .filter((value) => value !== undefined)
    .map(text)
    .join(' / ');
}
