import { main } from '../../src/cli/main.ts';
import { captured, type Ending } from '../cli/captured.ts';
import type { Verdict } from './door.ts';
import { checkHarmless, checkMessage } from './harmless.ts';

/** Runs a command line in this process, its output held back. */
export function tryCommand(argv: readonly string[]): Promise<Ending> {
  return captured(main, argv);
}

/**
 * The verdict on the input that follows from the end of a command.
 *
 * @throws Error for any end that is neither a success nor a refusal in proper form
 */
export function verdictOf({ code, stdout, stderr }: Ending): Verdict {
  checkMessage(stderr);
  if (code === 0) {
    if (stdout === '') throw new Error('nothing printed');
    checkHarmless(stdout, 'the output');
    return 'accepted';
  }
  if (code !== 2) throw new Error(`exit ${code}: ${stderr}`);
  if (stdout !== '') throw new Error(`refused, and printed: ${stdout.slice(0, 200)}`);
  if (!stderr.startsWith('error: ')) throw new Error(`refused with the words: ${stderr}`);
  return 'refused';
}
