import seedrandom from 'seedrandom';
import type { Chain, ChainStep } from '../../src/exact/chains/chain.ts';
import type { ChainKernel } from '../../src/simulate/kernels/chains/kernel.ts';
import { prepareChain } from '../../src/simulate/kernels/chains/program.ts';
import { chainState } from '../../src/simulate/kernels/chains/streams.ts';
import { type Contender, contender } from './measure.ts';

/** How many of all rolls of attack dice against defense dice come to each number of wounds. */
function woundsOf(attack: number, defense: number): bigint[] {
  const weights: bigint[] = [];
  const choose = (n: number, k: number): bigint =>
    k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k);
  for (let skulls = 0; skulls <= attack; skulls++) {
    for (let shields = 0; shields <= defense; shields++) {
      // Three of six faces are skulls, two are shields.
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

/** Two heroes with 6 attack dice and 4 defense dice, and so much Life: a state for each of their wounds. */
export function heroDuel(attackerLife: number, defenderLife: number): Chain {
  const number = (turn: number, a: number, d: number) =>
    turn + 2 * (a - 1 + attackerLife * (d - 1));
  const wounds = woundsOf(6, 4);
  const states: ChainStep[][] = [];
  for (let a = 1; a <= attackerLife; a++) {
    for (let d = 1; d <= defenderLife; d++) {
      for (const turn of [0, 1]) {
        states[number(turn, a, d)] = wounds.map((weight, hurt) => {
          const [left, right] = turn === 0 ? [a, d - hurt] : [a - hurt, d];
          const over = left <= 0 || right <= 0;
          const to = over ? { end: turn } : { state: number(1 - turn, left, right) };
          return { weight, to, adds: [1] };
        });
      }
    }
  }
  return { start: number(0, attackerLife, defenderLife), states, ends: 2, counters: 1 };
}

const LIFE = 10;
/** Attacks are told apart up to so many; no fight of the bench has more. */
const CAP = 200;

/** A duel of 200 states on one kernel and thread; the rate is that of attacks, not of duels. */
export function duelsBy(label: string, play: ChainKernel, duels: number): Contender {
  const program = prepareChain(heroDuel(LIFE, LIFE), [{ counters: [0], caps: [CAP] }]);
  const attacksOf = () => {
    const counts = new Uint32Array(program.cells);
    play(program, chainState('bench', 0), duels, counts);
    return counts.reduce((sum, count, cell) => sum + count * (cell % (CAP + 1)), 0);
  };
  return contender(label, attacksOf(), attacksOf);
}

/** The same as one would write it first: a random number of seedrandom for every die. */
export function duelLoop(label: string, attacks: number): Contender {
  const random = seedrandom('bench');
  return contender(label, attacks, (n) => {
    const life = [LIFE, LIFE];
    let ends = 0;
    for (let attack = 0, turn = 0; attack < n; attack++, turn = 1 - turn) {
      let wounds = 0;
      for (let die = 0; die < 6; die++) if (random() * 6 < 3) wounds++;
      for (let die = 0; die < 4; die++) if (random() * 6 < 2) wounds--;
      life[1 - turn] = (life[1 - turn] as number) - Math.max(0, wounds);
      if ((life[1 - turn] as number) > 0) continue;
      ends++;
      life.fill(LIFE);
      turn = 1;
    }
    return ends;
  });
}
