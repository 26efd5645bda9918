/*
 * Compiles one attack into a Plan: the choice of attack and route, the Throw, the measures, and the
 * account for reports.
 */

import {
  BadInput,
  counted,
  decimal,
  does,
  inSentence,
  inTurn,
  its,
  listed,
  once,
  possessive,
  type Steps,
} from '../../base/index.ts';
import { ratioTo, weighOutcomesInSteps, wholeName } from '../../chance/index.ts';
import {
  type Account,
  type Aim,
  type AttackPlan,
  type Caveat,
  castOf,
  isNamed,
  type Options,
  type Value,
} from '../../rules/index.ts';
import { type CaveatSide, hasSeveral, othersAround, reachOf } from '../caveats/fight.ts';
import { groundCaveats, sightUnchecked } from '../caveats/ground.ts';
import { caveatsOf } from '../caveats/index.ts';
import { attackEvent } from '../combat/attack-event.ts';
import type { AttackOutcome } from '../combat/attack-outcome.ts';
import { attackValue } from '../combat/attack-value.ts';
import { attackDistributionInSteps } from '../combat/dice.ts';
import { factsOf } from '../combat/facts.ts';
import { measuresFor } from '../combat/measures.ts';
import { notTargeted } from '../combat/not-targeted.ts';
import { ATTACK } from '../combat/pools.ts';
import { possibleAttacks, reachProblems } from '../combat/possible-attacks.ts';
import { type AttackProfile, knocksBack, neverActs, profileOf } from '../combat/profile.ts';
import { remarksOnFriends } from '../combat/tell-friends.ts';
import { throwOutcomeOf } from '../combat/throw-outcome.ts';
import { headlineSentence } from '../fights/headline.ts';
import { type Route, routesOf } from '../ground/route.ts';
import { sceneOf } from '../ground/scene.ts';
import { attackSteps } from '../narration/attack-steps.ts';
import { whoIn } from '../narration/rolls.ts';
import { aimOf, type C3gScenario, type Choice, type Fighter, type Goal } from '../scenario.ts';
import type { Other } from '../setup.ts';
import { chooseRoute } from './choose-route.ts';

const DISPLACED = 'displaced';
const DESTROYED = 'destroyed';
const WOUNDED = 'totalWounds >= 1';

/**
 * The default questions for each goal, in the order in which they are tried. The last question is asked even if its
 * answer can only be no.
 */
const BY_GOAL: Readonly<Record<Goal, Account['usualQuestions']>> = {
  spaces: [DISPLACED, DESTROYED, WOUNDED],
  destroy: [DESTROYED, WOUNDED, DISPLACED, WOUNDED],
  wounds: [WOUNDED, DESTROYED, DISPLACED, WOUNDED],
};

/**
 * The default questions: whether the defender is displaced, destroyed or wounded, in the order set by the goal. If the
 * goal is `spaces` and Knockback applies, compared fights all get the question "displaced", because a wall in one fight
 * may prevent what happens in the others.
 *
 * @param knocksBack whether Knockback applies
 */
function usualQuestions(
  choice: Choice,
  knocksBack: boolean,
): Pick<Account, 'usualQuestions' | 'usualAmongMany'> {
  const goal = 'goal' in choice ? choice.goal : 'spaces';
  return {
    usualQuestions: BY_GOAL[goal],
    ...(goal === 'spaces' && knocksBack && { usualAmongMany: [DISPLACED] }),
  };
}

/**
 * Card statistics that can affect an attack. On a board, Height also counts, because it decides adjacency, climbs and
 * falls.
 */
const COUNTING = { attacker: ['attack'], defender: ['defense', 'life'] };

/** The caveats found last, and what they depend on. In a sweep, the next attack often has the same ones. */
let found: { readonly from: string; readonly caveats: readonly Caveat[] } | undefined;

/**
 * The caveats of an attack.
 *
 * @param adjacent whether attacker and defender are adjacent
 */
function attackCaveats(scenario: C3gScenario, adjacent: boolean): readonly Caveat[] {
  const { attacker, defender, rulings: _, ...others } = scenario;
  // The text of a board is too long to compare.
  if (others.board) return caveatsAnew(scenario, adjacent);
  const from = JSON.stringify([toldOf(attacker), toldOf(defender), others, adjacent]);
  if (found?.from !== from) found = { from, caveats: caveatsAnew(scenario, adjacent) };
  return found.caveats;
}

/** What caveats can tell about a card. They tell numbers of dice only if these are assumptions, and no wounds. */
function toldOf({ attack, defense, wounds: _, ...card }: Fighter) {
  const { assumed = [] } = card;
  return {
    ...card,
    ...(assumed.includes('attack') && { attack }),
    ...(assumed.includes('defense') && { defense }),
  };
}

function caveatsAnew(scenario: C3gScenario, adjacent: boolean): Caveat[] {
  const { attacker, defender, board, states = [] } = scenario;
  const side = (role: 'attacker' | 'defender', enemy: Fighter): CaveatSide => {
    const { hasOthers, besideFriends } = othersAround(board, role);
    return {
      card: scenario[role],
      role,
      counting: [...COUNTING[role], ...(board ? ['height'] : [])],
      facesSeveral: hasOthers || hasSeveral(enemy),
      besideFriends,
      enemies: [enemy],
    };
  };
  return [
    ...madeSpecial(scenario),
    ...caveatsOf({
      kind: 'attack',
      states,
      hasBoard: board !== undefined,
      areApart: !adjacent,
      sides: [side('attacker', defender), side('defender', attacker)],
    }),
    ...groundCaveats([attacker], defender, board),
    ...(board && !adjacent ? [{ kind: 'notPlayed', text: sightUnchecked([attacker]) }] : []),
  ];
}

/** The caveat for a special attack by a card that has no special attack. */
function madeSpecial({ attacker, specialAttack, special }: C3gScenario): Caveat[] {
  if (!specialAttack || special || !isNamed(attacker.name)) return [];
  const text = `${possessive(attacker)} attack dice are rolled as a special attack, although ${inSentence(does(attacker, 'has'))} none.`;
  return [{ kind: 'specialAttack', card: attacker.name, text }];
}

/**
 * Remarks printed with the results: what other figures grant, and why there is no Knockback.
 *
 * @param can whether attacker and defender are adjacent, and what the dice can do
 */
function remarksOn(
  scenario: C3gScenario,
  attack: AttackProfile,
  can: { readonly adjacent: boolean; readonly hasDice: boolean; readonly canKnockBack: boolean },
): string[] {
  const remarks = remarksOnFriends(scenario, (line) => neverActs(line, attack));
  const hidden = notTargeted(scenario.defender.name, attack);
  if (hidden) remarks.push(`No attack is possible: ${hidden}.`);
  else if (!can.hasDice) remarks.push('An attack with 0 dice does nothing.');
  else if (!can.adjacent)
    remarks.push('There is no Knockback, because the two figures are not adjacent.');
  else if (!can.canKnockBack)
    remarks.push(`There is no Knockback, because ${whyNot(scenario, attack)}.`);
  return remarks;
}

function whyNot(scenario: C3gScenario, attack: AttackProfile): string {
  if (attack.fight.isSpecial) return 'this is a special attack';
  if (!scenario.superStrength)
    return `${inSentence(possessive(scenario.attacker))} Super Strength is negated`;
  return `${inSentence(does(scenario.attacker, 'has'))} no Super Strength`;
}

/**
 * Chooses an attack for a figure with special attacks or optional powers: the most valuable attack among all that reach
 * the defender, with and without each power. Ties go to the first in the order of `choicesOfPowers`, then to the normal
 * attack, then to the order on the card.
 */
export function* chooseAttack(scenario: C3gScenario): Steps<{
  chosen: C3gScenario;
  remark?: string;
}> {
  const possible = possibleAttacks(scenario);
  if (!scenario.freeAttack && possible.length < 2) return { chosen: scenario };
  const { range } = scenario.attacker;
  const makes = does(scenario.attacker, 'makes');
  const rated = yield* inTurn(possible, function* (one) {
    return { ...one, value: yield* meanValue(one.scenario) };
  });
  const best = rated.reduce((a, b) => (b.value > a.value + EQUAL ? b : a));
  const values = rated.map(({ title, value }) => `${title} ${decimal(value, 2)}`);
  const choice = `${makes} the attack that deals more wounds on average: ${listed(values)}.`;
  if (rated.length === 1 && !best.scenario.specialAttack) {
    const remark = `${makes} ${its(scenario.attacker)} ${best.title}, because no special attack is possible here.`;
    return { chosen: best.scenario, remark };
  }
  const hasNormal = rated.some((one) => !one.scenario.specialAttack);
  const isOutOfReach = scenario.freeAttack === true && !hasNormal;
  return {
    chosen: best.scenario,
    remark: isOutOfReach
      ? `${choice} Its normal attack (Range ${range}) does not reach the target.`
      : choice,
  };
}

/** Smaller differences count as ties. */
const EQUAL = 1e-12;

function* meanValue(scenario: C3gScenario): Steps<number> {
  const profile = profileOf(scenario);
  const { chosen } = yield* chooseRoute(scenario, profile, routesOf(scenario));
  const weighed: [value: number, weight: bigint][] = [];
  const distribution = yield* attackDistributionInSteps(profile, scenario, chosen);
  const { total } = yield* weighOutcomesInSteps(distribution, (outcome, weight) => {
    weighed.push([valueOfBlow(outcome, scenario), weight]);
  });
  const share = ratioTo(total);
  return weighed.reduce((sum, [value, weight]) => sum + value * share(weight), 0);
}

function valueOfBlow({ attack }: AttackOutcome, { attacker, defender }: C3gScenario): number {
  const { life } = defender;
  const outcome = throwOutcomeOf(attack, 0, []);
  return attackValue(
    { ...outcome, enemyDestroyed: outcome.enemyDestroyed && life !== undefined },
    // An attacker without a Life counts as having one Life left.
    {
      own: (attacker.life ?? attacker.wounds + 1) - attacker.wounds,
      enemy: (life ?? 0) - defender.wounds,
    },
  );
}

/**
 * Compiles an attack into its dice and the rules that read them.
 *
 * @throws BadInput for an attack that is out of reach; this can happen if rulings were changed after the document was
 *   read
 */
export function* compile(scenario: C3gScenario): Steps<AttackPlan> {
  const problems = reachProblems(scenario);
  if (problems.length > 0) throw new BadInput(...problems);
  const { chosen: attacking, remark } = yield* chooseAttack(scenario);
  const attack = profileOf(attacking);
  const { chosen, options } = yield* chooseRoute(attacking, attack, routesOf(attacking));
  const made =
    remark === undefined
      ? []
      : [{ kind: 'attackMade', card: scenario.attacker.name, text: remark }];
  return yield* planOf(attacking, attack, chosen, options, made);
}

/**
 * The plan for an attack with Knockback along a given route; without a route there is no Knockback.
 *
 * @param made caveats about the choice of the attack
 */
export function* planOf(
  scenario: C3gScenario,
  attack: AttackProfile,
  route?: Route,
  options?: Options,
  made: readonly Caveat[] = [],
): Steps<AttackPlan> {
  const distribution = yield* attackDistributionInSteps(attack, scenario, route);
  const { thrown, alike, resolve, mostPoints } = distribution;
  const canKnockBack = knocksBack(attack) || (attack.hasMoreDice && mostPoints > 0);
  const measures = measuresFor(scenario, attack.active, blockersOn(route, mostPoints));
  const { attacker, defender, board, choice } = scenario;
  // Computed only when read, because a sweep compiles each attack several times but reports it once.
  const facts = once(() => factsOf(scenario, attack));
  const caveats = once(() => [...made, ...attackCaveats(scenario, route !== undefined)]);
  const remarks = once(() =>
    remarksOn(scenario, attack, {
      adjacent: route !== undefined,
      hasDice: attack.attackDice > 0 || thrown.some(({ name }) => wholeName(name) === ATTACK.name),
      canKnockBack,
    }),
  );
  return {
    model: {
      thrown,
      ...(alike !== undefined && { alike }),
      resolve(raw) {
        const done = resolve(raw);
        const outcome: Record<string, Value> = {};
        for (const measure of measures) outcome[measure.name] = measure.of(done);
        return outcome;
      },
    },
    account: {
      measures: measures.map(({ of, ...measure }) => measure),
      beside: defender.life === undefined ? [] : ['destroyed'],
      ...usualQuestions(choice, route !== undefined && canKnockBack),
      aim: aimIn(scenario),
      cast: castOf(attacker, defender),
      get facts() {
        return facts();
      },
      get caveats() {
        return caveats();
      },
      get remarks() {
        return remarks();
      },
      ...(options && { options }),
      ...(board && { scene: sceneOf(scenario, board, route, mostPoints) }),
    },
    story: {
      headline: (answered, figures) => headlineSentence(scenario, answered, figures),
      tell(raw, faces) {
        const event = attackEvent(resolve(raw), faces, attack, scenario);
        return { events: [event], steps: attackSteps(event, whoIn([attacker, defender])) };
      },
    },
  };
}

/** The objective, with a note if the attacker can attack from farther away than the places that `aim` ranks. */
function aimIn({ attacker, board, choice }: C3gScenario): Aim {
  const reach = board ? reachOf(attacker) : 1;
  if (reach <= 1) return aimOf(choice);
  const unchecked = `Only places next to the defender are ranked, although ${inSentence(attacker.name)} can attack up to ${counted(reach, 'space')} away.`;
  return { ...aimOf(choice), unchecked };
}

/** Everything that can block the defender, for any number of Knockback points the dice can give. */
function blockersOn(route: Route | undefined, mostPoints: number): Other[] {
  if (!route?.line) return [];
  const walks = Array.from({ length: mostPoints }, (_, i) => route.walk(i + 1));
  return [...new Set(walks.flatMap(({ blockers }) => blockers))];
}
