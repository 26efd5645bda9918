import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bytesIn, printed, tempFolder } from '../cli/knockback.ts';
import { survive } from './kills.ts';

/** The minimal number of kills in all: `KILLS=50 npx vitest run test/faults` takes some minutes. */
const KILLS = Number(process.env.KILLS ?? 4);

/** Enough attacks for all runs between kills. */
const ATTACKS = KILLS * 30e6;

const FIGHT = 'rules: c3g\nattacker: hawkgirl\ndefender: solomon-grundy\n';
const cwd = tempFolder(afterAll);
writeFileSync(join(cwd, 'single.yaml'), `name: Single\n${FIGHT}trials: ${ATTACKS}\n`);
writeFileSync(
  join(cwd, 'sweep.yaml'),
  `name: Sweep\n${FIGHT}trials: ${Math.round(ATTACKS / 48)}\nvary: { attacker.attack: [3, 4, 5, 6, 7, 8], defender.defense: [1, 2, 3, 4, 5, 6, 7, 8] }\n`,
);
writeFileSync(
  join(cwd, 'precise.yaml'),
  `name: Precise\n${FIGHT}precision: ${0.98 / Math.sqrt(ATTACKS)}\n`,
);

const kept = (file: string) => [
  '--checkpoint',
  file,
  '--checkpoint-every',
  '0.1',
  '--resume',
  file,
];
const text = (file: string) => readFileSync(join(cwd, file), 'utf8');

type Round = (file: string, most: number) => Promise<number>;

/** Kinds of runs, each killed repeatedly until it finishes, and then compared with a run that was not killed. */
const ROUNDS: Record<string, () => Promise<Round>> = {
  async 'a report folder'() {
    await printed(['run', 'single.yaml', '--out', 'whole'], { cwd });
    const whole = bytesIn(join(cwd, 'whole/single'));
    return async (file, most) => {
      const args = ['run', 'single.yaml', '--out', file.replace('.run', '')];
      const { kills } = await survive([...args, ...kept(file)], cwd, most);
      expect(bytesIn(join(cwd, file.replace('.run', ''), 'single'))).toEqual(whole);
      return kills;
    };
  },
  'a sweep': () => printing(['run', 'sweep.yaml', '--format', 'json']),
  'a run until a precision': () => printing(['run', 'precise.yaml', '--format', 'json']),
  async 'a shard'() {
    const args = ['run', 'single.yaml', '--shard', '2/3'];
    await printed([...args, '--checkpoint', 'whole.shard'], { cwd });
    return async (file, most) => {
      const { kills } = await survive([...args, ...kept(file)], cwd, most);
      expect(text(file)).toBe(text('whole.shard'));
      return kills;
    };
  },
};

async function printing(args: readonly string[]): Promise<Round> {
  const whole = await printed(args, { cwd });
  return async (file, most) => {
    const { kills, stdout } = await survive([...args, ...kept(file)], cwd, most);
    expect(stdout).toBe(whole);
    return kills;
  };
}

test(`killed at ${KILLS} random moments, runs end as if nothing had happened`, {
  timeout: 300_000 + KILLS * 20_000,
}, async () => {
  const names = Object.keys(ROUNDS);
  const rounds = await Promise.all(Object.values(ROUNDS).map((begin) => begin()));
  let kills = 0;
  for (let n = 0; kills < KILLS; n++) {
    // A share of the kills for each kind of run, and at most as many as are left.
    const most = Math.min(Math.ceil(KILLS / rounds.length), KILLS - kills);
    const survived = await (rounds[n % rounds.length] as Round)(`${n}.run`, most);
    if (process.env.KILLS) console.log(`${names[n % names.length]}: survived ${survived} kills`);
    kills += survived;
  }
  // Files left half-written are hidden files in the same folder.
  expect(readdirSync(cwd).filter((name) => name.startsWith('.'))).toEqual([]);
});
