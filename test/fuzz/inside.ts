import fc from 'fast-check';
import type { Batch, Report } from './batch.ts';
import type { AnyDoor, Verdict } from './door.ts';
import { DOORS } from './doors.ts';

/*
 * The process that tries inputs. It names each one to its parent beforehand, so that the parent knows on which one it
 * hangs.
 */

/** Inputs in messages are cut here. */
const LONGEST_SHOWN = 4000;

process.on('message', (batch: Batch) => {
  const door = DOORS.find(({ name }) => name === batch.door);
  if (!door) throw new Error(`no door is named ${batch.door}`);
  tryAll(door, batch).then(
    (report) => process.send?.(report),
    (error) => {
      throw error;
    },
  );
});

/** Warnings that Node would print between the program's own messages. */
const warnings: Error[] = [];
process.on('warning', (warning) => warnings.push(warning));

async function tryAll(door: AnyDoor, { seed, runs, patience }: Batch): Promise<Report> {
  const verdicts: Record<Verdict, number> = { accepted: 0, refused: 0 };
  let begun = 0;
  const property = fc.asyncProperty(door.inputs, async (input) => {
    begun++;
    process.send?.({ begun });
    const before = process.cpuUsage();
    verdicts[await door.enter(input as never)]++;
    await new Promise(setImmediate);
    const [warning] = warnings.splice(0);
    if (warning) throw warning;
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1000;
    if (used > patience) throw new Error(`took ${Math.round(used)} ms of the processor`);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: runs,
  });
  if (!failed) return { verdicts };
  const [input] = counterexample ?? [];
  return { verdicts, failure: `${describe(errorInstance)}\n\n${shownInput(input)}` };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function shownInput(input: unknown): string {
  const text = fc.stringify(input);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}… (${text.length})` : text;
}
