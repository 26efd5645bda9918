/* The registry of rulesets: built-in rulesets, rulesets added by programs, and values derived from all of them. */

import { BadInput, type Steps, shown } from '../../base/index.ts';
import { c3gArmies, c3gBattle, playGamesHere } from '../../battle/index.ts';
import { c3g, c3gDuel, c3gSurvival, c3gTurn } from '../../fight/index.ts';
import {
  type FightCommand,
  heroclix,
  type Objective,
  type Plan,
  type Ruleset,
  type Scenario,
} from '../../rules/index.ts';

// A thread that knows the rulesets can play battles itself, without workers.
playGamesHere();

/** The built-in rulesets. To add one, add a folder and a line here. */
const BUILT_IN: readonly Ruleset[] = [
  c3g as Ruleset,
  c3gDuel as Ruleset,
  c3gSurvival as Ruleset,
  c3gTurn as Ruleset,
  c3gBattle as Ruleset,
  c3gArmies as Ruleset,
  heroclix as Ruleset,
];

/** Replaced on every change and never mutated, so comparing references shows whether derived data are current. */
let known = BUILT_IN;

/** Every known ruleset: the built-in ones, then added ones. */
export function rulesets(): readonly Ruleset[] {
  return known;
}

/**
 * Registers a ruleset, so that experiments can name it and results under it can be read.
 *
 * @returns a function that removes the ruleset again
 * @throws BadInput at `name` if a ruleset with that name and kind of fight exists
 */
export function addRuleset(ruleset: Ruleset): () => void {
  const { name, fight } = ruleset;
  if (known.some((one) => one.name === name && one.fight === fight)) {
    const taken = namesOf(known.filter((one) => one.fight === fight));
    const found = `${shown(name)}, which is already taken`;
    throw new BadInput({ path: ['name'], found, allowed: `a name other than ${taken.join(', ')}` });
  }
  known = [...known, ruleset];
  return () => {
    known = known.filter((one) => one !== ruleset);
  };
}

/**
 * Returns a function that derives a value from all rulesets. The value is computed on first use, and again after the
 * rulesets have changed.
 */
export function ofRulesets<T>(work: (rulesets: readonly Ruleset[]) => T): () => T {
  let done: { readonly of: readonly Ruleset[]; readonly result: T } | undefined;
  return () => {
    if (done?.of !== known) done = { of: known, result: work(known) };
    return done.result;
  };
}

/** The allowed `rules` of an experiment, without duplicates; the first is the default. */
export const ruleNames = ofRulesets((all) => namesOf(all) as [string, ...string[]]);

function namesOf(all: readonly Ruleset[]): string[] {
  return [...new Set(all.map(({ name }) => name))];
}

/** All kinds of fights of all games, except single attacks. */
export const kindsOfFights = ofRulesets((all): readonly string[] => [
  ...new Set(all.flatMap(({ fight }) => (fight === undefined ? [] : [fight]))),
]);

/**
 * The kinds of fights that experiments can select with `fight`: those of the game with this name, or of all games if no
 * name is given.
 */
export function fightsNamed(name?: string): string[] {
  return known.flatMap((ruleset) =>
    (name ?? ruleset.name) === ruleset.name && ruleset.fight ? [ruleset.fight] : [],
  );
}

/** The kind of fight that a document selects by `fight`, or implies by one of its keys. */
export function fightTold(document: {
  readonly rules: string;
  readonly fight?: string | undefined;
}): string | undefined {
  if (document.fight !== undefined) return document.fight;
  return known.find(
    ({ name, toldBy }) => name === document.rules && toldBy !== undefined && toldBy in document,
  )?.fight;
}

/** @throws Error for an unknown name; schemas reject such names first */
export function rulesetNamed(name: string, fight?: string | undefined): Ruleset {
  const found = known.find((ruleset) => ruleset.name === name && ruleset.fight === fight);
  if (!found) throw new Error(`no ruleset is named ${name}${fight ? ` for a ${fight}` : ''}`);
  return found;
}

/** The ruleset of a scenario. */
export function rulesetOf({
  rules,
  fight,
}: {
  readonly rules: string;
  readonly fight?: string | undefined;
}): Ruleset {
  return rulesetNamed(rules, fight);
}

/**
 * A clause about fights, followed by a condition if all of the fights have it: "Krug wins if both sides may avoid the
 * fight".
 */
export function withProviso(clause: string, scenarios: readonly Scenario[]): string {
  const [proviso, ...others] = new Set(
    scenarios.map((one) => rulesetOf(one).provisoOf?.(one) ?? ''),
  );
  return proviso && others.length === 0 ? `${clause} ${proviso}` : clause;
}

/** How the command line describes a kind of fight, taken from the first game that supports it. */
export function fightCommand(fight?: string): FightCommand {
  const found = known.find((one) => one.fight === fight && one.fightCommand)?.fightCommand;
  if (!found) throw new Error('a ruleset describes fights for the command line');
  return found;
}

/** Examples of questions for a kind of fight that the command line describes. */
export function exampleQuestions(fight?: string): readonly string[] {
  const found = known.find((one) => one.fight === fight && one.fightCommand);
  return found?.exampleQuestions ?? [];
}

/** Compiles a scenario by its ruleset. */
export function* compile(scenario: Scenario, objective?: Objective): Steps<Plan> {
  const plan = rulesetOf(scenario).compile(scenario, objective);
  return 'next' in plan ? yield* plan : plan;
}
