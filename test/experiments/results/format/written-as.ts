import * as z from 'zod';

type Schema = Parameters<typeof z.fromJSONSchema>[0];

/** Mappings whose keys come from the rules, so that no schema lists them. */
const OPEN = ['scenario', 'side', 'setting'];

/**
 * The parts of some data that a JSON Schema does not describe. This includes keys that the schema permits without
 * describing them: everything that is written must be described.
 */
export function undescribed(schema: object, data: unknown): string[] {
  const checked = z.fromJSONSchema(closed(schema) as Schema).safeParse(data);
  return checked.success ? [] : textsOf(checked.error.issues);
}

function textsOf(issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[] = []): string[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code !== 'invalid_union') return [`${path.join('.')}: ${issue.message}`];
    const [closest = []] = issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a));
    return textsOf(closest, path);
  });
}

function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

function closed(schema: unknown, key = ''): unknown {
  if (Array.isArray(schema)) return schema.map((one) => closed(one));
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.entries(schema).map(([name, value]) => [name, closed(value, name)]);
  const isMapping = 'properties' in schema && typeof schema.properties === 'object';
  return {
    ...Object.fromEntries(inner),
    ...(isMapping && 'type' in schema && !OPEN.includes(key) && { additionalProperties: false }),
  };
}
