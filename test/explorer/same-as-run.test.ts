import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { browserMachine } from '../../src/chance/simulate/browser/browser-machine.ts';
import type { BrowserWorker } from '../../src/chance/simulate/browser/worker.ts';
import { answers, type WorkerRequest } from '../../src/chance/simulate/threads/answers.ts';
import { compute } from '../../src/experiments/results/compute.ts';
import { resultJson } from '../../src/experiments/results/format/write.ts';
import type { ExperimentDocument } from '../../src/explorer/document.ts';
import type { Engine } from '../../src/explorer/engine/engine.ts';
import { read } from '../../src/explorer/engine/experiments.ts';
import { replyTo } from '../../src/explorer/engine/protocol.ts';
import { BOARD_START, OPEN_GROUND } from '../../src/explorer/panels/board/start.ts';
import { EXAMPLES } from '../../src/explorer/panels/turn/examples.ts';
import { refittedTurn, turnHere } from '../../src/explorer/panels/turn/turn-board.ts';
import { onOpenGround, withAttacker } from '../../src/explorer/panels/turn/turn-document.ts';
import { filesOf } from '../../src/explorer/sharing/subject.ts';
import { knockbackHere } from '../cli/here.ts';
import { duelDocuments, panelDocuments } from './random-documents.ts';

/*
 * The file that the page's own functions download, run by the command line, against the page's simulation on
 * workers as a browser has them: every exact fraction and every simulated count is the same.
 */

/** The part of a browser's worker that the page needs: it rolls on this thread. */
class WorkerHere {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror = null;
  readonly #answer = answers();
  postMessage(message: WorkerRequest) {
    void this.#answer(message).then((data) => this.onmessage?.({ data }));
  }
  terminate() {}
}

const workersHere = (count: number) =>
  Array.from({ length: count }, () => new WorkerHere() as BrowserWorker);

/** The page's engine without its worker. */
const engine = {
  ask: (_line: string, kind: never, asked: never) => replyTo({ kind, asked }),
  cancel: () => {},
} as unknown as Engine;

const [{ document: CLIFF }, { document: BRIDGE }] = EXAMPLES as unknown as [
  (typeof EXAMPLES)[0],
  (typeof EXAMPLES)[0],
];

const CLEAR_TURN: ExperimentDocument = {
  name: 'Two on one',
  turn: [{ figure: 'hawkgirl' }, { figure: { name: 'Archer', attack: 3, range: 5 } }],
  defender: { card: 'solomon-grundy', wounds: 6 },
};

const HEROCLIX: ExperimentDocument = {
  name: 'HeroClix',
  rules: 'heroclix',
  attacker: { name: 'Brawler', attackValue: 10, damage: 3, keyphrases: ['knockback'] },
  defender: { name: 'Sentinel', defenseValue: 18 },
  board: { terrain: '1 1 1 1 1\n1 1 1 1 1', attacker: [2, 1], defender: [3, 1] },
};

const OWN_CARD: ExperimentDocument = {
  name: 'Ünlike – “names” & 記号',
  cards: [{ name: 'Strongman', attack: 5, defense: 4, powers: ['super-strength'] }],
  attacker: 'Strongman',
  defender: { card: 'The Joker', wounds: 1 },
  question: 'not destroyed and spacesMoved >= 2',
};

/** Twenty states, of each kind some. */
const STATES: readonly ExperimentDocument[] = [
  ...fc.sample(panelDocuments, { numRuns: 6, seed: 18 }),
  ...fc.sample(duelDocuments, { numRuns: 3, seed: 18 }),
  BOARD_START,
  OPEN_GROUND,
  { ...BOARD_START, direction: 'E', specialAttack: true, question: 'hazardDestroyed' },
  CLIFF,
  withAttacker(withAttacker(CLIFF, 0, 'moves', false), 1, 'attacks', 2),
  BRIDGE,
  CLEAR_TURN,
  refittedTurn(onOpenGround(CLEAR_TURN)),
  turnHere(BOARD_START),
  HEROCLIX,
  OWN_CARD,
];

const folder = mkdtempSync(join(tmpdir(), 'knockback-explorer-'));

describe('a state that is downloaded and run', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('there are twenty', () => {
    expect(STATES).toHaveLength(20);
  });

  test.each(STATES.map((state, i) => [i, state] as const))(
    'has the same fractions and the same counts: %i',
    async (i, state) => {
      const document = { ...state, seed: `state ${i}`, trials: 100_000 + i };
      const results = await compute(read(document), {
        exact: true,
        simulation: true,
        machine: browserMachine(workersHere, 2),
        threads: 2,
      });
      const [file] = await filesOf({ document }, engine);
      const path = join(folder, `${i}.yaml`);
      writeFileSync(path, file?.text ?? '');
      const { code, stdout, stderr } = await knockbackHere(['run', path, '--format', 'json']);
      expect(stderr.includes('error'), stderr).toBe(false);
      expect(code).toBe(0);
      const [ofRun] = JSON.parse(stdout);
      const ofPage = JSON.parse(JSON.stringify(results.map(resultJson)));
      expect(ofRun).toEqual(ofPage[0]);
      // The fractions of a duel in rounds have too many digits to be written.
      const isLong = 'rounds' in state && state.rounds === true;
      expect(stdout).toMatch(isLong ? /"probability": 0\.\d+/ : /"fraction": "\d+(\/\d+)?"/);
      expect(stdout).toMatch(/"count": \d+/);
      expect(ofRun).toMatchObject({ seed: `state ${i}`, trials: 100_000 + i });
    },
  );
});
