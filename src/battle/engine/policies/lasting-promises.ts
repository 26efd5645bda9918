/* A cache of expected attack results (promises) that hold for a whole battle, shared by all battles on a thread. */

/**
 * Expected result of an attack: enemy points lost minus own points lost, and the probability that the target is
 * destroyed.
 */
export interface Promised {
  worth: number;
  destroys: number;
}

/** The number of slots, and the shift that turns a 32-bit product into a slot number. */
const SLOTS = 2 ** 16;
const SHIFT = 16;

/** How many numbers a slot stores: a key, a worth and a probability. */
const WIDTH = 3;

/**
 * Expected attack results, indexed by the condition of two figures and the situation. Each hash has one slot: a new
 * entry replaces the old one, which is computed again when needed. No two battles use the same number for a condition,
 * so all battles can share the slots.
 */
export class LastingPromises {
  /** Filled only when the first result is stored, because filling takes longer than setting up some battles. */
  private slots = new Float64Array(0);
  private conditions = 0;

  /** A new number for a condition. */
  nextCondition(): number {
    return this.conditions++;
  }

  /**
   * @param key must not be negative
   * @returns whether the key is known; if so, `into` is filled
   */
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

/** Index of a key's slot. Consecutive keys are spread (Knuth's multiplicative hashing). */
const slotOf = (key: number): number => (Math.imul(key, 0x9e3779b1) >>> SHIFT) * WIDTH;
