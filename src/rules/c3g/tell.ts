import { counted, listed } from '../../words/english.ts';
import type { FacesRolled, Step } from '../plan.ts';
import type { Blow } from './blow.ts';
import { ATTACK, DEFENSE, IGNORE } from './pools.ts';
import type { AttackProfile } from './profile.ts';
import type { C3gScenario } from './scenario.ts';
import { inFaces } from './tell-faces.ts';
import { tellKnockback } from './tell-knockback.ts';

/** Tells a blow step by step, in the manner of the rule document's examples. */
export function tellBlow(
  blow: Blow,
  faces: FacesRolled,
  attack: AttackProfile,
  scenario: C3gScenario,
): Step[] {
  if (attack.attackDice === 0) {
    const text = `${scenario.attacker.name} has no attack dice: an attack with 0 dice is no attack.`;
    return [{ title: 'No attack', text }];
  }
  const steps = [tellDice(attack, scenario), tellRoll(blow, faces, attack, scenario)];
  if (attack.ignoresAttackOn !== undefined) steps.push(tellIgnoring(blow, faces, attack, scenario));
  if (blow.strike.ignored) return steps;
  return [
    ...steps,
    tellWounds(blow, attack, scenario),
    ...tellKnockback(blow, faces, attack, scenario),
  ];
}

/** Who attacks whom, with how many dice and why. */
export function tellDice(
  attack: AttackProfile,
  { attacker, defender, specialAttack }: C3gScenario,
): Step {
  const because = (field: 'attackDice' | 'defenseDice', noun: string) =>
    listed(
      attack.changes
        .filter((change) => change.field === field)
        .map(({ by, cause }) => {
          const dice = counted(Math.abs(by), 'die', 'dice');
          return by < 0
            ? `subtracts ${dice} from its ${noun} due to ${cause}`
            : `adds ${dice} to its ${noun} for ${cause}`;
        }),
    );
  const rolls = (name: string, dice: number, reason: string) =>
    `${name} ${reason ? `${reason} and ` : ''}rolls ${counted(dice, 'combat die', 'combat dice')}.`;
  const kind = specialAttack ? 'a special attack' : 'a normal attack';
  return {
    title: 'The attack',
    text: [
      `${attacker.name} attacks ${defender.name} with ${kind}.`,
      rolls(attacker.name, attack.attackDice, because('attackDice', 'attack')),
      rolls(defender.name, attack.defenseDice, because('defenseDice', 'defense')),
    ].join(' '),
  };
}

function tellRoll(
  blow: Blow,
  faces: FacesRolled,
  attack: AttackProfile,
  scenario: C3gScenario,
): Step {
  const { attacker, defender } = scenario;
  const attacks = `${attacker.name} rolls ${inFaces(faces[ATTACK.name])}.`;
  const tough = attack.changes.filter((change) => change.field === 'automaticShields');
  const shields = counted(blow.strike.automaticShields, 'automatic shield');
  const from = listed(tough.map((change) => change.cause));
  const adds = blow.strike.automaticShields
    ? ` ${defender.name} adds ${shields} from ${from}.`
    : tough.length > 0
      ? ` No defense die is rolled, so ${from} adds no shields.`
      : '';
  const defends =
    attack.defenseDice > 0 ? ` ${defender.name} rolls ${inFaces(faces[DEFENSE.name])}.` : '';
  return { title: 'The roll', text: `${attacks}${defends}${adds}` };
}

function tellIgnoring(
  blow: Blow,
  faces: FacesRolled,
  attack: AttackProfile,
  scenario: C3gScenario,
): Step {
  const { name } = scenario.defender;
  const shown = `${name} rolls ${listed(faces[IGNORE.name] ?? [])} on the D20`;
  const text = blow.strike.ignored
    ? `${shown}: at ${attack.ignoresAttackOn} or higher it ignores the attack. No wounds, no Knockback.`
    : `${shown}, below ${attack.ignoresAttackOn}: the attack is not ignored.`;
  return { title: 'Ignoring the attack', text };
}

function tellWounds(
  { strike }: Blow,
  attack: AttackProfile,
  { attacker, defender }: C3gScenario,
): Step {
  const total = `${defender.name}'s total of ${counted(strike.blocks, 'shield')}`;
  const each = attack.hitsPerSkull > 1 ? `, each counting for ${attack.hitsPerSkull}` : '';
  const hits = `the ${counted(strike.hits, 'hit')} from ${attacker.name}'s ${counted(strike.skulls, 'skull')}${each}`;
  const isCut = strike.wounds < strike.hits - strike.blocks;
  const cut = isCut ? ', all that its Life has left' : '';
  const received = `receives ${counted(strike.wounds, 'wound')}${cut}`;
  const outcome =
    strike.hits === 0
      ? `${attacker.name} rolled no skulls, so there are no hits and ${defender.name} ${received}.`
      : strike.blocks === 0
        ? `${defender.name} has no shields against ${hits}, and it ${received}.`
        : strike.hits <= strike.blocks
          ? `${total} blocks ${hits}, and it ${received}.`
          : `${total} is not enough to block ${hits}, and it ${received}.`;
  return {
    title: 'Wounds',
    text: `${outcome}${tellLife(strike.wounds, strike.destroyed, defender)}`,
  };
}

function tellLife(wounds: number, destroyed: boolean, defender: C3gScenario['defender']): string {
  if (defender.life === undefined || wounds === 0) return '';
  const taken = defender.wounds + wounds;
  const fate = destroyed ? 'it is destroyed' : 'it is not destroyed';
  return ` With ${counted(taken, 'wound')} of a Life of ${defender.life}, ${fate}.`;
}
