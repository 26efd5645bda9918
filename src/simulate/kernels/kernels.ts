import type { Kernel } from './kernel.ts';
import { rollTypescript } from './typescript.ts';
import { rollWasm, wasmRuns } from './wasm.ts';

export const KERNEL_NAMES = ['wasm', 'typescript'] as const;
export type KernelName = (typeof KERNEL_NAMES)[number];

const KERNELS: Record<KernelName, Kernel> = { wasm: rollWasm, typescript: rollTypescript };

/** Whether a kernel runs on this thread. */
export function kernelRuns(name: KernelName): boolean {
  return name !== 'wasm' || wasmRuns();
}

/** The kernel of a name; without one, the quickest that this machine runs. */
export function kernelNamed(name?: KernelName): Kernel {
  return KERNELS[name ?? (wasmRuns() ? 'wasm' : 'typescript')];
}
