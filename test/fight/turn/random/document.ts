/** The part of a turn's experiment file that random turns use: plain data, with all cards inline. */

import type { Place, Wall } from './board.ts';

export interface Card {
  name: string;
  attack: number;
  defense: number;
  /** Without a Life, wounds cannot destroy the figure. */
  life?: number;
  /** 5 by default. */
  height?: number;
  /** 5 by default. */
  move?: number;
  /** 1 by default. */
  range?: number;
  base?: 'single' | 'double';
  /** `super-strength`, `tough`, `counter-strike`, `flying`, `lava-resistant`, and special attacks. */
  powers?: (string | SpecialPower)[];
}

/** A power of special attacks, each of which may be made instead of all normal ones. */
export interface SpecialPower {
  name: string;
  effects: { specialAttack: Special }[];
}

export interface Special {
  range: number;
  /** If absent, those of the card. */
  dice?: number;
  /** 1 by default. */
  times?: number;
}

/** One space, or the two of a double-space figure. */
export type At = Place | [Place, Place];

export interface Other {
  figure?: string;
  object?: string;
  obstacle?: string;
  glyph?: string;
  power?: string;
  at: At;
  life?: number;
  base?: 'single' | 'double';
  side?: 'attacker';
  passable?: boolean;
}

export interface TurnDocument {
  /** `wounds` of a figure are those with which it begins. */
  turn: { figure: Card & { wounds?: number }; at: At; attacks?: number; moves?: boolean }[];
  /** `best` by default. */
  order?: 'best' | 'given';
  defender: Card & { wounds?: number };
  board: { terrain: string; defender: At; others?: Other[]; walls?: Wall[] };
  question?: string;
}

type Kind = 'figure' | 'object' | 'obstacle' | 'glyph' | 'power';
const KINDS: readonly Kind[] = ['figure', 'object', 'obstacle', 'glyph', 'power'];

export function kindOf(other: Other): Kind {
  const kind = KINDS.find((named) => other[named] !== undefined);
  if (kind === undefined) throw new Error('neither figure, object, obstacle, glyph nor power');
  return kind;
}

export function spacesOf(at: At): Place[] {
  const [first, second] = at;
  return typeof first === 'number' || typeof second === 'number' ? [at as Place] : [first, second];
}
