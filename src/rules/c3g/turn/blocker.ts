/** Somebody that Knockback Damage can hit: one of the attackers, or a bystander. */
export type Blocker = { readonly attacker: number } | { readonly bystander: number };

export function sameBlocker(a: Blocker, b: Blocker): boolean {
  if ('attacker' in a) return 'attacker' in b && a.attacker === b.attacker;
  return 'bystander' in b && a.bystander === b.bystander;
}
