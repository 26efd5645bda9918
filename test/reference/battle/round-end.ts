import { letters } from '../board.ts';
import { otherSide } from './data.ts';
import { glyphs, holderOf } from './glyphs.ts';
import { result } from './result.ts';
import { type Roll, type Roller, Rolls } from './rolls.ts';
import { cardOf, copyOf, figureOf, figuresOn, hurt, type State, sideOf } from './state.ts';
import { d20Bonus, forgetUses } from './turns.ts';

/**
 * The end of a round: an attack die for each figure in a lava field, then Wannok. Then the markers are taken back,
 * and after the last round the battle is over.
 *
 * @param wounded for each Wannok for which the roll was not 1, the figure that the other side wounds
 */
export function endOfRound(
  state: State,
  dice: readonly Roll[] | Roller = [],
  wounded: readonly number[] = [],
): State {
  if (state.phase !== 'roundEnds') throw new Error('the round is not at its end');
  const next = copyOf(state);
  const rolls = new Rolls(dice, d20Bonus(next));
  const inLava = figuresOn(next).filter(
    (figure) =>
      letters(next.setting.board, figure.place).includes('l') && !cardOf(next, figure).resistsLava,
  );
  rolls.oneOfEach(
    'lava',
    inLava.map(({ id }) => id),
    (id, { skull }) => {
      hurt(next, figureOf(next, id), skull);
      return true;
    },
  );
  wannok(next, rolls, [...wounded]);
  rolls.end();
  forgetUses(next, 'round');
  next.markers = [undefined, undefined];
  next.turn = 0;
  next.phase = next.round === next.setting.rounds ? 'over' : 'marking';
  if (next.phase === 'marking') next.round++;
  return next;
}

/** On a 1 it wounds its holder; otherwise the other side chooses one of its own figures, which is wounded. */
function wannok(state: State, rolls: Rolls, wounded: number[]): void {
  for (const glyph of glyphs(state, 'Wannok')) {
    const holder = holderOf(state, glyph);
    if (!holder || result(state)) continue;
    const others = figuresOn(state, otherSide(sideOf(state, holder)));
    if (rolls.d20('d20', holder.id) === 1) hurt(state, holder, 1);
    else if (others.length > 0) {
      const chosen = wounded.shift();
      const figure = others.find(({ id }) => id === chosen);
      if (!figure) throw new Error(`Wannok wounds no figure ${chosen}`);
      hurt(state, figure, 1);
    }
  }
  if (wounded.length > 0) throw new Error(`nobody wounds figure ${wounded[0]}`);
}
