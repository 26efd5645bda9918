import { rollTypescript } from '../../../../src/chance/simulate/kernels/typescript.ts';
import { describeKernel } from './kernel-properties.ts';

describeKernel('TypeScript', rollTypescript);
