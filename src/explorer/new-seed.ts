/** A seed that nobody has used, short enough to be typed. */
export function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36))
    .join('')
    .slice(0, 10);
}
