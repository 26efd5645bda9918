import { parseArgs } from 'node:util';
import { policyNamed } from '../../src/rules/c3g/battle/engine/policies/index.ts';
import type { PolicyMaker } from '../../src/rules/c3g/battle/engine/policies/maker.ts';
import { standardWith } from '../../src/rules/c3g/battle/engine/policies/standard.ts';
import { WEIGHTS, type Weights } from '../../src/rules/c3g/battle/engine/policies/weights.ts';
import { AURA_ARMIES, MAPS, MIRROR_ARMIES } from './armies.ts';
import { added, mirrorBattle, NO_GAMES, playAuras, playMatch, type Score } from './match.ts';

/*
 * Policies of battles against each other: `npm run self-play -- table` makes the table of docs/battle-policy.md,
 * `npm run self-play -- search` looks for better weights of `standard`, from those that it has, and
 * `npm run self-play -- auras` what auras are worth to it.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'self-play' },
    maps: { type: 'string', default: MAPS.join() },
  },
});
const games = Number(values.games);
const maps = values.maps.split(',');

/** Every mirror army on a map. */
function playOn(map: string, makers: readonly [PolicyMaker, PolicyMaker]): Score {
  return MIRROR_ARMIES.reduce(
    (sum, army) => added(sum, playMatch(mirrorBattle(army, map), makers, games, values.seed)),
    NO_GAMES,
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** "91.2% ± 0.8", with twice the standard error. */
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

function table(): void {
  const print = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  print('map', 'policy', 'against', 'wins', 'last round', 'rounds', 'turns lost');
  print(':--', ':--', ':--', '--:', '--:', '--:', '--:');
  for (const map of maps) {
    for (const [own, other] of PAIRS) {
      const score = playOn(map, [policyNamed(own), policyNamed(other)]);
      const each = (sum: number) => (sum / score.games).toFixed(1);
      print(
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

/** Every mirror army on every map. */
function playAll(makers: readonly [PolicyMaker, PolicyMaker]): Score {
  return maps.reduce((sum, map) => added(sum, playOn(map, makers)), NO_GAMES);
}

/** The most games that points may decide after the last round. */
const MOST_STAND_OFFS = 0.1;

/**
 * Coordinate search: less and more of each weight in turn, against the best so far with the same dice. What wins by
 * more than a standard error is kept, unless it keeps away from the enemy: that is seen only where it plays itself.
 */
function search(): void {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  let best: Weights = WEIGHTS;
  for (const name of Object.keys(WEIGHTS) as (keyof Weights)[]) {
    for (const factor of [0.7, 1.4]) {
      const trial = { ...best, [name]: Number((best[name] * factor).toPrecision(2)) };
      const score = playAll([standardWith(trial), standardWith(best)]);
      const isBetter = score.won > (score.games + Math.sqrt(score.games)) / 2;
      const own = isBetter ? playAll([standardWith(trial), standardWith(trial)]) : NO_GAMES;
      const standsOff = own.lastRound > MOST_STAND_OFFS * own.games;
      const verdict = standsOff ? ', too many stand-offs' : isBetter ? ', kept' : '';
      print(`${name} ${trial[name]}: ${shareText(score.won, score.games)}${verdict}`);
      if (isBetter && !standsOff) best = trial;
    }
  }
  print(JSON.stringify(best));
}

/** Armies against themselves without their auras, by a policy that looks at them and by one that does not. */
function auras(): void {
  const makers = {
    standard: policyNamed('standard'),
    'no company': standardWith({ ...WEIGHTS, company: 0, gather: 0 }),
  };
  for (const army of AURA_ARMIES) {
    for (const [name, maker] of Object.entries(makers)) {
      const score = maps.reduce(
        (sum, map) => added(sum, playAuras(mirrorBattle(army, map), maker, games, values.seed)),
        NO_GAMES,
      );
      process.stdout.write(
        `${army.join(', ')}, ${name}: wins ${shareText(score.won, score.games)}, under an aura ${shareText(score.under, score.atHand)} of ${score.atHand}, last round ${percent(score.lastRound / score.games)}\n`,
      );
    }
  }
}

if (positionals[0] === 'search') search();
else if (positionals[0] === 'auras') auras();
else table();
