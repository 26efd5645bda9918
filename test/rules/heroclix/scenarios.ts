import { atOnce } from '../../../src/base/words/steps.ts';
import type { RawOutcome } from '../../../src/chance/dice/throw.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { type Explanation, explain } from '../../../src/experiments/results/explanation.ts';
import { readExperiment } from '../../../src/experiments/scenarios/read-experiment.ts';
import type { HeroclixScenario } from '../../../src/rules/heroclix/scenario.ts';
import { type WrittenOutcome, writtenOutcome } from '../../../src/rules/measure.ts';
import type { AttackPlan } from '../../../src/rules/plan.ts';
import { attackPlan } from '../attack-plan.ts';

/** The changes of a document to a plain fight. */
export interface Changes {
  readonly attacker?: object;
  readonly defender?: object;
  readonly board?: object;
  readonly rulings?: object;
}

const noFiles = {
  readFile(path: string): never {
    throw new Error(`no file is to be read, not even ${path}`);
  },
};

/** Thor attacks Loki, hitting with 7 or more, with the given changes. */
export function documentOf({ attacker, defender, ...rest }: Changes): Record<string, unknown> {
  return {
    name: 'A fight',
    rules: 'heroclix',
    attacker: { name: 'Thor', attackValue: 10, damage: 3, keyphrases: ['knockback'], ...attacker },
    defender: { name: 'Loki', defenseValue: 17, ...defender },
    ...rest,
  };
}

export function scenarioOf(changes: Changes = {}): HeroclixScenario {
  const [only] = readExperiment(documentOf(changes), noFiles).cases;
  if (!only) throw new Error('the document is of one attack');
  return only.scenario as HeroclixScenario;
}

export function planOf(changes: Changes = {}): AttackPlan {
  return attackPlan(atOnce(compile(scenarioOf(changes))));
}

export const rolled = (sum: number): RawOutcome => ({ attack: { pips: sum } });

/** The result of a hit that is not critical. */
export function hit(changes: Changes): WrittenOutcome {
  return writtenOutcome(planOf(changes).model.resolve(rolled(11)));
}

/** Thor in the first square of a row, Loki in the second. */
export function inARow(terrain: string, changes: Changes = {}, board: object = {}): Changes {
  return { ...changes, board: { terrain, attacker: [0, 0], defender: [1, 0], ...board } };
}

/** "squares moved, what stopped it, knockback damage, where it ends", such as `1 edge 1 2,0`. */
export function onHit(changes: Changes): string {
  const { squaresMoved, stoppedBy, knockbackDamage, finalSquare } = hit(changes);
  return [squaresMoved, stoppedBy, knockbackDamage, finalSquare].join(' ').trim();
}

/** The story of the attack with two given dice, one step per line. */
export function told(changes: Changes, dice = '6 5'): string {
  const { steps } = explained(changes, dice);
  return `\n${steps.map(({ title, text }) => `${title}: ${text}`).join('\n')}\n`;
}

export function explained(changes: Changes, dice = '6 5'): Explanation {
  const given = { option: '--attack-dice', pool: 'attack', faces: dice.split(' ') };
  return atOnce(explain(planOf(changes), [given], 'never drawn from'));
}
