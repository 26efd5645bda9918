import seedrandom from 'seedrandom';
import type { Chain, ChainStep, ChainView } from '../../src/chance/exact/chains/chain.ts';
import { prepareChain } from '../../src/chance/simulate/kernels/chains/program.ts';
import type { ChainKernel } from '../../src/chance/simulate/kernels/kernel.ts';
import { chainState } from '../../src/chance/simulate/kernels/streams.ts';
import { type Contender, contender } from './measure.ts';

/** For each number of wounds, how many possible rolls of these attack and defense dice cause it. */
function woundsOf(attack: number, defense: number): bigint[] {
  const weights: bigint[] = [];
  const choose = (n: number, k: number): bigint =>
    k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k);
  for (let skulls = 0; skulls <= attack; skulls++) {
    for (let shields = 0; shields <= defense; shields++) {
      // Three of the six faces are skulls, two are shields.
      const rolls =
        choose(attack, skulls) *
        3n ** BigInt(attack) *
        choose(defense, shields) *
        2n ** BigInt(shields) *
        4n ** BigInt(defense - shields);
      const wounds = Math.max(0, skulls - shields);
      weights[wounds] = (weights[wounds] ?? 0n) + rolls;
    }
  }
  return weights;
}

/** The highest count of attacks that is told apart; no fight in the benchmark reaches it. */
const CAP = 200;

/** A duel between two heroes with the same Life. */
export interface Duel {
  readonly life: number;
  /** The distributions to record, for example of the number of attacks or of the winner's remaining Life. */
  readonly views: readonly ChainView[];
}

/** A duel with 50 states, counted by attacks. */
export const SHORT_DUEL: Duel = { life: 5, views: [{ counters: [0], caps: [CAP] }] };

/** A duel with 200 states, counted by attacks, by winner, by the wounds of both heroes, and by the Life left. */
export const LONG_DUEL: Duel = {
  life: 10,
  views: [
    { counters: [0], caps: [CAP] },
    { counters: [], caps: [] },
    { counters: [1, 2], caps: [15, 15] },
    { counters: [3], caps: [10] },
  ],
};

/**
 * Two heroes with 6 attack dice and 4 defense dice each. A state is the side whose turn it is, and both heroes' wounds.
 */
export function heroDuel(life: number): Chain {
  const number = (turn: number, a: number, d: number) => turn + 2 * (a - 1 + life * (d - 1));
  const wounds = woundsOf(6, 4);
  const states: ChainStep[][] = [];
  for (let a = 1; a <= life; a++) {
    for (let d = 1; d <= life; d++) {
      for (const turn of [0, 1]) {
        states[number(turn, a, d)] = wounds.map((weight, hurt) => {
          const [left, right] = turn === 0 ? [a, d - hurt] : [a - hurt, d];
          const over = left <= 0 || right <= 0;
          const to = over ? { end: turn } : { state: number(1 - turn, left, right) };
          const dealt = turn === 0 ? [hurt, 0] : [0, hurt];
          return { weight, to, adds: [1, ...dealt, over ? Math.max(left, right) : 0] };
        });
      }
    }
  }
  return { start: number(0, life, life), states, ends: 2, counters: 4 };
}

/** A duel with one kernel on one thread. The rate counts attacks, not duels. */
export function duelsBy(
  label: string,
  play: ChainKernel,
  { life, views }: Duel,
  duels: number,
): Contender {
  const program = prepareChain(heroDuel(life), views);
  const attacksOf = () => {
    const counts = new Uint32Array(program.cells);
    play(program, chainState('bench', 0), duels, counts);
    const ofAttacks = counts.subarray(0, 3 * (CAP + 1));
    return ofAttacks.reduce((sum, count, cell) => sum + count * (cell % (CAP + 1)), 0);
  };
  return contender(label, attacksOf(), attacksOf);
}

/** The duel in the simplest possible program, which draws a random number from seedrandom for every die. */
export function duelLoop(label: string, { life: all }: Duel, attacks: number): Contender {
  const random = seedrandom('bench');
  return contender(label, attacks, (n) => {
    const life = [all, all];
    let ends = 0;
    for (let attack = 0, turn = 0; attack < n; attack++, turn = 1 - turn) {
      let wounds = 0;
      for (let die = 0; die < 6; die++) if (random() * 6 < 3) wounds++;
      for (let die = 0; die < 4; die++) if (random() * 6 < 2) wounds--;
      life[1 - turn] = (life[1 - turn] as number) - Math.max(0, wounds);
      if ((life[1 - turn] as number) > 0) continue;
      ends++;
      life.fill(all);
      turn = 1;
    }
    return ends;
  });
}
