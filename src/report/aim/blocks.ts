import type { Scene } from '../../boards/scene.ts';
import type { Space } from '../../boards/space.ts';
import { type RankedPlace, spacesByRank } from '../../results/ranking.ts';
import { counted, inWords } from '../../words/english.ts';
import { type Block, boardBlocks, effortBlock } from '../blocks.ts';
import { clauseAbout } from '../sentences/cast.ts';
import { aimTable, UNKNOWN, worthText } from './table.ts';

/** The report of every place to attack from, best first. */
export function aimBlocks(ranking: readonly RankedPlace[]): Block[] {
  const [best] = ranking;
  if (!best) return [];
  const { scene } = best.result.account;
  const notes = spacesByRank(ranking).map(([space, { rank }]): [Space, string] => [
    space,
    rank === undefined ? UNKNOWN : `#${rank}`,
  ]);
  const effort = effortBlock(
    ranking.map(({ result }) => result),
    'places',
  );
  return [
    { kind: 'headline', text: answer(best, ranking) },
    ...(scene ? boardBlocks(withoutAttacker(scene), notes) : []),
    ...(best.rank === undefined ? [] : [{ kind: 'table' as const, table: aimTable(ranking) }]),
    // How much was simulated is said where it is less than was asked for.
    ...(effort.isWarning ? [effort] : []),
  ];
}

function answer(best: RankedPlace, ranking: readonly RankedPlace[]): string {
  // Where nothing is known of any place, this is what its own headline says.
  if (best.rank === undefined) return best.result.headline;
  const equals = ranking.filter(({ rank }) => rank === 1).map(({ place }) => place);
  const known = ranking.filter(({ rank }) => rank !== undefined).length;
  const ofHow =
    known < ranking.length
      ? `, of ${counted(known, 'place')} simulated out of ${inWords(ranking.length)}`
      : '';
  const clause = clauseAbout([best.result]);
  return `Best from ${namesOf(equals)}${ofHow}: ${clause} ${worthText(best)} of the time.`;
}

/** Places of equal worth that are named; on open ground there may be hundreds. */
const MOST_NAMED = 4;

function namesOf(places: readonly string[]): string {
  if (places.length <= MOST_NAMED) return places.join(' or ');
  const others = counted(places.length - MOST_NAMED, 'other');
  return `${places.slice(0, MOST_NAMED).join(', ')} or ${others} as good`;
}

/** The attacker could be anywhere, and there is no one line. */
export function withoutAttacker({ stands: _, ...scene }: Scene): Scene {
  return { ...scene, line: [], pieces: scene.pieces.filter(({ role }) => role !== 'attacker') };
}
