import { groundsFor } from '../../grounds.ts';
import type { Setup } from '../setup.ts';

export const { groundOf, keepGround, withAttackerAt } = groundsFor<Setup>();
