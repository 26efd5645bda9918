import { wholeName } from '../../dice/dice.ts';
import { lineText } from '../../powers/describe.ts';
import type { EffectLine } from '../../powers/effect-line.ts';
import type { Side } from '../../powers/figure.ts';
import { counted, listed } from '../../words/english.ts';
import type { FacesRolled, Step } from '../plan.ts';
import type { Blow } from './blow.ts';
import { IGNORE } from './pools.ts';
import type { AttackProfile } from './profile.ts';
import type { C3gScenario } from './scenario.ts';
import { inFaces } from './tell-faces.ts';

/** The dice that powers rolled: whose, for what, and what they showed. */
export function tellPowerRolls(
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): Step[] {
  return powerRolls(faces, profile).map(({ owner, title, rolled, line }) => ({
    title,
    text: `${scenario[owner].name} rolls ${rolled} for ${title}: ${lineText(line)}.`,
  }));
}

/** The same without what the powers do. */
export function namePowerRolls(
  faces: FacesRolled,
  profile: AttackProfile,
  scenario: C3gScenario,
): string[] {
  return powerRolls(faces, profile).map(
    ({ owner, title, rolled }) => `${scenario[owner].name} rolls ${rolled} for ${title}.`,
  );
}

interface PowerRoll {
  readonly owner: Side;
  readonly title: string;
  /** "13 on the D20", "two skulls" */
  readonly rolled: string;
  readonly line: EffectLine;
}

function powerRolls(faces: FacesRolled, { active, ignoresOn }: AttackProfile): PowerRoll[] {
  const told = new Set<string>(ignoresOn === undefined ? [] : [IGNORE.name]);
  return active.flatMap(({ power, line, dice }) => {
    const { owner, title, d20 } = power;
    return [d20.name, dice].flatMap((name) => {
      const fell = told.has(name) ? [] : facesOf(faces, name);
      told.add(name);
      if (fell.length === 0) return [];
      const rolled = isNumbers(fell) ? `${listed(fell)} on the D20` : inFaces(fell);
      return [{ owner, title, rolled, line }];
    });
  });
}

/** In however many parts, and however often, the dice were thrown. */
function facesOf(faces: FacesRolled, name: string): string[] {
  return Object.entries(faces)
    .filter(([pool]) => wholeName(pool).replace(/-again-\d+$/, '') === name)
    .flatMap(([, fell]) => fell);
}

const isNumbers = (faces: readonly string[]) => faces.every((face) => /^\d+$/.test(face));

/** What powers did beside the wounds of the attack, and to whom. */
export function tellAftermath({ attack }: Blow, { attacker, defender }: C3gScenario): Step[] {
  const { wounds, attackerWounds, healed, destroyed } = attack;
  const sentences = [
    ...(attack.evaded ? [`${defender.name} evades the attack: no wounds, no Knockback.`] : []),
    ...(wounds.extra > 0
      ? [`${defender.name} receives ${counted(wounds.extra, 'extra wound')}.`]
      : []),
    ...(wounds.unblockable > 0
      ? [`${defender.name} receives ${counted(wounds.unblockable, 'unblockable wound')}.`]
      : []),
    ...(attackerWounds > 0
      ? [`${attacker.name} receives ${counted(attackerWounds, 'wound')}.`]
      : []),
    ...(destroyed.attacker ? [`${attacker.name} is destroyed.`] : []),
    ...(healed > 0 ? [`${attacker.name} is healed of ${counted(healed, 'wound')}.`] : []),
    ...(attack.again ? [`${attacker.name} may attack again.`] : []),
  ];
  return sentences.length > 0 ? [{ title: 'What powers did', text: sentences.join(' ') }] : [];
}
