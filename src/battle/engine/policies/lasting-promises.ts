/** Room for so many promises, and by how much a product of 32 bits is shifted to number it. */
const SLOTS = 2 ** 16;
const SHIFT = 16;

/** What an attack promises: points of the enemy's, less one's own; and how likely it destroys. */
export interface Promised {
  worth: number;
  destroys: number;
}

/**
 * Promises that hold in the whole battle, by condition of two figures and situation. Each has one slot, which the last
 * one that came there keeps: what is lost is found again.
 */
export class LastingPromises {
  private readonly keys = new Float64Array(SLOTS).fill(-1);
  private readonly worth = new Float64Array(SLOTS);
  private readonly destroys = new Float64Array(SLOTS);

  /** @param key not negative @returns whether it is known; `into` is filled then */
  recall(key: number, into: Promised): boolean {
    const slot = slotOf(key);
    if (this.keys[slot] !== key) return false;
    into.worth = this.worth[slot] as number;
    into.destroys = this.destroys[slot] as number;
    return true;
  }

  keep(key: number, { worth, destroys }: Readonly<Promised>): void {
    const slot = slotOf(key);
    this.keys[slot] = key;
    this.worth[slot] = worth;
    this.destroys[slot] = destroys;
  }

  clear(): void {
    this.keys.fill(-1);
  }
}

/** Neighbouring keys go far apart (Knuth's multiplicative hashing). */
const slotOf = (key: number): number => Math.imul(key, 0x9e3779b1) >>> SHIFT;
