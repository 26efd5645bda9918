/**
 * How YAML is written that readers of YAML 1.1 take for the same: to them, `no`, `on` and `12:30` are no text
 * unless they are in quotes.
 */
export const PORTABLE_YAML = { compat: 'yaml-1.1' } as const;
