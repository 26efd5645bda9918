import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { policyNamed } from '../../src/battle/engine/policies/index.ts';
import type { PolicyMaker } from '../../src/battle/engine/policies/maker.ts';
import { standardWith } from '../../src/battle/engine/policies/standard.ts';
import { WEIGHTS, type Weights } from '../../src/battle/engine/policies/weights.ts';
import { AURA_ARMIES, MAPS, MIRROR_ARMIES } from './armies.ts';
import { added, mirrorBattle, NO_GAMES, playAuras, playMatch, type Score } from './match.ts';
import { effectsOn, helpful } from './search.ts';
import { TINY_GAMES } from './tiny/games.ts';
import { lossesIn } from './tiny/losses.ts';

/*
 * Plays battle policies against each other: `node build/tool.js self-play`, followed by one of these words. `policies`,
 * `auras` and `best-play` print tables for the site as CSV (`research/self-play/tables`): policies against each other,
 * the worth of auras, and how far policies are from best play in battles that can be solved. `search` looks for better
 * weights of the policy `standard`, starting from the current weights. `compare --against '{"glyph":0}'` plays this
 * policy against itself with other weights.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'self-play' },
    maps: { type: 'string', default: MAPS.join() },
    against: { type: 'string', default: '{}' },
  },
});
const games = Number(values.games);
const maps = values.maps.split(',');

/** Plays every mirror army on a map. */
function playOn(
  map: string,
  makers: readonly [PolicyMaker, PolicyMaker],
  each: number = games,
): Score {
  return MIRROR_ARMIES.reduce(
    (sum, army) => added(sum, playMatch(mirrorBattle(army, map), makers, each, values.seed)),
    NO_GAMES,
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** A share as text: "91.2% ± 0.8". The number after ± is twice the standard error. */
function shareText(count: number, all: number): string {
  const share = count / all;
  return `${percent(share)} ± ${(200 * Math.sqrt((share * (1 - share)) / all)).toFixed(1)}`;
}

const PAIRS = [
  ['standard', 'nearest'],
  ['standard', 'random'],
  ['nearest', 'random'],
  ['standard', 'standard'],
] as const;

/** Prints a line of CSV. */
const printRow = (...cells: readonly string[]) => process.stdout.write(stringify([cells]));

function policies(): void {
  printRow('map', 'policy', 'against', 'wins', 'last round', 'rounds', 'turns lost');
  for (const map of maps) {
    for (const [own, other] of PAIRS) {
      const score = playOn(map, [policyNamed(own), policyNamed(other)]);
      const each = (sum: number) => (sum / score.games).toFixed(1);
      printRow(
        map.replace('.yaml', ''),
        own,
        other,
        own === other ? 'half' : shareText(score.won, score.games),
        percent(score.lastRound / score.games),
        each(score.rounds),
        each(score.turnsLost),
      );
    }
  }
}

/** Plays a few games of every mirror army on every map. */
function playAll(makers: readonly [PolicyMaker, PolicyMaker]): Score {
  return maps.reduce((sum, map) => added(sum, playOn(map, makers, 8)), NO_GAMES);
}

/** The maximum share of games that may be decided by points after the last round. */
const MOST_STAND_OFFS = 0.1;

/**
 * Tries changes to every weight, and accepts the helpful ones one after another. A change that makes armies avoid each
 * other is not accepted. This is seen only when the policy plays against itself.
 */
function search(): void {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const points = (share: number) => (100 * share).toFixed(1);
  const armies = [...MIRROR_ARMIES, ...AURA_ARMIES];
  const battles = armies.flatMap((army) => maps.map((map) => mirrorBattle(army, map)));
  const standOffs = (weights: Weights) => {
    const maker = standardWith(weights);
    const score = battles.reduce(
      (sum, battle) => added(sum, playMatch(battle, [maker, maker], 2, values.seed)),
      NO_GAMES,
    );
    return score.lastRound / score.games;
  };
  const effects = effectsOn(WEIGHTS, battles, games, values.seed);
  for (const { name, value, wins } of effects)
    print(`${name} ${value}: ${points(wins.value)} ± ${points(2 * wins.standardError)}`);
  let best: Weights = WEIGHTS;
  for (const { name, value } of helpful(effects)) {
    const trial = { ...best, [name]: value };
    const share = standOffs(trial);
    const isTaken = share <= MOST_STAND_OFFS;
    print(`${name} ${value}, last round ${percent(share)}: ${isTaken ? 'taken' : 'left out'}`);
    if (isTaken) best = trial;
  }
  const score = playAll([standardWith(best), standardWith(WEIGHTS)]);
  print(`${JSON.stringify(best)}: ${shareText(score.won, score.games)} against those before`);
}

/** Plays the current weights against other weights, army by army. */
function compare(): void {
  const others = standardWith({ ...WEIGHTS, ...JSON.parse(values.against) });
  let all = NO_GAMES;
  const print = (title: string, { won, games: played, lastRound }: Score) =>
    process.stdout.write(
      `${title}: ${shareText(won, played)}, last round ${percent(lastRound / played)}\n`,
    );
  for (const army of [...MIRROR_ARMIES, ...AURA_ARMIES]) {
    const score = maps.reduce(
      (sum, map) =>
        added(
          sum,
          playMatch(mirrorBattle(army, map), [standardWith(WEIGHTS), others], games, values.seed),
        ),
      NO_GAMES,
    );
    print(army.join(', '), score);
    all = added(all, score);
  }
  print('All', all);
}

/**
 * Plays armies against themselves without their auras, first with a policy that considers auras, then with a policy
 * that ignores them.
 */
function auras(): void {
  const makers = [policyNamed('standard'), standardWith({ ...WEIGHTS, company: 0, gather: 0 })];
  printRow('army', 'wins', 'under an aura', 'blind: wins', 'blind: under an aura');
  for (const army of AURA_ARMIES) {
    const cells = makers.flatMap((maker) => {
      const score = maps.reduce(
        (sum, map) => added(sum, playAuras(mirrorBattle(army, map), maker, games, values.seed)),
        NO_GAMES,
      );
      return [shareText(score.won, score.games), percent(score.under / score.atHand)];
    });
    printRow(army.join(', '), ...cells);
  }
}

/** Measures how far policies are from best play, in battles that are small enough to be solved. */
function bestPlay(): void {
  const points = ([own, other]: readonly [number, number]) =>
    `${(100 * own).toFixed(1)} and ${(100 * other).toFixed(1)}`;
  printRow('battle', 'policy', 'first side wins', 'loses to best play', 'loses to the best answer');
  for (const [title, scenario] of TINY_GAMES) {
    for (const policy of ['standard', 'nearest'] as const) {
      const { best, againstBest, againstAnswer } = lossesIn(scenario, policyNamed(policy));
      printRow(title, policy, percent(best), points(againstBest), points(againstAnswer));
    }
  }
}

if (positionals[0] === 'search') search();
else if (positionals[0] === 'compare') compare();
else if (positionals[0] === 'auras') auras();
else if (positionals[0] === 'best-play') bestPlay();
else policies();
