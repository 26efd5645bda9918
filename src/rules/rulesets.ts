import { c3g } from './c3g/index.ts';
import type { FightCommand } from './fight-command.ts';
import { heroclix } from './heroclix/index.ts';
import type { Plan } from './plan.ts';
import type { Ruleset, Scenario } from './ruleset.ts';

/** Every ruleset the program plays by. A new one is a folder beside `c3g` and a line here. */
export const RULESETS: readonly Ruleset[] = [c3g as Ruleset, heroclix as Ruleset];

/** @throws Error for a name that no schema lets through */
export function rulesetNamed(name: string): Ruleset {
  const found = RULESETS.find((ruleset) => ruleset.name === name);
  if (!found) throw new Error(`no ruleset is named ${name}`);
  return found;
}

/** How the command line describes a fight: of the first game that lets it. */
export function fightCommand(): FightCommand {
  const found = RULESETS.find((ruleset) => ruleset.fightCommand)?.fightCommand;
  if (!found) throw new Error('a ruleset describes fights for the command line');
  return found;
}

export function compile(scenario: Scenario): Plan {
  return rulesetNamed(scenario.rules).compile(scenario);
}
