import { Command } from 'commander';
import { explain, type GivenDice } from '../../results/explanation.ts';
import { compile } from '../../rules/rulesets.ts';
import { loadExperiment } from '../../scenarios/load.ts';
import { listed } from '../../words/english.ts';
import { jsonText } from '../../words/json.ts';
import { BadInput, printable } from '../../words/problem.ts';
import { addFightOptions, type FightOptions, fightExperiment } from '../fight.ts';
import { choiceOption, refused, seedOption } from '../options.ts';
import { note, pageOf } from '../page.ts';
import { optionsOf, refuseOptions } from '../refuse-options.ts';

interface ExplainOptions extends FightOptions {
  readonly seed?: string;
  readonly attackDice?: string;
  readonly defenseDice?: string;
  readonly knockbackDie?: string;
  readonly dice: readonly GivenDice[];
  readonly format: 'text' | 'json';
}

export function explainCommand(): Command {
  const command = new Command('explain')
    .summary('one attack told step by step')
    .description(
      "Tells one attack step by step, like the rule's examples: of an experiment file, or of two cards. Dice that are not given are rolled from the seed.",
    )
    .argument('[file-or-attacker]', "an experiment file, or the attacker's card")
    .argument('[defender]', "the defender's card")
    .option('--attack-dice <faces>', 'such as skull,skull,shield,blank')
    .option('--defense-dice <faces>', 'such as shield,blank,skull')
    .option(
      '--knockback-die <face>',
      'the Knockback Damage die: skull, shield or blank',
      knockbackDie,
    )
    .option('--dice <name=faces>', 'any other dice of the attack, such as ignore=17', otherDice, [])
    .option('--seed <text>', 'any text; the same seed rolls the same dice', seedOption)
    .option(
      '--format <format>',
      'text or json',
      choiceOption('--format', ['text', 'json']),
      'text',
    );
  return addFightOptions(command).action(async (first, second, options: ExplainOptions) => {
    const ofFile = isFile(first, second);
    if (ofFile) refuseFightOptions(command);
    const experiment = ofFile ? loadExperiment(first) : fightExperiment(first, second, options);
    const [only, ...others] = experiment.cases;
    if (!only || others.length > 0) {
      const found = `${experiment.cases.length} combinations`;
      throw new BadInput({ path: ['vary'], found, allowed: 'an experiment of one attack' });
    }
    const plan = compile(only.scenario);
    const { faces, steps, outcome, unused } = explain(
      plan,
      givenDice(options),
      options.seed ?? experiment.seed,
    );
    for (const option of unused) {
      note(`${option} is not used, since this attack does not roll it`);
    }
    const { toldText } = await import('../../report/terminal/report.ts');
    process.stdout.write(
      options.format === 'json'
        ? jsonText({
            format: 'knockback-explanation',
            version: 1,
            scenario: only.scenario,
            dice: faces,
            steps,
            outcome,
          })
        : toldText(steps, pageOf(process.stdout)),
    );
  });
}

/** One argument that looks like a path is a file; cards have neither slashes nor endings. */
function isFile(first: string | undefined, second: string | undefined): first is string {
  return first !== undefined && second === undefined && /[./\\]/.test(first);
}

/** A file says itself who fights with what. */
function refuseFightOptions(command: Command): void {
  const ofFights = optionsOf(addFightOptions);
  const others = command.options.filter((option) => !ofFights.includes(option.attributeName()));
  const names = others.map(({ long }) => long ?? '');
  const found = 'an experiment file, which describes the fight';
  refuseOptions(command, ofFights, found, `beside a file ${listed(names)}`);
}

function givenDice(options: ExplainOptions): GivenDice[] {
  const named: [string, string, string | undefined][] = [
    ['--attack-dice', 'attack', options.attackDice],
    ['--defense-dice', 'defense', options.defenseDice],
    ['--knockback-die', 'knockback', options.knockbackDie],
  ];
  return [
    ...named.flatMap(([option, pool, text]) =>
      text === undefined ? [] : [{ option, pool, faces: facesIn(text) }],
    ),
    ...options.dice,
  ];
}

const COMBAT_FACES = ['skull', 'shield', 'blank'] as const;

/** Checked here, since an attack on clear ground does not roll this die at all. */
function knockbackDie(text: string): string {
  const { length } = facesIn(text);
  if (length !== 1) throw refused('--knockback-die', `${length} dice`, '1 die');
  return choiceOption('--knockback-die', COMBAT_FACES)(text.trim().toLowerCase());
}

function facesIn(text: string): string[] {
  if (text.trim() === '') return [];
  return text.split(',').map((face) => face.trim().toLowerCase());
}

function otherDice(text: string, before: readonly GivenDice[]): GivenDice[] {
  const [pool = '', faces] = text.split('=');
  if (!pool || faces === undefined)
    throw refused('--dice', text, 'a name and faces, such as ignore=17');
  return [...before, { option: `--dice ${printable(pool)}`, pool, faces: facesIn(faces) }];
}
