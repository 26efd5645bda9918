/* Powers that wound figures nearby: by a roll, after an attack, or when a figure dies. */

import {
  fitsArmyCard,
  type HarmsAnother,
  type HarmsDying,
  type HarmsNear,
} from '../../../../cards/index.ts';
import type { Game } from '../../game.ts';
import { hasPassed } from '../../ground/passing.ts';
import { chanceOf, figuresUpon, pick, rollFor, rollWith, tellUsed, type Used } from './triggers.ts';

/** Rolls for each figure nearby, and for the figure itself if the power says so. */
export function harmNear(used: Used<HarmsNear>): void {
  const { game, figure, card, value } = used;
  const { self, d20, wounds } = value;
  const holders = value.of === 'card' ? figuresOf(used) : [figure];
  // If all figures of a card roll together, only the first one rolls.
  if (holders[0] !== figure) return;
  const sides = value.enemies ? [1 - card.side] : [0, 1];
  const near = new Set(
    holders.flatMap((holder) =>
      sides.flatMap((side) =>
        figuresUpon({ ...used, figure: holder }, side, value).filter((one) => isPassed(used, one)),
      ),
    ),
  );
  const all = chosenOf(
    used,
    [...near].filter((one) => !value.helped || isHelped(used, one)),
  );
  for (const one of self ? new Set([figure, ...all]) : all) {
    if (game.isOver() || !game.state.isOnBoard(one)) continue;
    const roll = Math.min(20, rollWith(used, helpersBeside(used, one)));
    const { state } = game;
    const beside = holders.find((holder) => holder !== one && state.areAdjacent(holder, one));
    tellUsed({ ...used, figure: beside ?? figure }, [one], roll, roll >= d20, { needed: d20 });
    if (roll >= d20) game.wound(one, wounds, one === figure ? 'own side' : card.index);
  }
}

/** Whether a figure is next to the path of this turn (`way`) or was passed over (`over`), if the power needs that. */
function isPassed({ game: { state }, figure, value }: Used<HarmsNear>, one: number): boolean {
  const { of, up = Number.POSITIVE_INFINITY } = value;
  if (of === 'over') return hasPassed(state, one, 'over');
  if (of !== 'way') return true;
  return hasPassed(state, one, 'way')
    ? (state.passedAbove[one] as number) <= up
    : state.areAdjacent(figure, one) && state.levelOf(one) - state.levelOf(figure) <= up;
}

/** Number of friends next to a figure that add to the roll for it. */
function helpersBeside({ game: { state }, figure, card, value }: Used<HarmsNear>, one: number) {
  const { plus } = value;
  if (!plus) return 0;
  return (state.tables.figuresOf[card.side] as readonly number[]).filter(
    (friend) =>
      friend !== figure &&
      state.isOnBoard(friend) &&
      fitsArmyCard(plus, state.card(friend).card) &&
      state.areAdjacent(friend, one),
  ).length;
}

/** Figures for which the power rolls: all, one, or those next to it; none if its side declines. */
function chosenOf(used: Used<HarmsNear>, near: readonly number[]): readonly number[] {
  const { game, figure, card, value } = used;
  const { state } = game;
  const { one, may, d20, wounds } = value;
  const lost = (other: number) => {
    const sign = state.card(other).side === card.side ? -1 : 1;
    const { life } = state.card(other);
    const left = life - (state.wounds[other] as number);
    return sign * chanceOf(d20) * Math.min(wounds, left) * perWound(game, other);
  };
  const worth = (them: readonly number[]) => them.reduce((sum, other) => sum + lost(other), 0);
  if (!one) return may && worth(near) <= 0 ? [] : near;
  const picked = pick(used, near, lost);
  const chosen = picked === undefined ? [] : [picked];
  if (one !== 'orNextToIt') return chosen;
  const beside = near.filter((other) => state.areAdjacent(figure, other));
  return worth(beside) > worth(chosen) ? beside : chosen;
}

/** Whether another figure of its side is engaged with an enemy. */
function isHelped({ game: { state }, figure, card }: Used, enemy: number): boolean {
  return (state.tables.figuresOf[card.side] as readonly number[]).some(
    (one) => one !== figure && state.isOnBoard(one) && state.areAdjacent(one, enemy),
  );
}

/** The figures of the card of a power that are on the board. */
const figuresOf = ({ game, card }: Used): number[] =>
  Array.from({ length: card.figures }, (_, i) => card.firstFigure + i).filter((one) =>
    game.state.isOnBoard(one),
  );

/** Powers of both figures that wound others after an attack, with what they note before it. */
export interface Aftermath {
  /** @param wounds wounds that the attack has dealt to its target */
  after(wounds: number, isDestroyed: boolean): void;
}

/** Collects nearby figures before the target is gone; undefined if no power needs them. */
export function aftermathOf(game: Game, figure: number, target: number): Aftermath | undefined {
  const [another, dying] = [anotherOf(game, figure, target), dyingOf(game, figure, target)];
  if (another.length === 0 && dying.length === 0) return undefined;
  return {
    after(wounds, isDestroyed) {
      for (const { used, others } of another) {
        const isDue = used.value.when === 'destroys' ? isDestroyed : wounds > 0 || isDestroyed;
        if (isDue) harmAnother(used, others);
      }
      if (isDestroyed) for (const { used, others } of dying) harmDying(used, others);
    },
  };
}

interface Planned<Value> {
  readonly used: Used<Value>;
  readonly others: readonly number[];
}

function anotherOf(game: Game, figure: number, target: number): Planned<HarmsAnother>[] {
  const { state, tables } = game;
  const card = state.card(figure);
  return card.battleLines.flatMap((line) => {
    if (line.harmsAnother === undefined || !state.areAdjacent(figure, target)) return [];
    const value = line.harmsAnother as HarmsAnother;
    const from = value.near === 'attacker' ? figure : target;
    const others = (tables.figuresOf[1 - card.side] as readonly number[]).filter(
      (one) =>
        one !== target &&
        state.isOnBoard(one) &&
        fitsArmyCard(value.to, state.card(one).card) &&
        (value.within === 1
          ? state.areAdjacent(from, one)
          : state.distance(from, one) <= value.within) &&
        !(value.apart && state.areAdjacent(figure, one)),
    );
    return others.length > 0 ? [{ used: { game, figure, card, line, value }, others }] : [];
  });
}

const perWound = ({ state }: Game, one: number): number => {
  const { points, figures, life } = state.card(one);
  return points / (figures * life);
};

function harmAnother(used: Used<HarmsAnother>, others: readonly number[]): void {
  const { game, card, value } = used;
  const there = others.filter((one) => game.state.isOnBoard(one));
  const other = pick(used, there, (one) => value.wounds * perWound(game, one));
  if (other === undefined) return;
  tellUsed(used, [other], 0, true);
  game.wound(other, value.wounds, card.index);
}

function dyingOf(game: Game, figure: number, target: number): Planned<HarmsDying>[] {
  const { state, tables } = game;
  const card = state.card(target);
  if (card.side === state.card(figure).side) return [];
  return card.battleLines.flatMap((line) => {
    if (line.harmsDying === undefined) return [];
    const value = line.harmsDying as HarmsDying;
    const sides = value.shared ? [1 - card.side] : [0, 1];
    const others = sides
      .flatMap((side) => tables.figuresOf[side] as readonly number[])
      .filter(
        (one) =>
          one !== target &&
          state.isOnBoard(one) &&
          state.areAdjacent(target, one) &&
          !(value.except && fitsArmyCard(value.except, state.card(one).card)),
      );
    return others.length > 0 ? [{ used: { game, figure: target, card, line, value }, others }] : [];
  });
}

/** Wounds from a destroyed figure: rolled for each adjacent figure, or shared out where they cost most points. */
function harmDying(used: Used<HarmsDying>, others: readonly number[]): void {
  const { game, card, value } = used;
  const { d20, dice = 0, shared } = value;
  const there = () => others.filter((one) => game.state.isOnBoard(one));
  if (shared) {
    const skulls = game.state.dice.skulls(dice);
    const dearest = (): number | undefined =>
      [...there()].sort((a, b) => perWound(game, b) - perWound(game, a))[0];
    tellUsed(used, there(), 0, skulls > 0, {
      dice: { dice, face: 'skull', shown: skulls },
    });
    for (let n = 0; n < skulls; n++) {
      const one = dearest();
      if (one !== undefined) game.wound(one, 1, card.index);
    }
    return;
  }
  for (const one of there()) {
    const roll = d20 === undefined ? 0 : rollFor(used);
    const wounds = d20 === undefined ? game.state.dice.skulls(dice) : Number(roll >= d20);
    const skulls = { dice, face: 'skull', shown: wounds } as const;
    const rolled = d20 === undefined ? { dice: skulls } : { needed: d20 };
    tellUsed(used, [one], roll, wounds > 0, rolled);
    if (wounds > 0) game.wound(one, wounds, card.index);
  }
}
