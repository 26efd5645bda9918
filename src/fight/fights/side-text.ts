import { counted } from '../../base/index.ts';
import { cardText } from '../combat/facts.ts';
import type { FightSide } from '../side.ts';

/** "Krug: Attack 4, Defense 3, Life 6, Height 5, Move 5, Range 1" */
export function sideText(side: FightSide): string {
  const { move, range, figures, life } = side;
  const squad = figures > 1 ? [`${counted(figures, 'figure')} of Life ${life} each`] : [];
  return cardText(side, [...squad, `Move ${move}`, `Range ${range}`]);
}
