import type { Roll, Roller, RollKind } from '../../../reference/battle/index.ts';
import type { Told } from './recorded.ts';

/** A roll reported by the engine: the skulls of combat dice, or a D20. */
interface ToldRoll {
  readonly kind: RollKind;
  readonly figure: number;
  readonly skulls?: number;
  readonly value?: number;
}

/** The reported rolls, except those of attacks, for which the engine only draws results. */
export function rollsIn(told: readonly Told[]): ToldRoll[] {
  return told.flatMap(({ event, bonus }): ToldRoll[] => {
    switch (event.is) {
      case 'struck':
        return [{ kind: 'leaving', figure: event.by, skulls: event.skulls }];
      case 'fell':
        return event.roll > 0
          ? [{ kind: 'fall', figure: event.figure, value: event.roll - bonus }]
          : [{ kind: 'fall', figure: event.figure, skulls: event.wounds }];
      case 'lava':
        return [{ kind: 'lava', figure: event.figure, value: event.roll - bonus }];
      case 'stopped':
        return event.damage === undefined
          ? []
          : [{ kind: 'knockback', figure: event.figure, skulls: Number(event.damage) }];
      case 'heat':
        return [{ kind: 'lava', figure: event.figure, skulls: event.wounds }];
      case 'glyph':
        return event.roll === undefined
          ? []
          : [{ kind: 'd20', figure: event.figure, value: event.roll - bonus }];
      default:
        return [];
    }
  });
}

/** Returns rolls in order; rolls that are needed first can be given in advance. */
export class ToldDice {
  private readonly first: Roll[];
  private readonly rest: ToldRoll[];

  constructor(told: readonly Told[], first: readonly Roll[] = []) {
    this.first = [...first];
    this.rest = rollsIn(told);
  }

  readonly roll: Roller = (kind, figure, combatDice) => {
    const given = this.first.shift();
    if (given) return given;
    const next = this.rest.shift();
    if (!next || next.kind !== kind)
      throw new Error(`${kind} of figure ${figure}: told is ${JSON.stringify(next)}`);
    if (combatDice === 0) return { kind, figure: next.figure, value: next.value ?? 0 };
    const skull = next.skulls ?? 0;
    return { kind, figure: next.figure, faces: { skull, blank: combatDice - skull } };
  };

  /** @throws Error if the engine rolled dice that were not requested */
  end(): void {
    const left = [...this.first, ...this.rest];
    if (left.length > 0) throw new Error(`not rolled by the rules: ${JSON.stringify(left)}`);
  }
}
