import { playTypescript } from '../../../../src/simulate/kernels/chains/typescript.ts';
import { describeChainKernel } from './chain-properties.ts';

describeChainKernel('TypeScript', playTypescript);
