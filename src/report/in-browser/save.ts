/** Within so many milliseconds, a browser has begun to read what it downloads. */
const BEGUN = 60_000;

/** Downloads a file. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // It is read only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), BEGUN);
}
