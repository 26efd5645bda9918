import {
  capitalised,
  counted,
  does,
  inSentence,
  isPlural,
  itDoes,
  its,
  listed,
  type Named,
  possessive,
  verbOf,
} from '../../base/index.ts';
import type { AttackChange } from '../../cards/index.ts';
import type { FacesRolled } from '../../chance/index.ts';
import type { Step } from '../../rules/index.ts';
import type { C3gScenario } from '../scenario.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import { notTargeted } from './not-targeted.ts';
import { ATTACK, DEFENSE, IGNORE } from './pools.ts';
import type { AttackProfile } from './profile.ts';
import { inFaces, rolledFaces } from './tell-faces.ts';
import { tellKnockback } from './tell-knockback.ts';
import {
  tellAgain,
  tellEvasion,
  tellPowerRolls,
  titlesRolled,
  whatPowersDid,
} from './tell-powers.ts';
import { strikers, type ToldTolls, tellTolls } from './tell-tolls.ts';

/**
 * Tells an attack step by step, in the style of the rule document's examples and the order of the
 * stages.
 */
export function tellOutcome(
  outcome: AttackOutcome,
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): Step[] {
  const { attack } = outcome;
  const rolls = tellPowerRolls(outcome, faces, profile, scenario);
  const tolls = tellTolls(
    outcome,
    profile,
    scenario,
    counted,
    titlesRolled(outcome, faces, profile, scenario),
  );
  const afterwards = [
    ...rolls('afterwards'),
    ...whatPowersDid([...tolls.after, ...tellAgain(outcome, scenario)]),
  ];
  const before = [...rolls('beforehand'), ...whatPowersDid(tolls.before)];
  // 1. No attack at all.
  if (!attack.made) {
    const why = tellNoAttack(outcome, profile, scenario);
    return [...rolls('dice'), ...before, why, ...afterwards];
  }
  // 2. The dice, and the roll to ignore the attack.
  const begun = [
    ...rolls('dice'),
    tellDice(attack, scenario),
    ...before,
    ...tellIgnoring(outcome, faces, profile, scenario),
  ];
  // 3. The roll and what follows, unless the attack is ignored or evaded.
  if (attack.ignored) return [...begun, ...afterwards];
  const attacks = [
    ...rolls('attackRoll'),
    ...tellRoll(outcome, faces, profile, scenario, [
      ...rolls('evasion'),
      ...whatPowersDid(tellEvasion(outcome, scenario)),
      ...rolls('defenseRoll'),
    ]),
  ];
  if (attack.evaded) return [...begun, ...attacks, ...afterwards];
  return [
    ...begun,
    ...attacks,
    ...rolls('reckoning'),
    tellWounds(outcome, scenario),
    ...rolls('wounded'),
    ...whatPowersDid(tolls.wounded),
    ...rolls('back'),
    ...tellBack(outcome, profile, tolls),
    ...rolls('knockback'),
    ...tellKnockback(outcome, faces, profile, scenario),
    ...afterwards,
  ];
}

/** Stage 8, titled after the power that strikes back. */
function tellBack(outcome: AttackOutcome, { active }: AttackProfile, { back }: ToldTolls): Step[] {
  if (back.length === 0) return [];
  const { blocks, hits } = outcome.attack;
  const beyond = counted(blocks - hits, 'block');
  const left = `${capitalised(beyond)} ${blocks - hits === 1 ? 'is' : 'are'} left over.`;
  return [{ title: listed(strikers(outcome, active)), text: [left, ...back].join(' ') }];
}

/** Tells why no attack was made. */
export function tellNoAttack(
  { attack, struckDown }: AttackOutcome,
  profile: AttackProfile,
  { attacker, defender }: C3gScenario,
): Step {
  const hidden = notTargeted(defender.name, profile, attack.changes);
  const why = attack.replaced
    ? `${attacker.name} used a power instead of attacking.`
    : struckDown
      ? `${defender.name} was destroyed before the attack.`
      : attack.destroyed.attacker
        ? `${attacker.name} was destroyed before the attack.`
        : hidden
          ? `${hidden}.`
          : `${does(attacker, 'has')} no attack dice: an attack with 0 dice is no attack.`;
  return { title: 'No attack', text: why };
}

/** The dice of an attack, with the reasons for their numbers. */
interface DiceCounted {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly changes: readonly AttackChange[];
}

/** Who attacks whom, with how many dice and why. */
export function tellDice(
  { attackDice, defenseDice, changes }: DiceCounted,
  { attacker, defender, specialAttack, special }: C3gScenario,
): Step {
  const because = (one: Named, field: 'attackDice' | 'defenseDice', noun: string) => {
    const [subtracts, adds] = ['subtracts', 'adds'].map((verb) => verbOf(isPlural(one), verb));
    return listed(
      changes
        .filter((change) => change.field === field)
        .map(({ by, cause }) => {
          const dice = counted(Math.abs(by), 'die', 'dice');
          return by < 0
            ? `${subtracts} ${dice} from ${its(one)} ${noun} due to ${cause}`
            : `${adds} ${dice} to ${its(one)} ${noun} for ${cause}`;
        }),
    );
  };
  const rolls = (one: Named, dice: number, reason: string) =>
    `${one.name} ${reason ? `${reason} and ` : ''}${verbOf(isPlural(one), 'rolls')} ${counted(dice, 'combat die', 'combat dice')}.`;
  const kind = special?.title ?? (specialAttack ? 'a special attack' : 'a normal attack');
  return {
    title: 'The attack',
    text: [
      `${does(attacker, 'attacks')} ${inSentence(defender.name)} with ${kind}.`,
      rolls(attacker, attackDice, because(attacker, 'attackDice', 'attack')),
      rolls(defender, defenseDice, because(defender, 'defenseDice', 'defense')),
    ].join(' '),
  };
}

/** @param between steps between the attack roll and the defense roll */
function tellRoll(
  { attack }: AttackOutcome,
  faces: FacesRolled,
  { shieldsFrom }: AttackProfile,
  { attacker, defender }: C3gScenario,
  between: readonly Step[],
): Step[] {
  const isRolled = attack.defenseDice > 0 && !attack.undefended && !attack.evaded;
  const attacks = [
    `${does(attacker, 'rolls')} ${inFaces(rolledFaces(faces, ATTACK.name))}.`,
    tellSkulls(attack, attacker),
  ].join('');
  const defends = [
    isRolled ? ` ${does(defender, 'rolls')} ${inFaces(rolledFaces(faces, DEFENSE.name))}.` : '',
    attack.evaded ? '' : tellShields(attack, defender, isRolled ? [] : shieldsFrom),
  ].join('');
  const title = 'The roll';
  if (between.length === 0) return [{ title, text: `${attacks}${defends}` }];
  const defense = { title: 'The defense', text: defends.trim() };
  return [{ title, text: attacks }, ...between, ...(defends ? [defense] : [])];
}

function tellSkulls({ automaticSkulls, changes }: AttackOutcome['attack'], one: Named): string {
  if (automaticSkulls === 0) return '';
  const from = listed(changes.filter(isOf('automaticSkulls')).map(({ cause }) => cause));
  return ` ${does(one, 'adds')} ${counted(automaticSkulls, 'automatic skull')} from ${from}.`;
}

/** @param idle powers whose shields do not count because no defense die is rolled */
function tellShields(
  { automaticShields, changes }: AttackOutcome['attack'],
  one: Named,
  idle: readonly string[],
): string {
  if (automaticShields > 0) {
    const shields = counted(automaticShields, 'automatic shield');
    const from = listed(changes.filter(isOf('automaticShields')).map(({ cause }) => cause));
    return ` ${does(one, 'adds')} ${shields} from ${from}.`;
  }
  return idle.length > 0 ? ` No defense die is rolled, so ${listed(idle)} adds no shields.` : '';
}

const isOf =
  (field: AttackChange['field']) =>
  (change: AttackChange): boolean =>
    change.field === field;

/** Told before the dice that it makes unnecessary. */
function tellIgnoring(
  { attack }: AttackOutcome,
  faces: FacesRolled,
  { ignoresOn }: AttackProfile,
  { defender }: C3gScenario,
): Step[] {
  const title = 'Ignoring the attack';
  const fell = faces[IGNORE.name];
  if (!fell || ignoresOn === undefined) {
    // The roll itself was told with the rolls of powers.
    const text = `${does(defender, 'ignores')} the attack. No wounds, no Knockback.`;
    return attack.ignored ? [{ title, text }] : [];
  }
  const shown = `${does(defender, 'rolls')} ${listed(fell)} on the D20`;
  const text = attack.ignored
    ? `${shown}: at ${ignoresOn} or higher ${itDoes(defender, 'ignores')} the attack. No wounds, no Knockback.`
    : `${shown}, below ${ignoresOn}: the attack is not ignored.`;
  return [{ title, text }];
}

function tellWounds(outcome: AttackOutcome, { attacker, defender }: C3gScenario): Step {
  const { attack } = outcome;
  const shields = attack.shields + attack.automaticShields;
  const worth = attack.blocksPerShield > 1 ? `, each blocking ${attack.blocksPerShield},` : '';
  const total = `${possessive(defender)} total of ${counted(shields, 'shield')}${worth}`;
  const each = attack.hitsPerSkull > 1 ? `, each counting for ${attack.hitsPerSkull}` : '';
  const automatic =
    attack.automaticSkulls > 0 ? ` and ${counted(attack.automaticSkulls, 'automatic skull')}` : '';
  const hits = `the ${counted(attack.hits, 'hit')} from ${inSentence(possessive(attacker))} ${counted(attack.skulls, 'skull')}${each}${automatic}`;
  const wounds = attack.wounds.attack;
  const wounded = `${counted(wounds, 'wound')}${whyFewer(attack)}`;
  const received = `${itDoes(defender, 'receives')} ${wounded}`;
  const result =
    attack.hits === 0
      ? `${attacker.name} rolled no skulls, so there are no hits and ${inSentence(does(defender, 'receives'))} ${wounded}.`
      : shields === 0
        ? `${does(defender, 'has')} no shields against ${hits}, and ${received}.`
        : attack.hits <= attack.blocks
          ? `${total} blocks ${hits}, and ${received}.`
          : `${total} is not enough to block ${hits}, and ${received}.`;
  return { title: 'Wounds', text: `${result}${tellLife(outcome, defender)}` };
}

/** Why there are fewer wounds than hits minus blocks. */
export function whyFewer(attack: AttackOutcome['attack']): string {
  const { hits, blocks, wounds, shields } = attack;
  if (wounds.attack >= hits - blocks) return '';
  if (attack.ignoredWounds) return ', since they are ignored';
  if (attack.oneShieldBlocksAll && shields > 0) return ', since one shield blocks everything';
  if (wounds.attack === attack.mostWounds) return ', the most that one attack can deal';
  return ', all the Life left';
}

function tellLife({ attack, tolls }: AttackOutcome, defender: C3gScenario['defender']): string {
  const wounds = attack.wounds.attack;
  if (defender.life === undefined || wounds === 0) return '';
  const taken = defender.wounds + tolls.ignoring.unblockable + wounds;
  const fate = `${itDoes(defender, 'is')} ${taken >= defender.life ? '' : 'not '}destroyed`;
  return ` With ${counted(taken, 'wound')} of a Life of ${defender.life}, ${fate}.`;
}
