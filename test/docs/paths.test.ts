import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Every path in documents and comments names a file or folder that exists, as a whole path or as the end of one. */

const TRACKED = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * All files and folders, by every ending of their paths: complete, without the first folder, without the first two.
 */
const NAMED = new Set(
  TRACKED.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, end) => {
      const path = parts.slice(0, end + 1);
      return path.map((_part, start) => path.slice(start).join('/'));
    });
  }),
);

/** Paths outside the tree: the build, the command of an example, or a test creates them. */
const MADE = /^(dist|_site|reports|node_modules|site\/(cards|reference))\b|\.d\.ts$|^\.\.?\//;

const FOLDERS = ['src', 'test', 'research', 'docs', 'experiments', 'build', 'site'];
const PATH = /(?<![\w./:@#-])[\w.-]+(?:\/[\w.*-]+)+\/?/g;

/**
 * The comments of a source file; of a document the text outside code blocks, without the names of files that a block
 * creates.
 */
function proseOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return text.replace(/(^`\S+`\n\n)?^```[\s\S]*?^```/gm, '');
  return (text.match(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm) ?? []).join('\n');
}

function missingIn(file: string): string[] {
  return [...proseOf(file).matchAll(PATH)]
    .map(([path]) => path.replace(/[./]+$/, ''))
    .filter((path) => FOLDERS.includes(path.split('/')[0] ?? '') || /\.(ts|tsx|md)$/.test(path))
    .filter((path) => !MADE.test(path) && !path.includes('*') && !NAMED.has(path))
    .map((path) => `${file}: ${path}`);
}

const READ = TRACKED.filter(
  (file) =>
    /\.(md|ts|tsx|js)$/.test(file) && !/^(reports|test\/snapshots\/recorded|CHANGELOG)/.test(file),
);

test('paths in documents and comments exist', () => {
  expect(READ.flatMap(missingIn)).toEqual([]);
});
