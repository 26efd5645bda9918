import { expect, test } from 'vitest';
import { pngDrawer } from '../../../src/report/pictures/picture.ts';

const sizeOf = (png: Uint8Array) => {
  const head = new DataView(png.buffer, png.byteOffset);
  return [head.getUint32(16), head.getUint32(20)] as const;
};
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" class="marks" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"></svg>`;

test('a picture has two pixels for each of its units', async () => {
  const draw = await pngDrawer();
  expect(sizeOf(draw(svg(300, 200)))).toEqual([600, 400]);
});

test('a picture of thousands of combinations is drawn smaller, in its proportions', async () => {
  const draw = await pngDrawer();
  const [width, height] = sizeOf(draw(svg(3000, 8000)));
  expect(width * height).toBeLessThan(2 ** 25 * 1.01);
  expect(width * height).toBeGreaterThan(2 ** 25 * 0.97);
  expect(height / width).toBeCloseTo(8 / 3, 1);
});
