import type { Plain } from '../reference/cards.ts';
import type { FightData } from '../reference/index.ts';
import type { Document } from './scenarios.ts';

interface Attack extends Omit<FightData, 'attacker' | 'defender' | 'special' | 'heightAdvantage'> {
  readonly attacker: FightData['attacker']['card'];
  readonly defender: FightData['defender']['card'];
  readonly specialAttack?: boolean;
  readonly heightAdvantage?: 'attacker' | 'defender' | 'neither';
}

/** A special attack with the dice of the card. */
const SPECIAL = { name: 'Special', effects: [{ specialAttack: { range: 9 } }] };

/** The powers that also act in a special attack which no power of the card makes. */
const IN_ANY_ATTACK: Readonly<Record<string, object>> = {
  'super-strength': { superStrength: true, when: 'anyAttack' },
  'nth-metal-mace': { enemyDefenseDice: -1, when: 'anyAttack' },
};

function inSpecialAttack(power: unknown) {
  const effect = IN_ANY_ATTACK[String(power)];
  return effect ? { name: String(power), effects: [effect] } : power;
}

/** The document of a single attack as the reference takes it; its cards are written out. */
export function inReference(document: Document): FightData {
  const { attacker, defender, specialAttack, heightAdvantage, ...setting } =
    document as unknown as Attack;
  const powers = (attacker.powers ?? []) as unknown[];
  const inSpecial = [...powers.map(inSpecialAttack), SPECIAL];
  const isHigher = heightAdvantage === 'attacker' || heightAdvantage === 'defender';
  return {
    ...setting,
    attacker: { card: { ...attacker, powers: (specialAttack ? inSpecial : powers) as Plain[] } },
    defender: { card: defender, wounds: Number(defender.wounds ?? 0) },
    special: specialAttack ? 0 : 'normal',
    ...(isHigher && { heightAdvantage }),
  };
}
