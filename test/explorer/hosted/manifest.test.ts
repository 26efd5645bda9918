import { expect, test } from 'vitest';
import { icon, MANIFEST } from '../../../src/explorer/hosted/hosted-page.ts';
import { pngDrawer } from '../../../src/report/pictures/picture.ts';

test('the manifest has icons of the sizes that browsers ask for', () => {
  const { icons, display, start_url } = JSON.parse(MANIFEST);
  expect([display, start_url]).toEqual(['standalone', './']);
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512']);
});

test.each([192, 512])('the picture of the icon is %i pixels wide', async (size) => {
  const drawPng = await pngDrawer();
  const png = Buffer.from(drawPng(icon(size / 2)));
  // The first chunk of a PNG contains width and height.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});
