/* Lists the rolls for powers in an attack as plain data, in the order of the stages. */

import {
  type ActingRule,
  type AttackState,
  countIn,
  isForAgain,
  lineText,
  neededFor,
  READS,
  type RuleKind,
  type RuleMoment,
  readsOf,
  rollOf,
  rowsOf,
  type Side,
} from '../../cards/index.ts';
import { type FacesRolled, wholeName } from '../../chance/index.ts';
import { type PowerRoll, ROLL_TIMES, type RollTime } from '../../rules/index.ts';
import type { C3gScenario } from '../scenario.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import { countsAs, luckFor, luckGivers } from './luck.ts';
import { ATTACK, DEFENSE, IGNORE } from './pools.ts';
import type { AttackProfile } from './profile.ts';

const OF_MOMENT: Readonly<Partial<Record<RuleMoment, RollTime>>> = {
  attackDice: 'dice',
  diceCounted: 'dice',
  beforeAttack: 'beforehand',
  insteadOfAttack: 'beforehand',
  attacked: 'beforehand',
  attackRoll: 'attackRoll',
  evasion: 'evasion',
  defenseRoll: 'defenseRoll',
  reckoning: 'reckoning',
  woundsKnown: 'reckoning',
  wounded: 'wounded',
  blocked: 'back',
  knockback: 'knockback',
};

function timeOf({ kind, rule, power }: ActingRule, { tolls }: AttackOutcome): RollTime {
  if (kind.at === 'dice') return 'dice';
  // Rerolls and blanks that count as other faces apply to the figure's own dice.
  if (kind.at === 'rerolls') return REROLL_TIMES[power.owner];
  if (kind.at === 'blanks') return power.owner === 'defender' ? 'defenseRoll' : 'attackRoll';
  if (!('on' in rule)) return OF_STANDING[kind.at] ?? 'afterwards';
  if (kind.at === 'never' || rule.on !== 'destroyed') return OF_MOMENT[rule.on] ?? 'afterwards';
  if (tolls.ignoring.defenderDestroyed) return 'beforehand';
  return tolls.wounds.defenderDestroyed ? 'wounded' : 'afterwards';
}

const REROLL_TIMES = { attacker: 'attackReroll', defender: 'defenseReroll' } as const;

const OF_STANDING: Readonly<Partial<Record<RuleKind['at'], RollTime>>> = {
  mostDice: 'dice',
  knockback: 'knockback',
};

/** The rolls for powers in the order of the stages. A roll that several effects of a power share is listed once. */
export function powerRolls(
  outcome: AttackOutcome,
  faces: FacesRolled,
  { active, ignoresOn }: AttackProfile,
  scenario: C3gScenario,
): PowerRoll[] {
  const staged = active
    .map((one) => ({ ...one, at: timeOf(one, outcome) }))
    .toSorted((a, b) => ROLL_TIMES.indexOf(a.at) - ROLL_TIMES.indexOf(b.at));
  const told = ignoresOn === undefined ? [] : [IGNORE.name];
  return rollsShown(staged, faces, scenario, outcome.attack, told);
}

/**
 * The rolls for the given effects.
 *
 * @param told dice that are listed elsewhere
 */
export function rollsShown(
  active: readonly (ActingRule & { readonly at?: RollTime })[],
  faces: FacesRolled,
  scenario: C3gScenario,
  attack: AttackState,
  told: readonly string[] = [],
): PowerRoll[] {
  const known = new Set(told);
  return active.flatMap((one) => {
    const { power, line, dice, at } = one;
    const asksD20 = (readsOf(one.when) & READS.roll) !== 0;
    const asked = asksD20 ? [power.d20.name, dice] : [dice];
    return asked.flatMap((name): PowerRoll[] => {
      const fell = known.has(name) ? [] : facesOf(faces, name);
      known.add(name);
      if (fell.length === 0) return [];
      const roll = {
        who: scenario[power.owner].name,
        power: power.title,
        effect: lineText(line),
        ...(at && { at }),
        ...(isForAgain(power) && { isForUse: true as const }),
      };
      if (name === dice && isCertain(one)) return [{ ...roll, faces: [] }];
      if (!isNumbers(fell)) {
        const isReroll = one.kind.at === 'rerolls';
        return [{ ...roll, faces: fell, ...(isReroll && { rerolled: fell.length }) }];
      }
      return [{ ...roll, faces: fell, ...d20Told(one, name, fell, scenario, attack) }];
    });
  });
}

/**
 * What other figures add to the D20 roll for a power and, if the roll failed, the number that was needed. If an effect
 * comes from another figure, nothing is added to the rolls for that effect.
 */
function d20Told(
  one: ActingRule,
  name: string,
  fell: readonly string[],
  scenario: C3gScenario,
  attack: AttackState,
): Pick<PowerRoll, 'counts' | 'givers' | 'needs' | 'distance'> {
  const { power, line } = one;
  const { granted = [] } = scenario[power.owner];
  const given = line.givenBy === undefined ? granted.filter(({ givenBy }) => givenBy) : [];
  const added = luckFor(power.title, given);
  const needed = leastOf(one, name, attack);
  const isFailed = needed !== undefined && fell.every((face) => Number(face) < needed);
  return {
    ...(added !== 0 && {
      counts: fell.map((face) => countsAs(Number(face), added)),
      givers: luckGivers(power.title, given),
    }),
    ...(isFailed && { needs: needed + added }),
    ...(isFailed && isHelpedByDistance(one) && { distance: attack.distance }),
  };
}

/** Reports the dice of the attack that were rolled again by a reroll built into the die. */
export function rerolls(
  faces: FacesRolled,
  { active }: Pick<AttackProfile, 'active'>,
  scenario: C3gScenario,
): PowerRoll[] {
  const of = (owner: Side, dice: string): PowerRoll[] => {
    const again = facesAgain(faces, dice);
    const cause = active.find(
      (one) =>
        one.kind.at === 'rerolls' &&
        one.power.owner === owner &&
        countIn(one).reroll?.dice === dice,
    );
    if (again.length === 0 || !cause) return [];
    const { power, line } = cause;
    return [
      {
        who: scenario[owner].name,
        power: power.title,
        effect: lineText(line),
        at: REROLL_TIMES[owner],
        faces: again,
        rerolled: again.length,
      },
    ];
  };
  return [...of('attacker', ATTACK.name), ...of('defender', DEFENSE.name)];
}

/** All rolls for rerolls in one roll of attack dice for several targets, in order. */
export function rerollsOfShared(
  active: readonly ActingRule[],
  faces: FacesRolled,
  scenario: C3gScenario,
  attack: AttackState,
): PowerRoll[] {
  const own = active
    .filter(({ kind, power }) => kind.at === 'rerolls' && power.owner === 'attacker')
    .map((one) => ({ ...one, at: REROLL_TIMES.attacker }));
  return [...rollsShown(own, faces, scenario, attack), ...rerolls(faces, { active }, scenario)];
}

/** The new faces of the dice with this name that were rerolled. */
function facesAgain(faces: FacesRolled, name: string): string[] {
  return Object.entries(faces)
    .filter(([pool]) => wholeName(pool) === `${name}-rerolled`)
    .flatMap(([, fell]) => fell.flatMap((face) => face.split(' then ')[1] ?? []));
}

/** The lowest D20 number that has an effect; undefined if every number has an effect. */
function leastOf(active: ActingRule, name: string, attack: AttackState): number | undefined {
  const { when, power } = active;
  if (name === power.d20.name)
    return when.some(({ d20 }) => d20 !== undefined) ? Math.min(...power.d20.numbers) : undefined;
  const [roll, rows] = [rollOf(active), rowsOf(active)];
  if (roll) return neededFor(roll, attack);
  return rows && Math.min(...Object.keys(rows).map(Number));
}

const isHelpedByDistance = (active: ActingRule): boolean => rollOf(active)?.plus === 'distance';

/** Whether a rule acts on every number of the D20, so that the card asks for no roll. */
const isCertain = (active: ActingRule): boolean => Number(rollOf(active)?.d20) <= 1;

/** The faces that the dice with this name showed, including rerolls and parts of a divided pool. */
function facesOf(faces: FacesRolled, name: string): string[] {
  return Object.entries(faces)
    .filter(([pool]) => wholeName(pool).replace(/-again-\d+$/, '') === name)
    .flatMap(([, fell]) => fell);
}

const isNumbers = (faces: readonly string[]) => faces.every((face) => /^\d+$/.test(face));
