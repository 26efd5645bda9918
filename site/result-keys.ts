import { explanationJsonSchema } from '../src/experiments/results/format/explanation-schema.ts';
import { resultsJsonSchema } from '../src/experiments/results/format/result-schema.ts';
import { fieldJsonSchema } from '../src/studies/field/format/json-schema.ts';

/* The page of all keys of the JSON that the program writes, from the schemas of its files. */

/** A JSON Schema as the program prints it. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

const HEAD = `# The keys of results

For people whose programs read this one's JSON: every key, its kind of value and its meaning. [The JSON of
results](../docs/results.md) has the units, an example, and what stays the same between versions. In the tables, \`?\`
marks keys that may be absent, \`[]\` the entries of a list, and \`*\` any name.
`;

/** The schema of each kind of file, by the title of its table. */
export function writtenSchemas(): Readonly<Record<string, object>> {
  const { $defs } = resultsJsonSchema() as { $defs: { result: object } };
  return {
    Results: $defs.result,
    Fields: fieldJsonSchema(),
    Explanations: explanationJsonSchema(),
  };
}

/** The whole page. */
export function keysPage(): string {
  const tables = Object.entries(writtenSchemas()).map(([title, schema]) =>
    [
      `## ${title}\n`,
      '| key | value | meaning |',
      '| :--- | :--- | :--- |',
      ...schemaRows(schema),
    ].join('\n'),
  );
  return `${HEAD}\n${tables.join('\n\n')}\n`;
}

/**
 * The rows of a table of all keys that a schema describes: path, type of value, meaning. Optional keys have a
 * question mark; the entries of a list are written `[]`, the values of a mapping with any keys `*`.
 */
export function schemaRows(schema: object): string[] {
  const known = new Map<string, string>();
  return rowsOf(schema as Schema, '', known);
}

function rowsOf(schema: Schema, path: string, known: Map<string, string>): string[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, one]) => {
    const isOptional = !required.includes(key);
    const at = path ? `${path}.${key}` : key;
    const before = known.get(keysOf(one));
    const meaning = [one.description, before && `as \`${before}\``].filter(Boolean).join('; ');
    const row = `| \`${at}${isOptional ? '?' : ''}\` | ${kindOf(one)} | ${meaning} |`;
    return before ? [row] : [row, ...inside(one, at, known)];
  });
}

/** The mapping whose keys are listed next, inside lists and mappings with any keys. */
function innerOf(schema: Schema, path: string): { schema: Schema; path: string } | undefined {
  if (schema.properties) return { schema, path };
  if (schema.items?.properties) return innerOf(schema.items, `${path}[]`);
  const { additionalProperties: named } = schema;
  return named?.properties ? innerOf(named, `${path}.*`) : undefined;
}

/** The keys of a mapping, or of the mappings in a list, without their meanings. */
function keysOf(schema: Schema): string {
  return JSON.stringify(innerOf(schema, '')?.schema.properties);
}

function inside(schema: Schema, path: string, known: Map<string, string>): string[] {
  const inner = innerOf(schema, path);
  if (!inner) return [];
  known.set(keysOf(schema), path);
  return rowsOf(inner.schema, inner.path, known);
}

function kindOf(schema: Schema): string {
  const { type = '', anyOf, items, prefixItems, additionalProperties: named } = schema;
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((one) => `\`"${one}"\``).join(' or ');
  if (prefixItems) return `list of ${prefixItems.length}`;
  if (items) return items.properties || !items.type ? 'list' : `list (${kindOf(items)})`;
  if (type === 'object' && named?.type && !named.properties) return `mapping (${kindOf(named)})`;
  return (
    { object: 'mapping', string: 'text', integer: 'whole number', boolean: 'true or false' }[
      type
    ] ??
    (type || 'any')
  );
}
