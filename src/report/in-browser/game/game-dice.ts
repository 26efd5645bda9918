import type { FacesRolled } from '../../../chance/index.ts';
import { element } from '../element.ts';
import { shape } from '../shape.ts';

/** What the faces of a combat die are drawn as, in a square of 20. */
const FACES: Readonly<Record<string, string>> = {
  skull:
    'M10 2a7 7 0 0 0-7 7c0 3 1.5 4.6 3 5.6V18h2.2v-2h1v2h1.6v-2h1v2H14v-3.4c1.5-1 3-2.6 3-5.6a7 7 0 0 0-7-7zM7.2 8a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.800zM12.8 8a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.800z',
  shield: 'M10 2l7 2v5c0 4.5-3 7.5-7 9c-4-1.5-7-4.5-7-9V4z',
};

/** The titles of the pools that every attack has; other dice are those of powers. */
const POOLS: Readonly<Record<string, string>> = { attack: 'Attack', defense: 'Defense' };

/** The dice of an attack, pool by pool; faces have names for whoever does not see them. */
export function diceParts(dice: FacesRolled): HTMLElement[] {
  return Object.entries(dice)
    .filter(([, faces]) => faces.length > 0)
    .map(([pool, faces]) => {
      const row = element('div', { className: 'game-dice' });
      const title = element('span', {
        className: 'pool',
        textContent: POOLS[pool] ?? 'D20 and other dice',
      });
      row.append(title, ...faces.map(die));
      return row;
    });
}

function die(face: string): HTMLElement {
  const chip = element('span', {
    className: `game-die ${FACES[face] ? face : ''}`.trim(),
    title: face,
  });
  chip.setAttribute('role', 'img');
  chip.setAttribute('aria-label', face);
  const drawn = FACES[face];
  if (drawn) {
    const svg = shape('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' });
    svg.append(shape('path', { d: drawn, 'fill-rule': 'evenodd' }));
    chip.append(svg);
  } else if (face !== 'blank') chip.textContent = face;
  return chip;
}
