/* The policies of the engine, indexed by name. */

import type { PolicyName } from '../../scenario.ts';
import type { PolicyMaker } from './maker.ts';
import { nearest } from './nearest.ts';
import { random } from './random.ts';
import { standard } from './standard.ts';

/** All policies. A new policy needs a file in this folder and an entry here. */
const POLICIES: Readonly<Record<PolicyName, PolicyMaker>> = { standard, nearest, random };

export function policyNamed(name: PolicyName): PolicyMaker {
  return POLICIES[name];
}
