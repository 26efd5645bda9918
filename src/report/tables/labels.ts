/** A varied field in plain words: `attacker.attack` is "attacker's attack". */
export function fieldLabel(field: string): string {
  return field
    .split('.')
    .map((key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join("'s ");
}

/** A varied value as a reader sees it: `6`, `hawkgirl`, `tough, lava-resistant`, `none`. */
export function variedLabel(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.map(variedLabel).join(', ') || 'none';
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${variedLabel(inner)}`)
      .join(', ');
  }
  return String(value);
}
