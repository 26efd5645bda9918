/**
 * The icon: a hexagon knocked along an arrow. What matters is within the inner four fifths, so that systems
 * may cut it to any shape.
 *
 * @param size of its side, in pixels
 */
export function icon(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">
<rect width="64" height="64" fill="#0b5fa5"/>
<path d="M10 22L20 16L30 22V34L20 40L10 34Z" transform="translate(0 4)" fill="none" stroke="#8ccdf7" stroke-width="3" stroke-dasharray="4 3"/>
<path d="M33 22L43.500 16L54 22V34L43.500 40L33 34Z" transform="translate(0 4)" fill="#ffffff"/>
<path d="M14 50H46M40 44.500L47 50L40 55.500" fill="none" stroke="#ffd166" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;
}
