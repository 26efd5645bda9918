import type { EffectLine } from './effect-line.ts';

/** A number with its noun: "1 wound", "2 wounds". */
export function numberText(value: number, one: string): string {
  return `${value} ${value === 1 ? one : `${one}s`}`;
}

/** A number of times as text: "once", "twice", "3 times". */
export function timesText(times: number): string {
  return ['never', 'once', 'twice'][times] ?? `${times} times`;
}

export function perText(per: NonNullable<EffectLine['per']>): string {
  const texts = {
    ownWound: 'wound on it',
    enemyWound: 'wound on the enemy',
    ally: 'ally',
    kill: 'figure it destroyed',
    woundDealt: 'wound dealt',
    woundThisTurn: 'wound that its side has dealt to the target this turn',
    skull: 'skull rolled',
    turn: 'turn',
    round: 'round',
    game: 'game',
  };
  return texts[per];
}
