import { expect, test } from 'vitest';
import { battleTables } from '../../../src/battle/engine/state/tables.ts';
import { shareOf } from '../../cases.ts';
import { chanceOf, randomBattle } from '../../reference/battle/random-play.ts';
import {
  asLonger,
  asScenario,
  withCopies,
  withoutExtras,
  withSplashes,
} from './bridge/as-scenario.ts';
import { recordGame } from './bridge/recorded.ts';
import { COUNTED, type Counted, Replay } from './bridge/replay.ts';
import { spacesOfPlace } from './bridge/spaces.ts';

const { from, count: BATTLES } = shareOf(100);

/** Each battle is played by a random policy, and by one that looks ahead. */
const policiesOf = (seed: number) => ['random', seed % 3 === 0 ? 'nearest' : 'standard'];

const MOST_TOLD = 3000;

test(`games of ${BATTLES} random battles are those of the reference, step by step`, () => {
  const counted = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counted;
  for (let seed = from + 1; seed <= from + BATTLES; seed++) {
    const random = withCopies(withoutExtras(randomBattle(chanceOf(seed))));
    const varied = seed % 4 < 2 ? random : withSplashes(random);
    const data = seed % 2 === 0 ? varied : asLonger(varied);
    for (const [game, policy] of policiesOf(seed).entries()) {
      const scenario = asScenario(data, [policy, policy]);
      const told = recordGame(scenario, `battle ${seed}`, game);
      expect(told.length).toBeLessThan(MOST_TOLD);
      const tables = battleTables(scenario);
      const places = (figure: number, place: number) => spacesOfPlace({ tables }, figure, place);
      const scrutiny = { turns: 4, distributions: new WeakSet() };
      try {
        new Replay(data, told, places, scrutiny, counted).play();
      } catch (error) {
        throw new Error(`battle ${seed}, ${policy}, game ${game}: ${error}`, { cause: error });
      }
    }
  }
  // Each kind of thing is compared, and often.
  for (const name of COUNTED) expect(counted[name], name).toBeGreaterThan(BATTLES);
});
