import type { Scene } from '../boards/scene.ts';
import { counted, inWords } from '../words/english.ts';
import { type Block, boardBlocks, effortBlock } from './blocks.ts';
import { subjectOf } from './cast.ts';
import type { ChartSpec } from './charts/chart.ts';
import { aimTable, type Ranked, UNKNOWN, worthText } from './tables/aim.ts';

/** The report of every place to attack from, best first. */
export function aimBlocks(ranking: readonly Ranked[]): Block[] {
  const [best] = ranking;
  if (!best) return [];
  const { scene } = best.result.plan;
  const notes = spacesByRank(ranking).map(([space, { rank }]): [string, string] => [
    space,
    rank === undefined ? UNKNOWN : `#${rank}`,
  ]);
  const effort = effortBlock(
    ranking.map(({ result }) => result),
    'places',
  );
  return [
    { kind: 'headline', text: answer(best, ranking) },
    ...(scene ? boardBlocks(withoutAttacker(scene), new Map(notes)) : []),
    ...(best.rank === undefined ? [] : [{ kind: 'table' as const, table: aimTable(ranking) }]),
    // How much was simulated is said where it is less than was asked for.
    ...(effort.isWarning ? [effort] : []),
  ];
}

function answer(best: Ranked, ranking: readonly Ranked[]): string {
  const { aim } = best.result.plan;
  // Where nothing is known of any place, this is what its own headline says.
  if (best.rank === undefined) return best.result.headline;
  const equals = ranking.filter(({ rank }) => rank === 1).map(({ place }) => place);
  const known = ranking.filter(({ rank }) => rank !== undefined).length;
  const ofHow =
    known < ranking.length
      ? `, of ${counted(known, 'place')} simulated out of ${inWords(ranking.length)}`
      : '';
  return `${subjectOf([best.result])} best from ${namesOf(equals)}${ofHow}: ${aim.title} ${worthText(best)}.`;
}

/** Places of equal worth that are named; on open ground there may be hundreds. */
const MOST_NAMED = 4;

function namesOf(places: readonly string[]): string {
  if (places.length <= MOST_NAMED) return places.join(' or ');
  const others = counted(places.length - MOST_NAMED, 'other');
  return `${places.slice(0, MOST_NAMED).join(', ')} or ${others} as good`;
}

/** The board with the worth of each place. */
export async function aimPicture(ranking: readonly Ranked[]): Promise<ChartSpec> {
  const { boardSpec } = await import('./charts/board.ts');
  const [first] = ranking;
  const plan = first?.result.plan;
  if (!first || !plan?.scene) throw new Error('a place to attack from is on a board');
  const notes = new Map(spacesByRank(ranking).map(([space, one]) => [space, worthText(one)]));
  const isWhole = ranking.every(({ rank }) => rank !== undefined);
  const key = isWhole ? '' : `; ${UNKNOWN} where nothing was simulated`;
  return boardSpec(withoutAttacker(plan.scene), notes, {
    text: `${subjectOf([first.result])}: from which side?`,
    subtitle: `On each space to attack from: ${plan.aim.title}${key}`,
  });
}

/** The best place that each space is part of; a double base stands on two. */
function spacesByRank(ranking: readonly Ranked[]): [string, Ranked][] {
  const best = new Map<string, Ranked>();
  for (const one of ranking) {
    for (const space of one.place.split('+')) if (!best.has(space)) best.set(space, one);
  }
  return [...best];
}

/** The attacker could be anywhere, and there is no one line. */
function withoutAttacker(scene: Scene): Scene {
  return { ...scene, line: [], pieces: scene.pieces.filter(({ role }) => role !== 'attacker') };
}
