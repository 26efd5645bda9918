import { type AttackChange, beyondOf } from '../../cards/index.ts';
import type { AttackProfile } from './profile.ts';

/**
 * Why no attack is possible from this distance, if the defender's `notTargetedBeyond` prevents it: "D cannot be the
 * target of normal attacks from more than 2 spaces away (Cloak)"
 *
 * @param defender the defender's name
 * @param changes the reasons why the attack dice change
 * @returns undefined if no power of this kind removed the dice
 */
export function notTargeted(
  defender: string,
  { active, ...profile }: Pick<AttackProfile, 'active' | 'changes'>,
  changes: readonly AttackChange[] = profile.changes,
): string | undefined {
  const power = active.find(
    ({ kind, power: { title } }) =>
      kind.name === 'bar.attackNormally' &&
      changes.some(({ cause, field, by }) => cause === title && field === 'attackDice' && by < 0),
  );
  if (!power) return undefined;
  const {
    power: { title },
  } = power;
  const beyond = beyondOf(power);
  const from = beyond === 1 ? 'non-adjacent figures' : `more than ${beyond} spaces away`;
  return `${defender} cannot be the target of normal attacks from ${from} (${title})`;
}
