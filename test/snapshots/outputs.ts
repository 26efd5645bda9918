import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DISK } from '../../src/base/files/read-file.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import { resultsJson } from '../../src/experiments/results/format/write.ts';
import { loadExperiment } from '../../src/experiments/scenarios/load.ts';
import {
  BadInput,
  cards,
  collections,
  type ExperimentInput,
  explain,
  run,
  version,
} from '../../src/library/index.ts';
import { blocksOf } from '../../src/report/blocks.ts';
import { presentationParts } from '../../src/report/formats/present.ts';
import type { Format } from '../../src/report/presentation.ts';
import { reportFiles } from '../../src/report/report-files.ts';
import { briefText } from '../../src/report/sentences/brief.ts';
import { oddsStudy } from '../../src/studies/odds/study.ts';
import { printed } from '../cli/knockback.ts';
import { SHIPPED, shippedResults } from '../experiments/results/shipped.ts';
import { machine } from '../machine.ts';
import { randomGames } from './random-games.ts';

/*
 * The outputs of the program, group by group: files of reports, printed text, explanations, games. The test records
 * or compares them, so that a change of structure shows whether it changed any result.
 */

/** The outputs of a group by name: their whole text or bytes. */
export type Outputs = Map<string, string | Buffer>;

/** How many outputs are taken: those that CI compares, or all that are compared before a part of a redesign lands. */
export type Extent = 'usual' | 'full';

/**
 * Scripts of a page are bundles, whose text changes with any name in them; the data that they show is in the page
 * itself.
 */
const withoutScripts = (page: string) =>
  page.replaceAll(/<script>.*?<\/script>/gs, '<script/>').replaceAll(/'sha256-[^']+'/g, 'sha256');

const PAGE = { tableWidth: 100, proseWidth: 100, height: Infinity, hasColour: false };

/** Every experiment in all formats, from one computation: the files of its report, and the printed text. */
async function experiments(extent: Extent): Promise<Outputs> {
  const outputs: Outputs = new Map();
  for (const file of SHIPPED) {
    const experiment = loadExperiment(`experiments/${file}`, DISK);
    const results = await (extent === 'full'
      ? compute(experiment, { exact: true, simulation: true, machine, threads: 2 })
      : shippedResults(file));
    const { name } = experiment;
    for (const { name: part, content } of await reportFiles(
      oddsStudy.present({ experiment, results }),
      () => {},
    )) {
      const bytes = typeof content === 'function' ? [...content()].join('') : content;
      const isText = typeof bytes === 'string';
      outputs.set(`${file} ${part}`, isText ? withoutScripts(bytes) : Buffer.from(bytes));
    }
    const json = () => resultsJson(results);
    const print = async (
      kind: string,
      format: Format,
      extentOfBlocks: 'answer' | 'full',
      why = false,
    ) => {
      const blocks = () => blocksOf(results, extentOfBlocks);
      const parts = await presentationParts({ title: name, results, blocks, json }, format, PAGE, {
        why,
      });
      outputs.set(`${file} ${kind}`, [...parts].join(''));
    };
    await print('table', 'table', 'answer');
    await print('table in full', 'table', 'full');
    await print('table and why', 'table', 'answer', true);
    await print('bbcode', 'bbcode', 'answer');
    await print('csv', 'csv', 'answer');
    outputs.set(`${file} brief`, briefText(results));
  }
  return outputs;
}

/** The program's texts about itself. */
async function program(): Promise<Outputs> {
  const outputs: Outputs = new Map();
  const help = await printed(['--help']);
  outputs.set('help', help);
  const commands = [...help.matchAll(/^ {2}([a-z-]+) .* {2,}/gm)].map(([, name = '']) => name);
  for (const name of commands) {
    if (name !== 'help') outputs.set(`help ${name}`, await printed(['help', name]));
  }
  outputs.set('man', await printed(['man']));
  const schemas = (await printed(['schema', '--help'])).match(/choices: ([^)]*)/)?.[1] ?? '';
  const kinds = [...schemas.matchAll(/"(\w+)"/g)].map(([, kind = '']) => kind);
  for (const kind of kinds) outputs.set(`schema ${kind}`, await printed(['schema', kind]));
  for (const shell of ['bash', 'zsh', 'fish']) {
    outputs.set(`completions ${shell}`, await printed(['completions', shell]));
  }
  outputs.set('cards', await printed(['cards', '--collection', 'classic', '--format', 'json']));
  outputs.set('powers', await printed(['powers', '--format', 'json']));
  return outputs;
}

/** Cards of all collections whose names belong to only one card, spread over the collections, in pairs. */
function pairsOf(count: number): readonly (readonly [attacker: string, defender: string])[] {
  const all = collections.flatMap((collection) => cards({ collection }).map(({ name }) => name));
  const names = all.filter((name) => all.indexOf(name) === all.lastIndexOf(name));
  const step = Math.floor(names.length / count);
  return Array.from({ length: count }, (_, i) => [
    names[i * step] as string,
    names[(i * step * 3 + 11) % names.length] as string,
  ]);
}

/** The fights that are explained and answered: one of each kind for a pair of cards. */
const FIGHTS: Record<string, (one: string, other: string) => object> = {
  attack: (attacker, defender) => ({ attacker, defender }),
  turn: (attacker, defender) => ({ fight: 'turn', attacker, defender }),
  duel: (attacker, defender) => ({ fight: 'duel', attacker, defender }),
  survival: (_, defender) => ({
    fight: 'survival',
    defender,
    attacker: { name: 'Attacker', attack: 4 },
  }),
  battle: (one, other) => ({
    fight: 'battle',
    board: { map: 'the-ford' },
    sides: [{ army: [one] }, { army: [other] }],
  }),
};

/**
 * The answers for pairs of cards as JSON, or the program's message about a mistake in the question.
 *
 * @throws Error if more than one question in ten is rejected, since these outputs would then test
 * nothing
 */
async function answersOf(
  kind: string,
  count: number,
  ask: (experiment: ExperimentInput) => Promise<object>,
): Promise<string> {
  let refused = 0;
  const answers: string[] = [];
  for (const [one, other] of pairsOf(count)) {
    try {
      const experiment = FIGHTS[kind]?.(one, other) as ExperimentInput;
      answers.push(JSON.stringify(await ask(experiment), undefined, 1));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      refused++;
      answers.push(error.message);
    }
  }
  if (refused > count / 10) throw new Error(`${refused} of ${count} questions were refused`);
  return answers.join('\n');
}

/** One fight explained for each pair of cards, in each kind of fight. */
async function explanations(): Promise<Outputs> {
  const outputs: Outputs = new Map();
  for (const kind of Object.keys(FIGHTS)) {
    outputs.set(kind, await answersOf(kind, 50, (fight) => explain(fight, { seed: 'snapshots' })));
  }
  return outputs;
}

/** Exact odds of attacks, turns and duels of many cards. */
async function answers(): Promise<Outputs> {
  const outputs: Outputs = new Map();
  for (const kind of ['attack', 'turn', 'duel']) {
    outputs.set(kind, await answersOf(kind, 200, (fight) => run(fight, { simulation: false })));
  }
  return outputs;
}

/** Results contain the version of the program, which is not part of the result. */
function withoutVersion(outputs: Outputs): Outputs {
  return new Map(
    [...outputs].map(([name, output]) => [
      name,
      typeof output === 'string' ? output.replaceAll(version, 'VERSION') : output,
    ]),
  );
}

const GROUPS: Record<string, (extent: Extent) => Outputs | Promise<Outputs>> = {
  experiments,
  program,
  explanations,
  games: (extent) => randomGames(extent === 'full' ? 20_000 : 300),
};

const FULL_GROUPS: typeof GROUPS = {
  answers,
  field: async () =>
    new Map([['classic', await printed(['field', '--collection', 'classic', '--format', 'json'])]]),
};

/** The names of the groups of an extent. */
export function groupsOf(extent: Extent): string[] {
  return Object.keys(extent === 'full' ? { ...GROUPS, ...FULL_GROUPS } : GROUPS);
}

/** The present outputs of the program, for one group. */
export async function outputsOf(group: string, extent: Extent): Promise<Outputs> {
  const take = { ...GROUPS, ...FULL_GROUPS }[group];
  if (!take) throw new RangeError(`no group ${group}`);
  return withoutVersion(await take(extent));
}

/**
 * The sizes in bytes of the built files. Chunks, whose names are hashes, and the files of the library are counted
 * together.
 */
export function builtSizes(): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of readdirSync('dist').sort()) {
    const name = file
      .replace(/-[0-9A-Za-z]{8,16}(?=\.c?js$)/, '-*')
      .replace(/^library(-\*|-browser)?\.js$/, 'library*.js');
    if (!/\.(c?js|html|wasm)$/.test(name)) continue;
    sizes.set(name, (sizes.get(name) ?? 0) + statSync(join('dist', file)).size);
  }
  return sizes;
}
