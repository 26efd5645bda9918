/* The choice of kernel: WebAssembly or plain TypeScript. All kernels give the same tallies. */

import { playTypescript } from './chains/typescript.ts';
import { playWasm } from './chains/wasm.ts';
import type { ChainKernel, Kernel } from './kernel.ts';
import { rollTypescript } from './typescript.ts';
import { rollWasm, wasmRuns } from './wasm.ts';

export const KERNEL_NAMES = ['wasm', 'typescript'] as const;
export type KernelName = (typeof KERNEL_NAMES)[number];

/** The two kernels in one language: for Throws and for chains. */
interface Kernels {
  readonly roll: Kernel;
  readonly play: ChainKernel;
}

const KERNELS: Record<KernelName, Kernels> = {
  wasm: { roll: rollWasm, play: playWasm },
  typescript: { roll: rollTypescript, play: playTypescript },
};

/** Whether this thread can run a kernel. */
export function kernelRuns(name: KernelName): boolean {
  return name !== 'wasm' || wasmRuns();
}

/** The kernels in a language; by default, the fastest kernels that this machine can run. */
export function kernelsNamed(name?: KernelName): Kernels {
  return KERNELS[name ?? (wasmRuns() ? 'wasm' : 'typescript')];
}
