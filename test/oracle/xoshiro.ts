/**
 * xoshiro128** 1.1 in integers of any size, each step cut to 32 bits, from the definition of Blackman and Vigna
 * ("Scrambled linear pseudorandom number generators", 2021, figure of the four-word engine, and prng.di.unimi.it):
 * the output is rotl(s1 * 5, 7) * 9; the engine adds s0 into s2 and s1 into s3, then s2 into s1 and s3 into s0, then
 * the second word as it was, shifted left by 9, into s2, and turns s3 left by 11 (all additions without carry).
 */
export class Xoshiro {
  private words: [bigint, bigint, bigint, bigint];

  constructor(words: readonly number[]) {
    const [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = words;
    this.words = [BigInt(s0), BigInt(s1), BigInt(s2), BigInt(s3)];
  }

  next(): bigint {
    let [s0, s1, s2, s3] = this.words;
    const drawn = word(turned(word(s1 * 5n), 7n) * 9n);
    const shifted = word(s1 << 9n);
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = turned(s3, 11n);
    this.words = [s0, s1, s2, s3];
    return drawn;
  }
}

function word(n: bigint): bigint {
  return n % (1n << 32n);
}

function turned(n: bigint, by: bigint): bigint {
  return word(n << by) | (n >> (32n - by));
}
