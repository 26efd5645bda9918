/* Turns that need no order marker of their own, and turns that a power ends. */

import { amountText } from '../amount.ts';
import { figuresText, type Selector } from '../selector.ts';
import { type Clause, receiving, type Scene } from './clause.ts';

export interface TurnAction {
  /** What the figures may do in the turn. With `end`, the current turn ends instead. */
  readonly take: 'whole' | 'move' | 'attack' | 'moveOrAttack' | 'end';
  /** Who plays the turn (default: the figure’s own side). */
  readonly by?: 'enemy' | 'own';
  readonly spaces?: number;
  readonly farther?: number;
  /** The figures leave engagements without being struck. */
  readonly unstruck?: true;
  /** The number of figures that may attack: at most as many as the card with the power has lost. */
  readonly attackers?: 'fallenOfCard';
  /** Figures of the same General take this turn at most once a round. */
  readonly generals?: 'once';
  /** After a turn of one of these figures, only this many figures of the card with the power act in its own turn. */
  readonly leaves?: { readonly after: Selector; readonly figures: number };
}

export function turnText(turn: TurnAction, scene: Scene): Clause {
  const { farther, attackers, generals, leaves } = turn;
  const { does, ...clause } = takingText(turn, scene);
  const more = [
    ...(farther === undefined ? [] : [`with +${farther} Move`]),
    ...(attackers ? ['with at most one attack for each destroyed figure of its card'] : []),
    ...(generals ? ['at most once per round for each General'] : []),
    ...(leaves
      ? [
          `after which, for ${figuresText(leaves.after, true)}, only ${amountText(leaves.figures, 'figure')} of its own card may act`,
        ]
      : []),
  ];
  return { ...clause, does: [does, ...more].join(', ') };
}

function takingText({ take, by, spaces, unstruck }: TurnAction, scene: Scene): Clause {
  const { self, whom } = scene;
  if (take === 'end') return { who: `the turn of ${whom ?? scene.other}`, does: 'ends' };
  if (by === 'enemy') return { who: 'your opponent', does: `takes a turn with ${self}` };
  if (by === 'own') return { who: 'you', several: true, does: `takes a turn with ${whom ?? self}` };
  if (take === 'move') {
    const far = spaces === undefined ? '' : ` up to ${spaces} spaces`;
    return receiving(
      { ...scene, other: self },
      `moves${far}${unstruck ? ' without taking leaving engagement attacks' : ''}`,
    );
  }
  if (take === 'attack') return receiving(scene, 'attacks without moving');
  const kind = take === 'moveOrAttack' ? ', moving or attacking but not both' : '';
  return whom === undefined
    ? { who: self, does: `takes another turn${kind}` }
    : receiving(scene, `takes a turn${kind}`);
}
