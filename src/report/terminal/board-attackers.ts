import { numberedAttackers } from '../../boards/attackers.ts';
import type { Scene } from '../../boards/scene.ts';
import { spaceName } from '../../boards/space.ts';
import { printable } from '../../words/problem.ts';

/** What a mark on a board stands for. */
export type LegendLine = readonly [mark: string, text: string];

/** What a board drawn as text shows of several attackers, by the names of spaces. */
export interface AttackerMarks {
  /** `*1`: best for the first one to act from. */
  readonly stands: ReadonlyMap<string, string>;
  /** `→1`: its line of Knockback, into this space. */
  readonly arrows: ReadonlyMap<string, string>;
  /** `¹²`: who can come to rest there. */
  readonly reach: ReadonlyMap<string, string>;
  readonly legend: readonly LegendLine[];
}

/** @param arrowsOf the signs of a line beyond the defender */
export function attackerMarks(
  scene: Scene,
  arrowsOf: (line: Scene['line']) => ReadonlyMap<string, string>,
): AttackerMarks {
  const stands = new Map<string, string>();
  const arrows = new Map<string, string>();
  const reach = new Map<string, string>();
  const add = (to: Map<string, string>, space: string, text: string) =>
    to.set(space, (to.get(space) ?? '') + text);
  const legend: LegendLine[] = [];
  for (const { number, name, stand, reach: rests } of numberedAttackers(scene)) {
    const who = printable(name);
    for (const space of stand?.spaces ?? []) {
      const before = stands.get(spaceName(space)) ?? '*';
      stands.set(spaceName(space), before + number);
    }
    const line = arrowsOf(stand?.line ?? []);
    for (const [space, sign] of line) add(arrows, space, `${sign}${number}`);
    for (const space of rests) add(reach, spaceName(space), raised(number));
    const ways = [...new Set(line.values())].map((sign) => `${sign}${number}`).join(' ');
    if (stand) legend.push([`*${number}`, `best place for ${who}`]);
    if (ways) legend.push([ways, `line of knockback of ${who}`]);
    if (rests.length > 0) legend.push([raised(number), `${who} can come to rest here`]);
  }
  return { stands, arrows, reach, legend };
}

function raised(number: number): string {
  return [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}

/** Two texts at either end of a line; the first moves to the edge where both are too long, the last is cut. */
export function atBothEnds(left: string, right: string, width: number): string {
  const shown = left.length + right.length > width ? left.trimStart() : left;
  if (right === '') return shown.slice(0, width);
  const room = Math.max(0, width - shown.length);
  return `${shown}${right.slice(0, room).padStart(room)}`.slice(0, width);
}
