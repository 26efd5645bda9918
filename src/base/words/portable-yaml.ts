/**
 * Options for writing YAML that readers of YAML 1.1 also understand. For them, `no`, `on` and `12:30` are text only in
 * quotes.
 */
export const PORTABLE_YAML = { compat: 'yaml-1.1' } as const;
