import { Command } from 'commander';
import type { Scene } from '../../boards/scene.ts';
import { type Block, boardBlocks } from '../../report/blocks.ts';
import { subjectOf } from '../../report/cast.ts';
import { resultJson } from '../../report/json.ts';
import { aimTable, type Ranked, ranked, worthText } from '../../report/tables/aim.ts';
import { rulesetNamed } from '../../rules/rulesets.ts';
import type { Experiment } from '../../scenarios/experiment.ts';
import { loadExperiment } from '../../scenarios/load.ts';
import { BadInput } from '../../words/problem.ts';
import { execute } from '../execute.ts';
import { print } from '../print.ts';
import { addRunOptions, type RunOptions, withRunOptions } from '../run-options.ts';

interface AimOptions extends RunOptions {
  readonly chart?: string;
}

export function aimCommand(): Command {
  const command = new Command('aim')
    .summary('from which side to attack: every place, ranked')
    .description(
      'For the defender where it stands: every space from which the attacker could make the attack, ranked by its goal, with the odds of each.',
    )
    .argument('<file>', 'an experiment file with a board');
  addRunOptions(command).option(
    '--chart <file>',
    'also draw the board with the worth of each place: a file ending in .svg, .png or .vl.json',
  );
  return command.action(async (file: string, options: AimOptions) => {
    const loaded = withRunOptions(loadExperiment(file), options);
    const experiment = fromEveryStance(loaded, file);
    const save = options.chart && (await import('../chart-file.ts')).chartFile(options.chart);
    const ranking = ranked(await execute(experiment, options));
    const results = ranking.map(({ result }) => result);
    const blocks = () => blocksOf(ranking);
    const json = () => results.map(resultJson);
    await print({ title: experiment.name, results, blocks, json }, options.format);
    if (save) await save(await pictureOf(ranking));
  });
}

/** The experiment with a case for every place to attack from, in place of where the attacker is. */
function fromEveryStance(experiment: Experiment, file: string): Experiment {
  const [only, ...others] = experiment.cases;
  const refuse = (path: string, found: string, allowed: string) =>
    new BadInput({ path: [path], place: file, found, allowed });
  if (!only || others.length > 0) {
    throw refuse('vary', `${experiment.cases.length} combinations`, 'an experiment of one attack');
  }
  const stances = rulesetNamed(only.scenario.rules).stances(only.scenario);
  if (stances.length === 0) {
    throw refuse(
      'board',
      'no space to attack from',
      'a board with a free space beside the defender',
    );
  }
  return {
    ...experiment,
    cases: stances.map(({ place, scenario }) => ({ combination: { from: place }, scenario })),
  };
}

function blocksOf(ranking: readonly Ranked[]): Block[] {
  const [best] = ranking;
  if (!best) return [];
  const { scene, aim } = best.result.plan;
  const equals = ranking.filter(({ rank }) => rank === 1).map(({ place }) => place);
  const ranks = new Map(spacesByRank(ranking).map(([space, { rank }]) => [space, `#${rank}`]));
  return [
    {
      kind: 'headline',
      text: `${subjectOf([best.result])} best from ${equals.join(' or ')}: ${aim.title} ${worthText(best)}.`,
    },
    ...(scene ? boardBlocks(withoutAttacker(scene), ranks) : []),
    { kind: 'table', table: aimTable(ranking) },
  ];
}

async function pictureOf(ranking: readonly Ranked[]) {
  const { boardSpec } = await import('../../report/charts/board.ts');
  const [first] = ranking;
  const plan = first?.result.plan;
  if (!first || !plan?.scene) throw new Error('a place to attack from is on a board');
  const notes = new Map(spacesByRank(ranking).map(([space, one]) => [space, worthText(one)]));
  return boardSpec(withoutAttacker(plan.scene), notes, {
    text: `${subjectOf([first.result])}: from which side?`,
    subtitle: `On each space to attack from: ${plan.aim.title}`,
  });
}

/** The best place that each space is part of; a double base stands on two. */
function spacesByRank(ranking: readonly Ranked[]): [string, Ranked][] {
  const best = new Map<string, Ranked>();
  for (const one of ranking) {
    for (const space of one.place.split('+')) if (!best.has(space)) best.set(space, one);
  }
  return [...best];
}

/** The attacker could be anywhere, and there is no one line. */
function withoutAttacker(scene: Scene): Scene {
  return { ...scene, line: [], pieces: scene.pieces.filter(({ role }) => role !== 'attacker') };
}
