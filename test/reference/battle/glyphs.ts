import type { Other } from '../board.ts';
import type { Side } from './data.ts';
import { type Figure, figureAt, isOn, type State, sideOf } from './state.ts';

/** The glyphs of the rules that do something. */
export type Glyph =
  | 'Astrid'
  | 'Gerda'
  | 'Jalgard'
  | 'Ivor'
  | 'Valda'
  | 'Dagmar'
  | 'Lodin'
  | 'Rannveig'
  | 'Thorian'
  | 'Ulaniva'
  | 'Crevcor'
  | 'Proftaka'
  | 'Yadulkia'
  | 'Wannok'
  | 'Kelda';

/** The glyphs still on the board, all or those of one name. */
export function glyphs(state: State, name?: Glyph): Other[] {
  return state.things.flatMap((number) => {
    const thing = state.setting.things[number];
    if (thing?.kind !== 'glyph') return [];
    return name === undefined || thing.name.toLowerCase().includes(name.toLowerCase())
      ? [thing]
      : [];
  });
}

export const isGlyph = (state: State, at: Other['place'][number]): boolean =>
  glyphs(state).some(({ place }) => isOn(place, at));

/** The figure that stands on a glyph, with either half of its base. */
export const holderOf = (state: State, glyph: Other): Figure | undefined =>
  glyph.place.map((at) => figureAt(state, at)).find((figure) => figure !== undefined);

/** On how many glyphs of a name the figures of a side stand: each of them counts. */
export const held = (state: State, side: Side, name: Glyph): number =>
  glyphs(state, name).filter((glyph) => {
    const holder = holderOf(state, glyph);
    return holder !== undefined && sideOf(state, holder) === side;
  }).length;

export const standsOn = (state: State, figure: Figure, name: Glyph): number =>
  glyphs(state, name).filter((glyph) => holderOf(state, glyph)?.id === figure.id).length;
