/* A cache of promises that hold as long as a battle lasts, shared by all battles of a thread. */

/** Expected result of an attack: enemy points less own points, and the probability that the target is destroyed. */
export interface Promised {
  worth: number;
  destroys: number;
}

/** Number of slots, and the shift that turns a 32-bit product into a slot. */
const SLOTS = 2 ** 16;
const SHIFT = 16;

/** Numbers in a slot: its key, the worth, and the probability. */
const WIDTH = 3;

/**
 * Promises by condition of two figures and situation. A cache with one slot per hash: the last entry wins, and a lost
 * one is computed again. No two battles use the same number for a condition, so that they can share the slots.
 */
export class LastingPromises {
  /** Empty until the first promise, since it takes longer to fill than many a battle to set up. */
  private slots = new Float64Array(0);
  private conditions = 0;

  /** A number for a condition, never given before. */
  nextCondition(): number {
    return this.conditions++;
  }

  /** @param key not negative @returns whether the key is known; if so, `into` is filled */
  recall(key: number, into: Promised): boolean {
    const { slots } = this;
    const at = slotOf(key);
    if (slots.length === 0 || slots[at] !== key) return false;
    into.worth = slots[at + 1] as number;
    into.destroys = slots[at + 2] as number;
    return true;
  }

  keep(key: number, { worth, destroys }: Readonly<Promised>): void {
    if (this.slots.length === 0) this.slots = new Float64Array(SLOTS * WIDTH).fill(-1);
    const { slots } = this;
    const at = slotOf(key);
    slots[at] = key;
    slots[at + 1] = worth;
    slots[at + 2] = destroys;
  }
}

/** Index of the slot of a key. Neighbouring keys are spread (Knuth's multiplicative hashing). */
const slotOf = (key: number): number => (Math.imul(key, 0x9e3779b1) >>> SHIFT) * WIDTH;
