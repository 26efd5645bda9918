import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/knockback.js', import.meta.url));

/** The number of threads and the kernel with which each part of a run between two kills is started. */
const MACHINES = [
  ['--threads', '1', '--kernel', 'typescript'],
  ['--threads', '2'],
  ['--threads', '3', '--kernel', 'typescript'],
  ['--threads', '1'],
];

export interface Survival {
  /** How often the program was killed before it could end. */
  readonly kills: number;
  /** The output of the last start, which ran to its end. */
  readonly stdout: string;
}

/**
 * Runs a command again and again, each time killed with SIGKILL at a random moment, until it finishes. The delays
 * before the kill grow, so that it finishes on a machine of any speed.
 *
 * @param args of a run that continues from its checkpoint if there is one
 * @param most the largest number of kills; after them the run is left alone
 */
export async function survive(
  args: readonly string[],
  cwd: string,
  most: number,
): Promise<Survival> {
  for (let kills = 0; ; kills++) {
    const machine = MACHINES[kills % MACHINES.length] ?? [];
    const within = 500 + 100 * kills;
    const killAfter = kills < most ? Math.random() * within : undefined;
    const stdout = await life([...args, ...machine], cwd, killAfter);
    if (stdout !== undefined) return { kills, stdout };
  }
}

/** One start of the program; undefined if it was killed. */
function life(args: readonly string[], cwd: string, killAfter?: number) {
  return new Promise<string | undefined>((resolve, reject) => {
    const program = spawn(process.execPath, [PROGRAM, ...args], { cwd });
    const timer =
      killAfter === undefined ? undefined : setTimeout(() => program.kill('SIGKILL'), killAfter);
    let stdout = '';
    let stderr = '';
    program.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    program.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    program.on('error', reject);
    program.on('close', (code, signal) => {
      clearTimeout(timer);
      if (signal === 'SIGKILL') resolve(undefined);
      else if (code === 0) resolve(stdout);
      else reject(new Error(`knockback ${args.join(' ')}: exit ${code}\n${stderr}`));
    });
  });
}
