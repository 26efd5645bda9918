import { groundAt } from '../../boards/terrain.ts';
import type { Engagement } from '../../cards/engagement.ts';
import type { PowerUse } from '../../cards/power.ts';
import { powerNamed } from '../../cards/powers/index.ts';
import { groundOf } from './ground.ts';
import type { C3gScenario, Higher } from './scenario.ts';

/** What a power, the ground or a setting changed in the numbers of the attack, for the story. */
export interface ProfileChange {
  readonly cause: string;
  readonly field: 'attackDice' | 'defenseDice' | 'automaticShields';
  readonly by: number;
}

/** An attack as it stands just before the dice are rolled. */
export interface AttackProfile extends Engagement {
  readonly changes: readonly ProfileChange[];
}

const COUNTED = ['attackDice', 'defenseDice', 'automaticShields'] as const;

/**
 * Lets the attacker's powers, the defender's powers and height advantage act on the cards' numbers
 * (RULES.md, section 1). Dice counts are held at 0 or more only when all have acted, so their order
 * does not matter.
 */
export function profileOf(scenario: C3gScenario): AttackProfile {
  const { attacker, defender } = scenario;
  const changes: ProfileChange[] = [];
  let engagement: Engagement = {
    normalAttack: !scenario.specialAttack,
    attackDice: attacker.attack,
    defenseDice: defender.defense,
    hitsPerSkull: 1,
    automaticShields: 0,
    superStrength: false,
    lavaResistant: false,
  };
  const change = (cause: string, next: Engagement) => {
    for (const field of COUNTED) {
      const by = next[field] - engagement[field];
      if (by !== 0) changes.push({ cause, field, by });
    }
    engagement = next;
  };
  for (const use of attacker.powers) change(...acted(use, 'attacker', engagement));
  for (const use of defender.powers) change(...acted(use, 'defender', engagement));
  const higher = higherOf(scenario);
  change('height advantage', {
    ...engagement,
    attackDice: engagement.attackDice + Number(higher === 'attacker'),
    defenseDice: engagement.defenseDice + Number(higher === 'defender'),
  });
  return {
    ...engagement,
    attackDice: Math.max(0, engagement.attackDice),
    defenseDice: Math.max(0, engagement.defenseDice),
    superStrength: engagement.superStrength && scenario.superStrength,
    changes,
  };
}

/** The title of a power and the numbers after it; a power of the other side's leaves them alone. */
function acted(
  use: PowerUse,
  side: 'attacker' | 'defender',
  before: Engagement,
): [string, Engagement] {
  const power = powerNamed(use.power);
  if (!power) throw new Error(`no power is named ${use.power}`);
  const applies = power.side === side && (power.applies?.(before) ?? true);
  return [power.title, applies ? power.act(before, use.number ?? 0) : before];
}

/** Whose base is higher: on a board by its levels, the higher space of a double base counting. */
function higherOf({ board, heightAdvantage }: C3gScenario): Higher {
  if (!board) return heightAdvantage;
  const { terrain } = groundOf(board);
  const [attacker, defender] = [board.attacker, board.defender].map((place) =>
    Math.max(...place.map((space) => groundAt(terrain, space)?.level ?? 0)),
  ) as [number, number];
  if (attacker === defender) return 'neither';
  return attacker > defender ? 'attacker' : 'defender';
}
