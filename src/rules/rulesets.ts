import { c3gDuel } from './c3g/duel/index.ts';
import { c3g } from './c3g/index.ts';
import { c3gSurvival } from './c3g/survival/index.ts';
import { c3gTurn } from './c3g/turn/index.ts';
import type { FightCommand } from './fight-command.ts';
import { heroclix } from './heroclix/index.ts';
import type { Plan, Wanted } from './plan.ts';
import type { Ruleset, Scenario } from './ruleset.ts';

/** Every ruleset the program plays by. A new one is a folder beside `c3g` and a line here. */
export const RULESETS: readonly Ruleset[] = [
  c3g as Ruleset,
  c3gDuel as Ruleset,
  c3gSurvival as Ruleset,
  c3gTurn as Ruleset,
  heroclix as Ruleset,
];

/** The kinds of fights beside single attacks, of any game. */
export const FIGHTS: readonly string[] = [
  ...new Set(RULESETS.flatMap(({ fight }) => (fight === undefined ? [] : [fight]))),
];

/** Those of them that experiments tell by `fight`; of a game, or of any. */
export function fightsNamed(name?: string): string[] {
  return RULESETS.flatMap((ruleset) =>
    (name ?? ruleset.name) === ruleset.name && ruleset.fight && !ruleset.toldBy
      ? [ruleset.fight]
      : [],
  );
}

/** The kind of fight that a document is of: told by `fight`, or by a key of its own. */
export function fightTold(document: {
  readonly rules: string;
  readonly fight?: string | undefined;
}): string | undefined {
  if (document.fight !== undefined) return document.fight;
  return RULESETS.find(
    ({ name, toldBy }) => name === document.rules && toldBy !== undefined && toldBy in document,
  )?.fight;
}

/** @throws Error for a name that no schema lets through */
export function rulesetNamed(name: string, fight?: string | undefined): Ruleset {
  const found = RULESETS.find((ruleset) => ruleset.name === name && ruleset.fight === fight);
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

/** How the command line describes a kind of fight: of the first game that lets it. */
export function fightCommand(fight?: string): FightCommand {
  const found = RULESETS.find((one) => one.fight === fight && one.fightCommand)?.fightCommand;
  if (!found) throw new Error('a ruleset describes fights for the command line');
  return found;
}

export function compile(scenario: Scenario, wanted?: Wanted): Plan {
  return rulesetOf(scenario).compile(scenario, wanted);
}
