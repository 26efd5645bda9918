/**
 * Colours from the first of some stops to the last, evenly spaced, mixed in red, green and blue.
 *
 * @param stops two or more, as `#rrggbb`
 * @param count two or more
 */
export function ramp(stops: readonly string[], count: number): string[] {
  const colours = stops.map(channels);
  return Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1)) * (stops.length - 1);
    const below = Math.min(Math.floor(at), stops.length - 2);
    const [from = [], to = []] = colours.slice(below);
    const mixed = from.map((value, c) =>
      Math.round(value + ((to[c] ?? value) - value) * (at - below)),
    );
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
