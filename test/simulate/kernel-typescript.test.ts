import { rollTypescript } from '../../src/simulate/kernel-typescript.ts';
import { describeKernel } from './kernel-properties.ts';

describeKernel('TypeScript', rollTypescript);
