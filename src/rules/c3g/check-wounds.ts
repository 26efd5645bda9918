import type { Problem } from '../../words/problem.ts';

/** What may have a Life, and wounds that it comes with. */
interface Wounded {
  readonly life?: number;
  readonly wounds: number;
}

/**
 * Whoever has as many wounds as its Life is destroyed (RULES.md, section 1), and stands nowhere.
 *
 * @param path where the document says who it is
 */
export function tooManyWounds({ life, wounds }: Wounded, path: Problem['path']): Problem[] {
  if (life === undefined || wounds < life) return [];
  const allowed = `fewer wounds than the Life of ${life}`;
  return [{ path: [...path, 'wounds'], found: String(wounds), allowed }];
}
