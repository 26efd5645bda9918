/* The powers of glyphs, indexed by name, and the glyphs of a battle. */

import { hyphenated } from '../../../base/index.ts';
import type { Ground } from '../../../board/index.ts';
import type { EffectLine, Rule } from '../../../cards/index.ts';
import type { Other } from '../../../fight/index.ts';
import { glyphTitle } from '../../glyph-title.ts';
import type { BattleCard } from '../state/cards.ts';
import type { Giver } from '../state/grants.ts';

/** What a glyph does for its holder: the side with a figure on the glyph. */
interface GlyphKind {
  /** Effects on figures of that side. */
  readonly effects?: readonly EffectLine[];
  /** Limits the effects to unique or to common cards. */
  readonly unique?: 'unique' | 'common';
  /** Added to printed Ranges of 4 or more. */
  readonly range?: number;
  readonly move?: number;
  readonly initiative?: number;
  readonly d20?: number;
  /** No figure flies. */
  readonly grounds?: true;
  /** Only adjacent figures can make normal attacks on that side's figures. */
  readonly adjacentOnly?: true;
  readonly disengage?: true;
  /** A figure on the glyph must stay until a friend is adjacent. */
  readonly holds?: true;
  /** At the end of each round, a D20 roll decides whether the glyph's holder or an enemy figure is wounded. */
  readonly wounds?: true;
  /** The glyph heals a hero that stops there, and is then removed. */
  readonly heals?: true;
}

const lineWith = (rule: Rule): EffectLine => ({ rules: [rule] });

/** One more attack die in normal attacks. */
const ATTACK_DIE = lineWith({
  on: 'attackDice',
  if: [{ attack: 'normal' }],
  does: [{ dice: { attack: 1 } }],
});

/** More defense dice against attacks of any kind. */
const defenseDice = (defense: number): EffectLine =>
  lineWith({ on: 'attackDice', does: [{ dice: { defense } }] });

/** Only adjacent figures can attack normally. */
const ONLY_ADJACENT = lineWith({ whom: { beyond: 1 }, has: [{ bar: { what: 'attackNormally' } }] });

/** The glyphs with powers, by name (BATTLES, "Glyphs"). */
const GLYPHS: Readonly<Record<string, GlyphKind>> = {
  astrid: { effects: [ATTACK_DIE] },
  gerda: { effects: [defenseDice(1)] },
  jalgard: { effects: [defenseDice(2)] },
  ivor: { range: 4 },
  valda: { move: 2 },
  dagmar: { initiative: 8 },
  lodin: { d20: 1 },
  rannveig: { grounds: true },
  thorian: { effects: [ONLY_ADJACENT], adjacentOnly: true },
  ulaniva: { effects: [ATTACK_DIE], unique: 'unique' },
  crevcor: { effects: [ATTACK_DIE], unique: 'common' },
  proftaka: { holds: true },
  yadulkia: { disengage: true },
  wannok: { wounds: true },
  kelda: { heals: true },
};

/** A glyph on the board. */
export interface GlyphPowers extends GlyphKind {
  readonly name: string;
  readonly space: number;
}

/** A glyph as a giver of effects. */
export function glyphGiver({ name, effects = [] }: GlyphPowers): Giver {
  return { lines: effects.map((line) => ({ ...line, givenBy: `the ${glyphTitle(name)}` })) };
}

/** Whether a glyph helps figures of a card. Uncommon heroes count as unique. */
export const helps = ({ unique }: GlyphPowers, { card }: BattleCard): boolean =>
  unique === undefined || unique === (card.unique ?? 'common').replace('uncommon', 'unique');

/** The short name of a glyph: `astrid` for "Glyph of Astrid (Attack +1)". */
export function glyphKind(name: string): string {
  return (
    hyphenated(name)
      .replace(/^glyph-of-/, '')
      .split('-')[0] ?? ''
  );
}

export const isKnownGlyph = (name: string): boolean => glyphKind(name) in GLYPHS;

export function glyphsOn(ground: Ground, others: readonly Other[]): GlyphPowers[] {
  return others.flatMap(({ kind, name, spaces }) => {
    if (kind !== 'glyph') return [];
    // Glyphs without powers also end movement.
    const powers = GLYPHS[glyphKind(name)] ?? {};
    return spaces.map((space) => ({ name, space: ground.numberOf(space), ...powers }));
  });
}
