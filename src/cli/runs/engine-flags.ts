/* Flags of V8 that suit a command. V8 prints an error for flags that it does not know. */

import { setFlagsFromString } from 'node:v8';

/** When V8 optimizes a function. V8 counts a function's calls since Node 22, and counted its executed code before. */
const [OPTIMIZES_AFTER, USUAL] =
  Number.parseInt(process.versions.node, 10) < 22
    ? ['--interrupt-budget', 67_584]
    : ['--invocation-count-for-turbofan', 3000];

/** @param times how long V8 waits before it optimizes a function, as a multiple of the usual time */
function optimizeAfter(times: number): void {
  setFlagsFromString(`${OPTIMIZES_AFTER}=${times * USUAL}`);
}

/** The multiple for code of which each part runs rarely. */
const LATE = 9;

/**
 * Suits V8 to commands that end soon. V8 waits nine times as long as usual before it optimizes a function, because most
 * commands end before that pays, and gives new objects more room at once.
 */
export function setUpForStart(): void {
  optimizeAfter(LATE);
  setFlagsFromString('--semi-space-growth-factor=16');
}

/** Suits V8 to long runs of the same code, which it optimizes as early as usual. */
export function setUpForLongRun(): void {
  optimizeAfter(1);
}

/**
 * Suits V8 to random armies. They use the code of all powers, each of them rarely, so V8 waits before it optimizes a
 * function; otherwise it would do so before it has seen the kinds of objects that the function gets, and would have to
 * do it again. Garbage is collected when the heap has grown by 70%. Random armies keep more in memory than other fights,
 * and V8 would let the heap grow to three times its size.
 */
export function setUpForArmies(): void {
  optimizeAfter(LATE);
  setFlagsFromString('--heap-growing-percent=70');
}

/**
 * Suits V8 to large sweeps. Each combination leaves much garbage and little else, so V8 would let the heap grow to four
 * times its size. To optimize functions together with all that they call would take longer than it saves.
 */
export function setUpForLargeSweep(): void {
  setUpForLongRun();
  setFlagsFromString('--heap-growing-percent=150');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');
}
