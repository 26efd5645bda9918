import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface CodeBlock {
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

/** The fenced code blocks of a Markdown file at the top of the project. */
export function codeBlocks(file: string): CodeBlock[] {
  const markdown = readFileSync(`${ROOT}${file}`, 'utf8');
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? '',
    text: match[2] ?? '',
    line: markdown.slice(0, match.index).split('\n').length,
  }));
}

export interface Session {
  readonly command: string;
  readonly output: string;
}

/** The commands of a console block, each with the output that the page prints below it. */
export function sessions({ text }: CodeBlock): Session[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...output] = part.split('\n');
      return { command, output: output.join('\n').trim() };
    });
}
