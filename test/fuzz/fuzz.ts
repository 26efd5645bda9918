import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Batch, Report } from './batch.ts';
import type { AnyDoor } from './door.ts';
import { DOORS } from './doors.ts';
import '../surroundings.ts';

/*
 * `npm run fuzz -- --runs 100000 --seed 1`: tries inputs at every door in turn. Inputs are numbered, and each depends
 * only on the seed and its number: `--from` continues an earlier run.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    from: { type: 'string', default: '0' },
    door: { type: 'string' },
    patience: { type: 'string', default: '10000' },
  },
});
const [runs, seed, from, patience] = [values.runs, values.seed, values.from, values.patience].map(
  Number,
) as [number, number, number, number];
const doors = DOORS.filter(({ name }) => values.door === undefined || name === values.door);
if (doors.length === 0) throw new Error(`no door is named ${values.door}`);
if (![runs, seed, from, patience].every(Number.isInteger)) throw new Error('not a whole number');
/** How many inputs are tried between two progress lines. */
const NEWS = 10_000;

/** By how much longer the wall clock may run than the processor time before an input counts as hanging. */
const BUSY = 10;

const print = (line: string) => process.stdout.write(`${line}\n`);
const totals = new Map(doors.map(({ name }) => [name, { accepted: 0, refused: 0 }]));
const began = performance.now();
let child: ChildProcess | undefined;
let done = from;
process.on('SIGINT', () => {
  print(`\nInterrupted. Go on with --seed ${seed} --from ${done}`);
  child?.kill('SIGKILL');
  process.exit(130);
});

print(
  `seed ${seed}, inputs ${from} to ${from + runs}, doors: ${doors.map((d) => d.name).join(', ')}`,
);
for (let first = 0, turn = 0; first < from + runs; turn++) {
  const door = doors[turn % doors.length] as AnyDoor;
  const batch = { door: door.name, seed: seedOf(turn), runs: door.atATime, patience };
  const isWanted = first + door.atATime > from;
  if (isWanted) await tryBatch(door, batch, first);
  first += door.atATime;
  if (isWanted && Math.floor(first / NEWS) > Math.floor(done / NEWS)) print(`  ${first} tried`);
  if (isWanted) done = first;
}
child?.kill();
for (const [name, { accepted, refused }] of totals) {
  print(`${name.padEnd(14)}${accepted} accepted and sound, ${refused} refused in good form`);
}
print(`${done - from} inputs in ${Math.round((performance.now() - began) / 1000)} s, none failed`);

/** Seeds of consecutive turns are unrelated. */
function seedOf(turn: number): number {
  return Math.imul(seed + Math.imul(turn + 1, 0x9e3779b9), 0x85ebca6b) | 0;
}

async function tryBatch(door: AnyDoor, batch: Batch, first: number): Promise<void> {
  const { verdicts, failure } = await reportOf(door, batch);
  const total = totals.get(door.name);
  if (total) {
    total.accepted += verdicts.accepted;
    total.refused += verdicts.refused;
  }
  if (failure === undefined) return;
  child?.kill('SIGKILL');
  print(`\nFAILED at the door "${door.name}": ${failure}`);
  print(`\nAgain with: npm run fuzz -- --seed ${seed} --from ${first} --runs ${batch.runs}`);
  process.exit(1);
}

/** Lets the child process try a batch; a child that no longer reports new inputs has hung and is killed. */
function reportOf(door: AnyDoor, batch: Batch): Promise<Report> {
  const worker = started();
  let begun = 0;
  return new Promise((resolve) => {
    const fail = (what: string) => {
      worker.kill('SIGKILL');
      child = undefined;
      const input = fc
        .sample(door.inputs, { seed: batch.seed, numRuns: Math.max(1, begun) })
        .at(-1);
      const shown = begun > batch.runs ? 'while shrinking' : fc.stringify(input).slice(0, 4000);
      resolve({ verdicts: { accepted: 0, refused: 0 }, failure: `${what}\n\n${shown}` });
    };
    const hung = () => fail(`still busy after ${(patience * BUSY) / 1000} s`);
    const allowed = door.atATime < 10 ? patience * BUSY * 2 : patience * BUSY;
    let timer = setTimeout(hung, allowed);
    const exited = (code: number | null) => {
      clearTimeout(timer);
      fail(`the process ended with ${code}`);
    };
    const heard = (message: Report | { begun: number }) => {
      clearTimeout(timer);
      if ('begun' in message) {
        begun = message.begun;
        timer = setTimeout(hung, allowed);
        return;
      }
      worker.off('message', heard);
      worker.off('exit', exited);
      resolve(message);
    };
    worker.on('message', heard);
    worker.on('exit', exited);
    worker.send(batch);
  });
}

function started(): ChildProcess {
  child ??= fork(fileURLToPath(new URL('inside.js', import.meta.url)), {
    execArgv: ['--max-old-space-size=1024', '--no-warnings'],
  });
  return child;
}
