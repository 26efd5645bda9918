import { rollTypescript } from '../../../src/simulate/kernels/typescript.ts';
import { describeKernel } from './kernel-properties.ts';

describeKernel('TypeScript', rollTypescript);
