import { c3gDuel } from './c3g/duel/index.ts';
import { c3g } from './c3g/index.ts';
import { c3gSurvival } from './c3g/survival/index.ts';
import type { FightCommand } from './fight-command.ts';
import { heroclix } from './heroclix/index.ts';
import type { Plan } from './plan.ts';
import type { Ruleset, Scenario } from './ruleset.ts';

/** Every ruleset the program plays by. A new one is a folder beside `c3g` and a line here. */
export const RULESETS: readonly Ruleset[] = [
  c3g as Ruleset,
  c3gDuel as Ruleset,
  c3gSurvival as Ruleset,
  heroclix as Ruleset,
];

/** The kinds of fights that experiments can name, of any game. */
export const FIGHTS: readonly string[] = [
  ...new Set(RULESETS.flatMap(({ fight }) => (fight === undefined ? [] : [fight]))),
];

/** The kinds of fights that a game has beside single attacks. */
export function fightsOf(name: string): readonly string[] {
  return RULESETS.flatMap((ruleset) =>
    ruleset.name === name && ruleset.fight !== undefined ? [ruleset.fight] : [],
  );
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

export function compile(scenario: Scenario): Plan {
  return rulesetOf(scenario).compile(scenario);
}
