import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { printed } from '../cli/knockback.ts';
import { codeBlocks, type Session, sessions } from './blocks.ts';

/** The program's commands on a page, each with the output that the page shows. */
export function commandsOf(file: string): Session[] {
  return codeBlocks(file)
    .filter(({ language }) => language === 'console')
    .flatMap(sessions)
    .filter(({ command }) => command.startsWith('npx knockback'));
}

/** The output of a command that runs in a folder, with another program than the built one if that is given. */
export async function run({ command }: Session, cwd: string, program?: string): Promise<string> {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  const [npx, knockback, ...args] = words;
  expect([npx, knockback]).toEqual(['npx', 'knockback']);
  return program === undefined
    ? printed(args, { cwd })
    : execFileSync(process.execPath, [program, ...args], { cwd, encoding: 'utf8' });
}

/** A line that stands for omitted output. */
const OMISSION = /^…$/m;

/** Checks that a command prints what the page shows. */
export async function expectShown(session: Session, cwd: string, program?: string): Promise<void> {
  const lines = (text: string) => text.split('\n').map((line) => line.trimEnd());
  const printed = lines((await run(session, cwd, program)).trim());
  const pieces = session.output.split(OMISSION).map((piece) => lines(piece.trim()));
  for (const piece of pieces) expect(printed.join('\n')).toContain(piece.join('\n'));
}
