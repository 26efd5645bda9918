import { capitalised, counted, inWords, listed } from '../../base/index.ts';
import { shareSide, spaceName } from '../../board/index.ts';
import type { Step } from '../plan.ts';
import type { HeroclixScenario } from './scenario.ts';
import type { Sequence } from './sequence.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Tells the knockback square by square, and what stopped it. */
export function tellSequence(sequence: Sequence, scenario: HeroclixScenario): Step {
  const { attacker, defender } = scenario;
  const most = counted(attacker.knockbackDistance, 'square');
  const way = `${defender.name} is knocked back directly away from ${attacker.name}, ${most} at most (12.6d).`;
  const stop = `${capitalised(whyStopped(sequence, scenario))}, so it stops (12.6d).`;
  const text =
    sequence.squares.length > 0
      ? [way, ...tellSquares(sequence, scenario), stop]
      : [way, stop, 'It did not leave its square, but counts as knocked back (12.6d).'];
  return { title: 'Knockback', text: text.join(' ') };
}

function tellSquares({ squares }: Sequence, { board, defender }: HeroclixScenario): string[] {
  if (!board) {
    return [`It is placed ${counted(squares.length, 'square')} back, one by one, on level ground.`];
  }
  return squares.map(({ square, drop }, i) => {
    const ordinal = ORDINALS[i];
    const entered = ordinal ? `the ${ordinal} square` : `square ${i + 1}`;
    const down = drop > 0 ? `, ${counted(drop, 'level')} lower` : '';
    const what = i === 0 ? `${defender.name} is placed into` : 'Then into';
    return `${what} ${entered}, ${spaceName(square)}${down}.`;
  });
}

function whyStopped(
  { squares, stoppedBy, next, climb, blockers }: Sequence,
  { attacker, board }: HeroclixScenario,
): string {
  const square = `the next square, ${spaceName(next)},`;
  switch (stoppedBy) {
    case 'none': {
      const all = attacker.knockbackDistance;
      return `it has been knocked back ${all === 1 ? 'that square' : `all ${inWords(all)} of them`}`;
    }
    case 'character':
      return `${listed(blockers.map(({ name }) => name))} occupies the next square, ${spaceName(next)}`;
    case 'blocking':
      return `${square} is blocking terrain`;
    case 'wall': {
      const here = squares.at(-1)?.square ?? board?.defender;
      const isStraight = here && shareSide(here, next);
      return isStraight
        ? `a wall stands before the next square, ${spaceName(next)}`
        : `walls bar both ways past the corner to the next square, ${spaceName(next)}`;
    }
    case 'edge':
      return 'the next square would be past the edge of the map';
    case 'higher':
      return `${square} is ${counted(climb, 'level')} higher`;
    case 'fell':
      return 'the previous square was at a higher elevation';
  }
}
