/* Ways of moving, and lasting properties. */

import { listed } from '../../../../base/index.ts';
import { terrainName } from '../../../../board/index.ts';
import type { LeapValue } from '../../effects/leaping.ts';
import type { Clause, Scene } from './clause.ts';

/** A way of moving or a lasting property. Has exactly one field. */
export interface Mode {
  readonly fly?: true;
  readonly leap?: LeapValue;
  /** The sizes of figures that the figure may move through. */
  readonly through?: 'all' | readonly string[];
  readonly ignoresTerrain?: readonly string[];
  readonly longer?: LongerMove;
  readonly unhurtByFalls?: true;
  readonly superStrength?: true;
  readonly lavaResistant?: true;
  /** The figure begins off the board. */
  readonly waits?: true;
}

/** Extra spaces of Move if the figure ends next to an enemy, does not attack, or runs. */
interface LongerMove {
  readonly spaces: number;
  readonly for: 'nextToEnemy' | 'noAttack' | 'run';
}

export function modeText(mode: Mode, { self, several = false }: Scene): Clause {
  const { fly, leap, through, ignoresTerrain, longer, unhurtByFalls, lavaResistant, waits } = mode;
  const it = { who: self, several };
  if (fly) return { ...it, does: 'flies' };
  if (leap) return { ...it, does: leapText(leap) };
  if (through) {
    const whom = through === 'all' ? 'all' : listed(through, 'and');
    return { ...it, does: `may move through ${whom} figures` };
  }
  if (ignoresTerrain)
    return {
      ...it,
      does: `is not slowed, stopped or hurt by ${listed(ignoresTerrain.map(terrainName), 'or')}`,
    };
  if (longer) return { ...it, does: longerText(longer) };
  if (unhurtByFalls) return { ...it, does: 'takes no wounds from falling' };
  if (lavaResistant) return { ...it, does: 'never rolls for molten lava' };
  if (waits) return { ...it, does: 'begins off the board' };
  return { who: 'its normal attack', does: 'knocks adjacent figures back' };
}

function longerText({ spaces, for: what }: LongerMove): string {
  const more = `${spaces} extra ${spaces === 1 ? 'space' : 'spaces'}`;
  if (what === 'run') return `may run, moving ${more}`;
  return what === 'noAttack'
    ? `may move ${more} instead of attacking`
    : `may move ${more} to end adjacent to an enemy figure`;
}

function leapText(leap: LeapValue): string {
  const { spaces, up, down, from, onto, notOnto, nextTo, sight, around, unengaged } = leap;
  const terrain = (letters: readonly string[]) => listed(letters.map(terrainName), 'or');
  const levels = (count: number, way: string) =>
    `${count} ${count === 1 ? 'level' : 'levels'} ${way}`;
  const how =
    up === down
      ? up === undefined
        ? []
        : [levels(up, 'up or down')]
      : [
          ...(up === undefined ? [] : [levels(up, 'up')]),
          ...(down === undefined ? [] : [levels(down, 'down')]),
        ];
  const instead = leap.after ? 'after its normal move' : 'instead of its normal move';
  return [
    `may leap up to ${spaces} ${spaces === 1 ? 'space' : 'spaces'} ${instead}`,
    ...(up === 0 && down === 0
      ? ['on its own level']
      : how.length > 0
        ? [`at most ${listed(how)}`]
        : []),
    ...(from ? [`from ${terrain(from)}`] : []),
    ...(onto ? [`onto ${terrain(onto)}`] : []),
    ...(notOnto ? [`not onto ${terrain(notOnto)}`] : []),
    ...(around ? [`to another space adjacent to the same ${listed(around, 'or')} obstacle`] : []),
    ...(nextTo ? ['to a space adjacent to an enemy figure'] : []),
    ...(sight ? ['to a space it can see'] : []),
    ...(unengaged ? ['only if it is unengaged'] : []),
    leap.strikes
      ? 'taking any leaving engagement attacks'
      : 'without taking leaving engagement attacks',
  ].join(', ');
}
