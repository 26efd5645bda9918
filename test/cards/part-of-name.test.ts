import { expect, test } from 'vitest';
import { FITS } from '../../src/cards/names.ts';

/** The closest way in which a part fits, from 0; -1 if none. */
const wayOf = (part: string, name: string) => FITS.findIndex((fits) => fits(part, name));

test.each([
  ['hulk', 'incredible-hulk', 0],
  ['raelin-rotv', 'raelin-the-kyrie-warrior-rotv', 0],
  ['maj-q9', 'major-q9', 1],
  ['sol-gru', 'solomon-grundy', 1],
  ['hulk', 'ogre-warhulk', 2],
  ['r-q9', 'major-q9', 2],
  ['hu', 'ogre-warhulk', -1],
  ['og', 'ogre-warhulk', -1],
  ['ogr', 'ogre-warhulk', 1],
  ['q9-major', 'major-q9', -1],
  ['q9-q9', 'major-q9', -1],
  ['hulks', 'incredible-hulk', -1],
])('"%s" fits "%s" in way %i', (part, name, way) => {
  expect(wayOf(part, name)).toBe(way);
});
