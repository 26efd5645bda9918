import { type GlyphPowers, helps } from './glyphs.ts';
import { OUT } from './positions.ts';
import type { GameState } from './state.ts';

/** The glyphs on the board as they are held: by the side whose figure stands on one. */
export class HeldGlyphs {
  private readonly state: GameState;
  readonly areAny: boolean;
  /** By side: what its glyphs add to Range, and the version of the game of which that was found. */
  private readonly farther = [0, 0];
  private fartherAt = -1;

  constructor(state: GameState) {
    this.state = state;
    this.areAny = state.tables.glyphs.length > 0;
  }

  /** Who holds which, as one number. */
  holders(): number {
    const { glyphLies, occupant, tables } = this.state;
    let all = 0;
    for (let i = 0; i < tables.glyphs.length; i++) {
      const holder = occupant[(tables.glyphs[i] as GlyphPowers).space] as number;
      const held = glyphLies[i] === 0 || holder < 0 ? 0 : 1 + (tables.sideOf[holder] as number);
      all = 3 * all + held;
    }
    return all;
  }

  /** Those on which a figure stands, with either half of its base. */
  under(figure: number): readonly GlyphPowers[] {
    const { tables, glyphLies, occupant } = this.state;
    return tables.glyphs.filter((glyph, i) => glyphLies[i] && occupant[glyph.space] === figure);
  }

  /** The sum of what a side's glyphs give; those that a figure leaves do not count. */
  sum(side: number, what: 'move' | 'range' | 'initiative' | 'd20', leaving: number = OUT): number {
    if (!this.areAny) return 0;
    const { glyphs } = this.state.tables;
    let sum = 0;
    for (let i = 0; i < glyphs.length; i++) {
      const more = (glyphs[i] as GlyphPowers)[what];
      if (more !== undefined && this.isHeldBy(side, i, leaving)) sum += more;
    }
    return sum;
  }

  /** What a side's glyphs add to the Range of those who shoot far. */
  range(side: number): number {
    if (!this.areAny) return 0;
    if (this.fartherAt !== this.state.version) {
      this.fartherAt = this.state.version;
      for (const one of [0, 1]) this.farther[one] = this.sum(one, 'range');
    }
    return this.farther[side] as number;
  }

  /** Whether a side holds a glyph of a kind. */
  holds(
    side: number,
    what: 'grounds' | 'disengage' | 'adjacentOnly',
    leaving: number = OUT,
  ): boolean {
    if (!this.areAny) return false;
    const { glyphs } = this.state.tables;
    for (let i = 0; i < glyphs.length; i++) {
      if ((glyphs[i] as GlyphPowers)[what] && this.isHeldBy(side, i, leaving)) return true;
    }
    return false;
  }

  /** Whether a figure of a side stands on a glyph, and does not leave it. */
  private isHeldBy(side: number, glyph: number, leaving: number): boolean {
    const { glyphLies, occupant, tables } = this.state;
    if (glyphLies[glyph] === 0) return false;
    const holder = occupant[(tables.glyphs[glyph] as GlyphPowers).space] as number;
    return holder >= 0 && holder !== leaving && tables.sideOf[holder] === side;
  }

  /** A set of effects, and those that glyphs of its side give a figure. */
  grantTo(figure: number, set: number): number {
    if (!this.areAny) return set;
    const { glyphLies, occupant, tables } = this.state;
    const { glyphs, sideOf, distributions } = tables;
    const side = sideOf[figure];
    let sum = set;
    for (let i = 0; i < glyphs.length; i++) {
      const glyph = glyphs[i] as GlyphPowers;
      if (!glyph.effects || !glyphLies[i]) continue;
      const holder = occupant[glyph.space] as number;
      if (holder < 0 || sideOf[holder] !== side) continue;
      if (helps(glyph, this.state.card(figure))) sum = distributions.grants.plus(sum, i);
    }
    return sum;
  }
}
