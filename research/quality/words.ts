import { once } from 'node:events';
import { chainState, chunkState, LANES } from '../../src/chance/simulate/kernels/streams.ts';

/*
 * Writes an endless stream of the random words that the kernels draw, as raw 32-bit words:
 *
 *   node build/tool.js words consecutive   from one chunk, block by block and lane by lane, as a kernel
 *                                    draws them; after 2^20 words the next chunk follows
 *   node build/tool.js words interleaved   from 1024 consecutive chunks in turn: the first word of each,
 *                                    the second of each …; after 2^20 words of each the next 1024
 *   node build/tool.js words fights        from one chunk of fights, a word of each lane in turn; after 2^20
 *                                    words the next chunk follows
 *
 * A seed may follow. `research/quality/dieharder.sh` runs a battery of tests on these words.
 */

const WORDS_OF_CHUNK = 2 ** 20;
/** The number of words in one write. */
const WRITE = 2 ** 16;

const CHUNKS_SIDE_BY_SIDE = { consecutive: 1, interleaved: 1024, fights: 1 };
const [, , order = '', seed = 'knockback'] = process.argv;
const sideBySide = CHUNKS_SIDE_BY_SIDE[order as keyof typeof CHUNKS_SIDE_BY_SIDE];
if (!sideBySide) {
  process.stderr.write('words consecutive|interleaved|fights [seed]\n');
  process.exit(2);
}

// Both kinds of states begin with the words of the four lanes.
const stateOf = order === 'fights' ? chainState : chunkState;
// The reader closes the pipe when it has enough words.
process.stdout.on('error', () => process.exit(0));
for (let first = 0; ; first += sideBySide) {
  const states = Array.from({ length: sideBySide }, (_, i) => stateOf(seed, first + i));
  for (let written = 0; written < WORDS_OF_CHUNK * sideBySide; written += WRITE) {
    const words = new Uint32Array(WRITE);
    const round = LANES * sideBySide;
    for (let start = 0; start < WRITE; start += round) {
      for (const [chunk, state] of states.entries()) {
        drawBlock(state, words, start + chunk, sideBySide);
      }
    }
    if (!process.stdout.write(new Uint8Array(words.buffer))) await once(process.stdout, 'drain');
  }
}

/** Draws one word for each lane with xoshiro128** 1.1, as in `src/chance/simulate/kernels/typescript.ts`. */
function drawBlock(state: Uint32Array, words: Uint32Array, at: number, stride: number): void {
  for (let lane = 0; lane < LANES; lane++) {
    let a = state[lane] as number;
    let b = state[LANES + lane] as number;
    let c = state[2 * LANES + lane] as number;
    let d = state[3 * LANES + lane] as number;
    const m = Math.imul(b, 5);
    words[at + lane * stride] = Math.imul((m << 7) | (m >>> 25), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    state[lane] = a;
    state[LANES + lane] = b;
    state[2 * LANES + lane] = c;
    state[3 * LANES + lane] = d;
  }
}
