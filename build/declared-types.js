import { ownModule } from './own-module.js';

/**
 * Modules whose types are derived from schemas. Each exports `DECLARED`: schemas and docstrings, keyed by type name.
 */
const MODULES = [
  'src/experiments/results/format/result-json.ts',
  'src/experiments/results/format/explanation-schema.ts',
];

/**
 * Declares the library's types that are derived from schemas, as interfaces with a docstring for each field.
 * TypeScript's own declarations would refer to zod's types and have no docstrings.
 *
 * @returns the declarations, keyed by the file that declares the module, such as
 * `experiments/results/format/result-json.d.ts`
 */
export async function declaredTypes() {
  const entries = MODULES.map(async (module) => {
    const { DECLARED } = await ownModule(module);
    const file = module.replace(/^src\/(.*)\.ts$/, '$1.d.ts');
    return [file, declarations(DECLARED)];
  });
  return new Map(await Promise.all(entries));
}

function declarations(types) {
  const names = new Map(Object.entries(types).map(([name, { schema }]) => [schema.def, name]));
  return Object.entries(types)
    .map(([name, { text, schema }]) => {
      const { bases, own } = parted(schema, names);
      const from = bases.length > 0 ? ` extends ${bases.join(', ')}` : '';
      return `${docstring(text, '')}export interface ${name}${from} ${object(own, names, '')}\n`;
    })
    .join('');
}

const docstring = (text, indent) => (text ? `${indent}/** ${text} */\n` : '');

/** Splits an object type into the named types whose fields it contains unchanged, and its remaining fields. */
function parted(schema, names) {
  const { shape } = schema.def;
  const isBase = (other) => Object.entries(other).every(([key, field]) => shape[key] === field);
  const bases = [...names.keys()].filter((other) => other !== schema.def && isBase(other.shape));
  const inherited = new Set(bases.flatMap((base) => Object.keys(base.shape)));
  return {
    bases: bases.map((base) => names.get(base)),
    own: Object.entries(shape).filter(([key]) => !inherited.has(key)),
  };
}

function object(fields, names, indent) {
  const inner = `${indent}    `;
  const lines = fields.map(([key, field]) => {
    const isOptional = field.def.type === 'optional';
    const text = docstring(field.description ?? field.def.innerType?.description, inner);
    return `${text}${inner}readonly ${key}${isOptional ? '?' : ''}: ${type(field, names, inner)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** The type of a schema in TypeScript. If the schema has a name, the type is that name. */
function type(schema, names, indent) {
  // Adding a description to a schema does not change its definition.
  const name = names.get(schema.def);
  if (name) return name;
  const { def } = schema;
  const of = (inner) => type(inner, names, indent);
  switch (def.type) {
    case 'optional':
    case 'nonoptional':
      return of(def.innerType);
    case 'object': {
      const { bases, own } = parted(schema, names);
      return [...bases, object(own, names, indent)].join(' & ');
    }
    case 'array':
      return `readonly ${grouped(of(def.element))}[]`;
    case 'tuple':
      return `readonly [${def.items.map(of).join(', ')}]`;
    case 'record':
      return `Readonly<Record<${of(def.keyType)}, ${of(def.valueType)}>>`;
    case 'union':
      return def.options.map(of).join(' | ');
    case 'literal':
      return def.values.map(literal).join(' | ');
    case 'enum':
      return Object.values(def.entries).map(literal).join(' | ');
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
      return def.type;
    default:
      throw new Error(`no declaration of a schema of type ${def.type}`);
  }
}

const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));
const grouped = (text) => (/^readonly |\|/.test(text) ? `(${text})` : text);
