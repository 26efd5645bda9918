import type { Scene, Stand } from './scene.ts';
import type { Space } from './space.ts';

/** One of several attackers, as pictures tell them apart. */
export interface NumberedAttacker {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  /** Where it is best for it to act from. */
  readonly stand?: Stand;
  /** The spaces that it can come to rest on. */
  readonly reach: readonly Space[];
}

/**
 * The attackers of a scene: those who have a place that is best to act from, in that order, then the
 * others in the order in which the scene has them. Of equal names the first goes with the first.
 */
export function numberedAttackers({
  pieces,
  stands = [],
  reach = [],
}: Pick<Scene, 'pieces' | 'stands' | 'reach'>): NumberedAttacker[] {
  const left = [...reach];
  const unnamed = pieces.filter(({ role }) => role === 'attacker').map(({ name }) => name);
  const named = (name: string) => {
    const at = unnamed.indexOf(name);
    if (at >= 0) unnamed.splice(at, 1);
    return name;
  };
  const reachOf = (name: string) => {
    const at = left.findIndex((one) => one.name === name);
    return at < 0 ? [] : (left.splice(at, 1)[0]?.spaces ?? []);
  };
  const standing = stands.map((stand) => ({
    name: named(stand.name),
    stand,
    reach: reachOf(stand.name),
  }));
  const moving = left.map(({ name, spaces }) => ({ name: named(name), reach: spaces }));
  const others = unnamed.map((name) => ({ name, reach: [] }));
  return [...standing, ...moving, ...others].map((one, i) => ({ number: i + 1, ...one }));
}
