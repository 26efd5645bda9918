import type { Decision, Moment, Option, Position, TinyGame } from './tiny-game.ts';

/**
 * How a side plays: optimally against optimal play, according to the policy, or with the best answer to the other side.
 */
export type Player = 'best' | 'policy' | 'answer';

const TURNS = 6;
/** The probability that the single die of a leaving strike causes a wound. */
const STRIKE = 0.5;

/**
 * The exact values of a tiny game, computed by backward induction. A value is the first side's share of wins, in which
 * a draw counts half. The calculation includes all dice, initiative and leaving strikes.
 */
export class Solution {
  private readonly tiny: TinyGame;
  /** The value if both sides play optimally, indexed by turn, first side and position. */
  private readonly values: readonly Float64Array[];
  private readonly positions: number;

  constructor(tiny: TinyGame) {
    this.tiny = tiny;
    this.positions = tiny.places ** 2 * (tiny.life[0] + 1) * (tiny.life[1] + 1);
    this.values = Array.from({ length: tiny.rounds * TURNS * 2 }, () =>
      new Float64Array(this.positions).fill(-1),
    );
  }

  /** The first side's share of wins if the game begins in the start areas and the sides play in the given ways. */
  value(players: readonly [Player, Player]): number {
    const known = new Map<number, number>();
    const { starts, life } = this.tiny;
    const position: Position = { places: starts, lives: life };
    return mean([0, 1].map((first) => this.at(0, first as 0 | 1, position, 0, players, known)));
  }

  /** The value before a turn if the sides play in the given ways from then on. */
  private at(
    step: number,
    first: 0 | 1,
    position: Position,
    quiet: number,
    players: readonly [Player, Player],
    known: Map<number, number>,
  ): number {
    if (step === this.tiny.rounds * TURNS) return this.atEnd(position);
    const isBest = players.every((one) => one === 'best');
    const table = this.values[step * 2 + first] as Float64Array;
    const at = this.numberOf(position);
    const key = ((step * 2 + first) * 64 + quiet) * this.positions + at;
    const found = isBest ? (table[at] as number) : known.get(key);
    if (found !== undefined && found >= 0) return found;
    const side = (step % 2 === 0 ? first : 1 - first) as 0 | 1;
    const moment = momentOf(step, first, quiet);
    const go = (option: Option, attacks: boolean, how: readonly [Player, Player], seen = known) =>
      this.after(option, attacks, side, position, (next, isQuiet) =>
        this.following(step, first, next, isQuiet ? quiet + 1 : 0, how, seen),
      );
    const options = this.tiny.options(position, side);
    const choices = options.flatMap((option) =>
      (option.wounds ? [true, false] : [false]).map((attacks) => ({ option, attacks })),
    );
    const sign = side === 0 ? 1 : -1;
    const best = (how: readonly [Player, Player], seen?: Map<number, number>) => {
      let [chosen, most] = [choices[0], Number.NEGATIVE_INFINITY];
      for (const choice of choices) {
        const worth = sign * go(choice.option, choice.attacks, how, seen);
        if (worth > most + 1e-12) [chosen, most] = [choice, worth];
      }
      return { chosen, value: sign * most };
    };
    let value: number;
    if (isBest || players[side] === 'answer') value = best(players).value;
    else {
      const { place, attacks }: Decision =
        players[side] === 'policy'
          ? this.tiny.decision(position, side, moment)
          : placed(best(['best', 'best'], new Map()).chosen);
      const option = options.find((one) => one.place === place);
      if (!option) throw new Error(`no way to place ${place}`);
      value = go(option, attacks, players);
    }
    if (isBest) table[at] = value;
    else known.set(key, value);
    return value;
  }

  /** The value after a turn. When each side has had three turns, initiative is rolled again. */
  private following(
    step: number,
    first: 0 | 1,
    position: Position,
    quiet: number,
    players: readonly [Player, Player],
    known: Map<number, number>,
  ): number {
    const [own, other] = position.lives;
    if (own === 0 || other === 0) return own > 0 ? 1 : 0;
    // Optimal play does not depend on how long ago the last attack was.
    const isAsked = players.includes('policy');
    const value = (next: 0 | 1) =>
      this.at(step + 1, next, position, isAsked ? quiet : 0, players, known);
    return (step + 1) % TURNS === 0 ? mean([value(0), value(1)]) : value(first);
  }

  /** The mean value over all results of leaving strikes on the way and all numbers of wounds from the attack. */
  private after(
    { place, strikes, wounds }: Option,
    attacks: boolean,
    side: 0 | 1,
    { places, lives }: Position,
    value: (next: Position, isQuiet: boolean) => number,
  ): number {
    const there = changed(places, side, place);
    let sum = 0;
    for (let hits = 0; hits <= strikes; hits++) {
      const share = binomial(strikes, hits) * STRIKE ** strikes;
      const left = Math.max(0, (lives[side] as number) - hits);
      const after = changed(lives, side, left);
      if (!attacks || !wounds || left === 0) {
        const at = left === 0 ? places : there;
        sum += share * value({ places: at, lives: after }, true);
        continue;
      }
      for (const [dealt, chance] of wounds.entries()) {
        if (chance === 0) continue;
        const target = Math.max(0, (after[1 - side] as number) - dealt);
        const next = changed(after, (1 - side) as 0 | 1, target);
        sum += share * chance * value({ places: there, lives: next }, false);
      }
    }
    return sum;
  }

  /** The value at the end of the game. The larger share of Life left wins, like points if both cards cost the same. */
  private atEnd({ lives }: Position): number {
    const [own, other] = this.tiny.life;
    const more = lives[0] * other - lives[1] * own;
    return more > 0 ? 1 : more < 0 ? 0 : 0.5;
  }

  private numberOf({ places, lives }: Position): number {
    const { places: count, life } = this.tiny;
    return ((places[0] * count + places[1]) * (life[0] + 1) + lives[0]) * (life[1] + 1) + lives[1];
  }
}

function momentOf(step: number, first: 0 | 1, quiet: number): Moment {
  const inRound = step % TURNS;
  return {
    round: Math.floor(step / TURNS) + 1,
    turn: Math.floor(inRound / 2) + 1,
    first,
    quiet,
  };
}

function placed(
  choice: { readonly option: Option; readonly attacks: boolean } | undefined,
): Decision {
  if (!choice) throw new Error('a hero can always stay where it is');
  return { place: choice.option.place, attacks: choice.attacks };
}

const changed = (
  [own, other]: readonly [number, number],
  side: 0 | 1,
  value: number,
): readonly [number, number] => (side === 0 ? [value, other] : [own, value]);

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

function binomial(n: number, k: number): number {
  let found = 1;
  for (let i = 1; i <= k; i++) found = (found * (n - k + i)) / i;
  return found;
}
