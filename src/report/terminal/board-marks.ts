import { printable } from '../../base/index.ts';
import {
  type BoardLayout,
  type LineArrow,
  type Piece,
  type Scene,
  type Space,
  spaceName,
} from '../../board/index.ts';

/** A mark on a board, and what it stands for. */
export type LegendLine = readonly [mark: string, text: string];

/** `A` for the attacker, `A1` and `A2` for several, `D` for the defender, lower-case letters for all others. */
export function pieceMarks({ pieces }: Scene, { attackers }: BoardLayout) {
  const unmarked = [...attackers];
  const several = pieces.filter(({ role }) => role === 'attacker').length > 1;
  let others = 0;
  const markOf = ({ name, role }: Piece): string => {
    if (role === 'defender') return 'D';
    if (role === 'other') return letterOf(others++);
    const at = unmarked.findIndex((one) => one.name === name);
    const [attacker] = at < 0 ? [] : unmarked.splice(at, 1);
    return `A${several ? (attacker?.number ?? '') : ''}`;
  };
  return new Map(
    pieces.map((piece): [Piece, LegendLine] => {
      const what = piece.role === 'other' ? piece.kind : piece.role;
      return [piece, [markOf(piece), `${printable(piece.name)} (${what})`]];
    }),
  );
}

function letterOf(n: number): string {
  const letter = String.fromCharCode(97 + (n % 26));
  return n < 26 ? letter : `${letter}${Math.floor(n / 26)}`;
}

/** The marks of lines and of several attackers, by the names of spaces. */
export interface SpaceMarks {
  /** `*1`: best for the first attacker to act from. */
  readonly best: ReadonlyMap<string, string>;
  /** `→1`: the line of knockback of the first attacker leads into this space; `→` of a single one. */
  readonly arrows: ReadonlyMap<string, string>;
  /** `¹²`: the attackers that can come to rest there. */
  readonly reach: ReadonlyMap<string, string>;
  /** The legend of several attackers, and of a single line. */
  readonly ofAttackers: readonly LegendLine[];
  readonly ofLine: readonly LegendLine[];
}

/** @param signOf the sign of an arrow */
export function spaceMarks(
  { attackers, arrows: line }: BoardLayout,
  signOf: (arrow: LineArrow) => string,
): SpaceMarks {
  const best = new Map<string, string>();
  const arrows = new Map<string, string>();
  const reach = new Map<string, string>();
  const add = (to: Map<string, string>, space: Space, text: string, before = '') =>
    to.set(spaceName(space), (to.get(spaceName(space)) ?? before) + text);
  const signs = (all: readonly LineArrow[], number: number | '') => {
    for (const arrow of all) add(arrows, arrow.to, signOf(arrow) + number);
    return [...new Set(all.map((arrow) => signOf(arrow) + number))].join(' ');
  };
  const ofAttackers: LegendLine[] = [];
  for (const { number, name, stand, arrows: own, reach: rests } of attackers) {
    const who = printable(name);
    for (const space of stand?.spaces ?? []) add(best, space, String(number), '*');
    for (const space of rests) add(reach, space, raised(number));
    const ways = signs(own, number);
    if (stand) ofAttackers.push([`*${number}`, `best place for ${who}`]);
    if (ways) ofAttackers.push([ways, `line of knockback of ${who}`]);
    if (rests.length > 0) ofAttackers.push([raised(number), `${who} can come to rest here`]);
  }
  const ways = signs(line, '');
  return { best, arrows, reach, ofAttackers, ofLine: ways ? [[ways, 'line of knockback']] : [] };
}

function raised(number: number): string {
  return [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}
