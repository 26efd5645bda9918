/**
 * The random numbers of one game: xoshiro128** (Blackman and Vigna), seeded from the run's seed and
 * the number of the game, so that a game is the same on any thread.
 */
export class GameDice {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  private readonly base: Uint32Array;

  /** @param base four words derived from the seed of the run */
  constructor(base: Uint32Array) {
    this.base = base;
  }

  /** @param stream number of the stream within the game; draws from one stream do not affect another */
  begin(game: number, stream = 0): void {
    const [low, high] = [game >>> 0, Math.floor(game / 2 ** 32) >>> 0];
    const word = (i: number) =>
      mixed(
        (mixed(((this.base[i] as number) ^ low) >>> 0) ^
          mixed(high + 0x9e37 * (i + 1) + stream)) >>>
          0,
      );
    this.a = word(0);
    this.b = word(1);
    this.c = word(2);
    this.d = word(3) | 1;
    // Mixes the state, so that games with close numbers begin far apart.
    for (let i = 0; i < 8; i++) this.word();
  }

  /** 32 random bits. */
  word(): number {
    const product = Math.imul(this.b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const t = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  /** A uniform number in [0, 1), in steps of 2^-53. */
  uniform(): number {
    return ((this.word() >>> 5) * 67108864 + (this.word() >>> 6)) / 9007199254740992;
  }

  /** A whole number from 0 up to but not including `bound`, all equally likely. */
  below(bound: number): number {
    const limit = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const word = this.word();
      if (word < limit) return word % bound;
    }
  }

  d20(): number {
    return 1 + this.below(20);
  }

  /** The number of skulls on this many combat dice (3 of the 6 faces are skulls). */
  skulls(dice: number): number {
    let skulls = 0;
    for (let i = 0; i < dice; i++) skulls += this.word() & 1;
    return skulls;
  }
}

/** The finalizer of MurmurHash3: changing one bit of the word changes about half of the bits of the result. */
function mixed(word: number): number {
  let h = word >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
