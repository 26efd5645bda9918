import { describe, expect, test } from 'vitest';
import { DISK } from '../../../src/base/files/read-file.ts';
import { partnersOf } from '../../../src/battle/armies/partners.ts';
import type { PoolCard } from '../../../src/battle/armies/scenario.ts';
import { battleEngine } from '../../../src/battle/engine/index.ts';
import { battleMemory } from '../../../src/battle/engine/state/memory.ts';
import { powerTitle } from '../../../src/cards/powers/named-powers.ts';
import { battleLinesOf } from '../../../src/cards/powers/rules-in-force.ts';
import { surroundingsOf } from '../../../src/experiments/scenarios/load.ts';
import { dealt } from '../../cases.ts';
import { armies, MAPS, nth } from '../armies/setup.ts';
import { battleOf } from '../battles.ts';
import { ARRANGED, OPEN } from './arranged.ts';
import { ARRANGED_NEWER, NEVER_COUNTED } from './arranged-newer.ts';

/** Games of each card alone; hardly any needs more than a few. */
const ROUNDS = 120;

/** Steps of four levels, water, swamp, snow, ice and shadow between two start areas. */
const CRAGS = [
  '1a 1a 1a 1x 5 9 5 1p 1 1c 1c 1c',
  ' 1a 1a 1a 1w 5 9 5 1s 1x 1c 1c 1c',
  '1a 1a 1a 1p 1w 5 1w 1i 1 1c 1c 1c',
  ' 1a 1a 1a 1s 5 9 5 1b 1w 1c 1c 1c',
  '1a 1a 1a 1i 5 9 5 1p 1w 1c 1c 1c',
].join('\n');

interface Of {
  readonly card: number;
  /** The number of the power on it. */
  readonly power: number;
}

test.each(['classic', 'modern', 'customs'] as const)(
  'a share of the powers of the %s cards that act beside attacks do so in some battle, but for those that are arranged',
  (collection) => {
    const known = [...ARRANGED, ...ARRANGED_NEWER].map(({ card, power }) => `${card}: ${power}`);
    const expected = [...known, ...NEVER_COUNTED];
    expect(silentIn(collection, expected)).toEqual([]);
  },
);

/**
 * Powers of a collection that act outside attacks, but did not act in some battles of each of its cards.
 *
 * @param expected powers that are ignored: no games are played for them
 */
function silentIn(
  collection: 'classic' | 'modern' | 'customs',
  expected: readonly string[],
): string[] {
  const { cards } = armies({ collection });
  const all = cards.flatMap(({ card }, i) =>
    card.powers.flatMap((use, power): Of[] => {
      const isExpected = expected.includes(`${card.name}: ${powerTitle(use)}`);
      return battleLinesOf(use).length > 0 && !isExpected ? [{ card: i, power }] : [];
    }),
  );
  const counted = dealt(all, 'deep');
  const fired = new Map<string, number>();
  const keyOf = (name: string, power: number) => `${name}/${power}`;
  const isSilent = ({ card, power }: Of) =>
    (fired.get(keyOf(nth(cards, card).card.name, power)) ?? 0) === 0;
  const partners = partnersOf(cards.map(({ card }) => card));
  const armyOf = (card: number, round: number) => {
    const its = nth(partners, card);
    const own = [0, 1].flatMap((n) =>
      its.length > 0 ? [nth(its, (2 * round + n) % its.length)] : [],
    );
    return [...new Set([card, ...own])].map((one) => written(nth(cards, one)));
  };
  const everyone = [...new Set(all.map(({ card }) => card))];
  const memory = battleMemory();
  for (let round = 0; round < ROUNDS; round++) {
    const open = [...new Set(counted.filter(isSilent).map(({ card }) => card))];
    for (const [at, card] of open.entries()) {
      const enemy = nth(everyone, (5 * at + 1 + 7 * round) % everyone.length);
      const map = [...MAPS, undefined][round % (MAPS.length + 1)];
      const scenario = battleOf(
        {
          sides: [{ army: armyOf(card, round) }, { army: armyOf(enemy, round) }],
          board: map === undefined ? { terrain: CRAGS } : { map },
          rulings: { armiesMustFit: false },
        },
        surroundingsOf('.', DISK),
      );
      const { totals, play } = battleEngine(scenario, 'every power', undefined, memory);
      play(at);
      const names = scenario.sides.flatMap((side) =>
        side.cards.flatMap((one) => one.card.powers.map((_, power) => keyOf(one.card.name, power))),
      );
      for (const [i, name] of names.entries()) {
        fired.set(name, (fired.get(name) ?? 0) + nth([...totals.fired], i));
      }
    }
  }
  return counted.filter(isSilent).map(({ card, power }) => {
    const { name, powers } = nth(cards, card).card;
    return `${name}: ${powerTitle(nth(powers, power))}`;
  });
}

/** An entry of an army: two copies of a common card. */
function written({ card: { name, unique, type } }: PoolCard): string {
  const isCommon = unique === undefined ? type === 'squad' : unique === 'common';
  return isCommon ? `${name} x2` : name;
}

describe('arranged', () => {
  const memory = battleMemory();

  test.each(dealt([...ARRANGED, ...ARRANGED_NEWER], 'deep'))(
    '$card: $power acts ($why)',
    (arranged) => {
      const { card, own, power, army, enemy, terrain = OPEN, others = [] } = arranged;
      const { policy = 'standard', games = 20 } = arranged;
      const scenario = battleOf(
        {
          sides: [
            { army: [{ card, ...own }, ...army], policy },
            { army: enemy, policy: arranged.theirs ?? 'standard' },
          ],
          board: { terrain, others },
          rulings: { armiesMustFit: false },
        },
        surroundingsOf('.', DISK),
      );
      const { totals, play } = battleEngine(scenario, 'arranged', undefined, memory);
      const at = scenario.sides[0].cards[0]?.card.powers.findIndex(
        (use) => powerTitle(use) === power,
      );
      for (let game = 0; game < games && totals.fired[at ?? -1] === 0; game++) play(game);
      expect(totals.fired[at ?? -1]).toBeGreaterThan(0);
    },
  );
});
