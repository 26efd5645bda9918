import type { PolicyName } from '../../scenario.ts';
import type { PolicyMaker } from './maker.ts';
import { nearest } from './nearest.ts';
import { random } from './random.ts';
import { standard } from './standard.ts';

/** All ways to play. A new one is an entry beside these and a line here. */
const POLICIES: Readonly<Record<PolicyName, PolicyMaker>> = { standard, nearest, random };

export function policyNamed(name: PolicyName): PolicyMaker {
  return POLICIES[name];
}
