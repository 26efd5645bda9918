import { playTypescript } from '../../../../../src/chance/simulate/kernels/chains/typescript.ts';
import { describeChainKernel } from './chain-properties.ts';

describeChainKernel('TypeScript', playTypescript);
