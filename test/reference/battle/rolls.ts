import type { Faces } from '../dice.ts';
import type { Dice, Purpose } from '../explore.ts';

/**
 * The reason for a roll: `wounds` are dice of powers that deal a wound per skull; `lava` is the D20 for molten lava
 * as well as the attack die of a lava field.
 */
export type RollKind =
  | 'leaving'
  | 'fall'
  | 'lava'
  | 'attack'
  | 'defense'
  | 'd20'
  | 'knockback'
  | 'wounds';

/**
 * A given roll. `figure` is the one that rolls or is affected: for `leaving` the enemy that strikes, for `fall`,
 * `lava` and `knockback` the figure that falls, is in the lava, or was knocked back.
 */
export interface Roll {
  readonly kind: RollKind;
  readonly figure: number;
  /** For combat dice: how many show each face; absent: none. Together they are all dice rolled. */
  readonly faces?: Partial<Faces>;
  /** Of a D20. */
  readonly value?: number;
}

/** Rolls on request: the given number of combat dice, or a D20 if the number is 0. */
export type Roller = (kind: RollKind, figure: number, combatDice: number) => Roll;

/**
 * Rolls in the order in which they are made, or a function that makes them on request. A roll that does not fit is an
 * error.
 */
export class Rolls {
  private readonly left: Roll[];
  private readonly roller: Roller | undefined;
  private readonly bonus: (figure: number) => number;

  /** @param bonus the number added to a D20 that a figure rolls */
  constructor(rolls: readonly Roll[] | Roller, bonus: (figure: number) => number) {
    this.left = typeof rolls === 'function' ? [] : [...rolls];
    this.roller = typeof rolls === 'function' ? rolls : undefined;
    this.bonus = bonus;
  }

  /** The next roll, which must be of the given kind and by one of the figures. */
  private take(kind: RollKind, figures: readonly number[], combatDice: number): Roll {
    const roll = this.roller?.(kind, figures[0] ?? 0, combatDice) ?? this.left.shift();
    if (!roll || roll.kind !== kind || !figures.includes(roll.figure))
      throw new Error(
        `expected ${kind} of figure ${figures.join(' or ')}, found ${JSON.stringify(roll) ?? 'no more dice'}`,
      );
    return roll;
  }

  faces(kind: RollKind, figure: number, count: number): Faces {
    return facesOf(this.take(kind, [figure], count), count);
  }

  d20(kind: RollKind, figure: number): number {
    return shownBy(this.take(kind, [figure], 0)) + this.bonus(figure);
  }

  /**
   * One die of each figure, in the order of the given rolls. `show` says whether the others still matter: dice that
   * do not may have been rolled or not.
   */
  oneOfEach(
    kind: RollKind,
    figures: readonly number[],
    show: (figure: number, faces: Faces) => boolean,
  ): void {
    const waiting = [...figures];
    let matters = true;
    while (waiting.length > 0) {
      const next = this.left[0];
      if (!matters && !(next?.kind === kind && waiting.includes(next.figure))) return;
      const roll = this.take(kind, waiting, 1);
      waiting.splice(waiting.indexOf(roll.figure), 1);
      matters = show(roll.figure, facesOf(roll, 1)) && matters;
    }
  }

  /** Nothing may be left over. */
  end(): void {
    if (this.left.length > 0) throw new Error(`nobody rolls ${JSON.stringify(this.left)}`);
  }

  /** The dice as the engine of single attacks requests them. */
  asDice(numberOf: (owner: object) => number): Dice {
    const kindOf = ({ kind }: Purpose): RollKind => kind as RollKind;
    return {
      pick: () => {
        throw new Error('dice without a name');
      },
      rolled: {
        faces: (purpose, count) => this.faces(kindOf(purpose), numberOf(purpose.owner), count),
        d20: (purpose) => this.d20(kindOf(purpose), numberOf(purpose.owner)),
      },
    };
  }
}

function facesOf({ kind, figure, faces }: Roll, count: number): Faces {
  const shown = { skull: 0, shield: 0, blank: 0, ...faces };
  const dice = shown.skull + shown.shield + shown.blank;
  if (!faces || dice !== count)
    throw new Error(`${kind} of figure ${figure}: ${count} dice are rolled, not ${dice}`);
  return shown;
}

function shownBy({ kind, figure, value }: Roll): number {
  if (value === undefined || value < 1 || value > 20)
    throw new Error(`${kind} of figure ${figure}: a D20 is rolled`);
  return value;
}
