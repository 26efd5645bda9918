import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* The reference of the library, from its declarations in `dist/types` and their docstrings. */

const TYPES = 'dist/types';

/** A declaration of the library with its docstring. */
export interface Declared {
  readonly name: string;
  readonly isFunction: boolean;
  /** As in the source, without the marks of a comment. */
  readonly doc: string;
  readonly code: string;
}

const HEAD = `# The library, function by function

For programmers who use [the library](../docs/library.md): every function and type, with its description. Chances are
numbers from 0 to 1; spaces are \`[column, row]\`, both counted from 0. Mistakes in the input are thrown as \`BadInput\`.
Results have the keys of \`--format json\`, listed in [the keys of results](results.md).
`;

/** The whole page. */
export function libraryPage(): string {
  const all = libraryDeclarations();
  const part = (title: string, isFunction: boolean) => {
    const some = all.filter((one) => one.isFunction === isFunction);
    return `## ${title}\n\n${some.map(entry).join('\n')}`;
  };
  return `${HEAD}\n${part('Functions', true)}\n${part('Types', false)}`;
}

/** All exports of the library, sorted by name. */
export function libraryDeclarations(): Declared[] {
  const names = exportedNames();
  const found = readdirSync(TYPES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts'))
    .flatMap((path) => declaredIn(readFileSync(join(TYPES, path), 'utf8')));
  return [...names].map(([own, name]) => {
    const one = found.find((declared) => declared.name === own);
    if (!one) throw new Error(`${own} is exported, and declared nowhere`);
    return { ...one, name, code: renamed(one.code, names) };
  });
}

/** The exports of the entries: each name in the source with the name under which it is exported. */
function exportedNames(): Map<string, string> {
  const text = ['exports', 'index']
    .map((entry) => readFileSync(join(TYPES, `library/${entry}.d.ts`), 'utf8'))
    .join('\n');
  const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)];
  const names = lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return new Map(
    names
      .filter(Boolean)
      .map((name): [string, string] => {
        const [own = '', other = own] = name.replace(/^type /, '').split(' as ');
        return [own, other];
      })
      .sort(([, a], [, b]) => a.localeCompare(b, 'en')),
  );
}

function declaredIn(text: string): Declared[] {
  const pattern =
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:declare )?(function|interface|type|class|const) (\w+)[\s\S]*?(?=\n(?:\/\*\*|export |interface |type |import )|$(?![\s\S]))/gm;
  return [...text.matchAll(pattern)].map(([whole, doc = '', kind = '', name = '']) => ({
    name,
    isFunction: kind === 'function',
    doc: doc.replace(/^\s*\* ?/gm, '').trim(),
    code: whole
      .slice(whole.indexOf('export '))
      .replace(/^export (declare )?/, '')
      .trim(),
  }));
}

/** Types by the names under which they are exported. */
function renamed(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(/\b[A-Z]\w+\b/g, (name) => names.get(name) ?? name);
}

function entry({ name, doc, code }: Declared): string {
  const [text = '', ...tags] = doc.split(/^@/m);
  const told = tags.map((tag) => `- ${tagText(tag)}`);
  const list = told.length > 0 ? `${told.join('\n')}\n` : '';
  return `### ${name}\n\n\`\`\`ts\n${code}\n\`\`\`\n\n${oneLine(text)}\n${list && `\n${list}`}`;
}

function tagText(tag: string): string {
  const [, kind = '', rest = ''] = /^(\w+)\s+([\s\S]*)$/.exec(tag.trim()) ?? [];
  if (kind === 'param' || kind === 'typeParam') {
    const [, name = '', text = ''] = /^(\w+)\s+([\s\S]*)$/.exec(rest) ?? [];
    return `\`${name}\`: ${oneLine(text)}`;
  }
  if (kind !== 'returns' && kind !== 'throws')
    throw new Error(`the reference knows no tag @${kind}`);
  return `${kind} ${oneLine(rest)}`;
}

const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');
