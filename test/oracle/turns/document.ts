/** The part of a turn's experiment file that the oracle reads: plain data, with all cards inline. */

import type { Place, Wall } from '../c3g/board.ts';

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
  /**
   * `super-strength`, `tough`, `counter-strike`, `flying`, `lava-resistant`, and special attacks; the oracle knows no
   * others.
   */
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

export type Kind = 'figure' | 'object' | 'obstacle' | 'glyph' | 'power';
const KINDS: readonly Kind[] = ['figure', 'object', 'obstacle', 'glyph', 'power'];

export function kindOf(other: Other): Kind {
  const kind = KINDS.find((named) => other[named] !== undefined);
  if (kind === undefined) throw new Error('neither figure, object, obstacle, glyph nor power');
  return kind;
}

export function nameOf(other: Other): string {
  return other[kindOf(other)] ?? '';
}

export function has(card: Card, power: string): boolean {
  return card.powers?.includes(power) ?? false;
}

/** In the order of the card. */
export function specialsOf(card: Card): Special[] {
  return (card.powers ?? []).flatMap((power) =>
    typeof power === 'string' ? [] : power.effects.map(({ specialAttack }) => specialAttack),
  );
}

export function heightOf(card: Card): number {
  return card.height ?? 5;
}

export function spacesOf(at: At): Place[] {
  const [first, second] = at;
  return typeof first === 'number' || typeof second === 'number' ? [at as Place] : [first, second];
}

/** As `blockerWounds:<slug>` has it. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
