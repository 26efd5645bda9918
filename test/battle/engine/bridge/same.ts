import type { ReferenceBattle } from '../../../reference/battle/index.ts';
import type { Told } from './recorded.ts';
import { placeText } from './spaces.ts';

/** Differences between the engine's state and the reference's. */
export function differences(state: ReferenceBattle, { now }: Told): string[] {
  const figures = state.figures.flatMap(({ id, where, place: at, wounds }) => {
    const expected = { place: placeText(at), lives: where !== 'destroyed', wounds };
    const lives = now.lives[id] === true;
    // A figure destroyed by lava has no additional wounds; one destroyed by wounds has all of them.
    const found = { place: now.places[id], lives, wounds: lives ? now.wounds[id] : wounds };
    return JSON.stringify(found) === JSON.stringify(expected)
      ? []
      : [`figure ${id}: ${JSON.stringify(found)}, by the reference ${JSON.stringify(expected)}`];
  });
  const glyphs = state.setting.things.flatMap((thing, number) =>
    thing.kind === 'glyph' ? [state.things.includes(number)] : [],
  );
  return glyphs.join() === now.glyphs.join() ? figures : [...figures, 'glyphs lie elsewhere'];
}

export function same(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a}, by the reference ${b}`);
}

/** Whether two lists have the same items, in any order. */
export function sameAll<T>(what: string, found: readonly T[], expected: readonly T[]): void {
  const [a, b] = [new Set(found), new Set(expected)];
  const [more, less] = [[...a].filter((one) => !b.has(one)), [...b].filter((one) => !a.has(one))];
  if (more.length + less.length > 0)
    throw new Error(`${what}: also ${more.join(' | ')}; not ${less.join(' | ')}`);
}
