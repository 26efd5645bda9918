import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './blocks.ts';

/** A block of a page that is a file, or a change of one. */
export interface FileBlock {
  readonly path: string;
  readonly language: string;
  readonly text: string;
}

/** The blocks that follow a line consisting only of the path of a file. */
export function fileBlocks(page: string): FileBlock[] {
  const markdown = readFileSync(`${ROOT}${page}`, 'utf8');
  return [...markdown.matchAll(/^`([\w./-]+)`\n\n```(\w+)\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', language = '', text = '']) => ({ path, language, text }),
  );
}

/**
 * Copies the source into a folder, with changes: whole files, and `diff` blocks, each of whose parts (between lines
 * of `@@`) must fit at exactly one place.
 */
export function copyChanged(folder: string, blocks: readonly FileBlock[]): void {
  for (const name of ['src', 'experiments', 'tsconfig.json', 'biome.json', 'package.json']) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  for (const name of ['node_modules', 'dist']) symlinkSync(join(ROOT, name), join(folder, name));
  for (const { path, language, text } of blocks) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      language === 'diff' ? changed(readFileSync(file, 'utf8'), text, path) : text,
    );
  }
}

function changed(before: string, diff: string, path: string): string {
  return diff.split(/^@@\n/m).reduce((text, part) => {
    const lines = part.split('\n').slice(0, -1);
    const without = (sign: string) =>
      lines
        .filter((line) => !line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const pieces = text.split(without('+'));
    if (pieces.length !== 2) {
      throw new Error(`${path} has ${pieces.length - 1} places for\n${without('+')}`);
    }
    return pieces.join(without('-'));
  }, before);
}
