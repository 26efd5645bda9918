import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { anyCharacter } from '../../any-character.ts';
import { type Door, type Due, judged } from '../door.ts';
import { changedText, leavesOf, replaced, type TextChange } from '../places.ts';
import { SCRATCH, scratchFile } from '../scratch.ts';
import { tryCommand, verdictOf } from '../try-command.ts';

/** A forgery has a checksum that fits. */
type Change = TextChange | { readonly kind: 'forged'; readonly at: number; readonly to: unknown };

interface ShardsInput {
  /** The numbers of the given shards; giving each exactly once gives the whole run. */
  readonly files: readonly number[];
  readonly change?: Change | undefined;
  readonly format: string;
}

const SHARDS = 3;

let shards: Promise<readonly string[]> | undefined;

/** A little more than two chunks of a small fight, cut in three. */
async function rolled(): Promise<readonly string[]> {
  const fight = { attacker: { name: 'A', attack: 1, defense: 1, powers: ['super-strength'] } };
  const defender = { name: 'B', attack: 1, defense: 1, life: 2 };
  const experiment = { name: 'Shards', trials: 2 ** 21 + 5, ...fight, defender };
  const file = scratchFile('shards.yaml', JSON.stringify(experiment));
  const texts: string[] = [];
  for (let i = 1; i <= SHARDS; i++) {
    const path = join(SCRATCH, `${i}.shard`);
    await tryCommand(['run', file, '--shard', `${i}/${SHARDS}`, '--checkpoint', path]);
    texts.push(readFileSync(path, 'utf8'));
  }
  return texts;
}

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** Files of shards, as `merge` reads them. */
export const shardsDoor: Door<ShardsInput> = {
  name: 'shards',
  atATime: 20,
  inputs: fc.record({
    files: fc.oneof(
      { weight: 3, arbitrary: fc.shuffledSubarray([0, 1, 2], { minLength: SHARDS }) },
      {
        weight: 1,
        arbitrary: fc.array(fc.nat({ max: SHARDS - 1 }), { minLength: 1, maxLength: 5 }),
      },
    ),
    change: fc.option(
      fc.oneof(
        fc.record({
          kind: fc.constantFrom('cut' as const, 'letter' as const),
          at: place,
          letter: fc.string({ unit: anyCharacter, minLength: 1, maxLength: 1 }),
        }),
        fc.record({
          kind: fc.constant('forged' as const),
          at: place,
          to: fc.constantFrom(-1, 0.5, 2 ** 53, 1e308, '', 'x', true, null, [], {}, '__proto__'),
        }),
      ),
      { nil: undefined, freq: 1 },
    ),
    format: fc.constantFrom('json', 'csv', 'markdown', 'bbcode'),
  }),
  async enter({ files, change, format }) {
    shards ??= rolled();
    const texts = await shards;
    const [first = 0] = files;
    const spoilt = change ? changed(texts[first] ?? '', change) : texts[first];
    const paths = files.map((shard, i) =>
      scratchFile(`given/${i}.shard`, (i === 0 ? spoilt : texts[shard]) ?? ''),
    );
    const verdict = verdictOf(await tryCommand(['merge', ...paths, '--format', format]));
    return judged(verdict, dueOf(files, change, spoilt !== texts[first]), JSON.stringify(change));
  },
};

function dueOf(files: readonly number[], change: Change | undefined, isChanged: boolean): Due {
  if (files.length !== SHARDS || new Set(files).size !== SHARDS) return 'refused';
  if (!isChanged) return 'accepted';
  return change?.kind === 'forged' ? undefined : 'refused';
}

function changed(text: string, change: Change): string {
  if (change.kind !== 'forged') return changedText(text, change);
  const lines = text.trimEnd().split('\n').slice(0, -1);
  const documents: unknown[] = lines.map((line) => JSON.parse(line));
  const leaves = leavesOf(documents);
  const at = leaves[Math.floor(change.at * leaves.length)] ?? [];
  const forged = replaced(documents, at, change.to) as unknown[];
  const body = forged.map((line) => `${JSON.stringify(line)}\n`).join('');
  return `${body}${JSON.stringify({ sha256: createHash('sha256').update(body).digest('hex') })}\n`;
}
