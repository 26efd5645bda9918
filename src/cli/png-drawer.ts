import type { DrawPng } from '../report/pictures/picture.ts';
import { BadInput, messageOf, printable } from '../words/problem.ts';

/**
 * What draws PNG pictures, by native code.
 *
 * @param place the option that asks for them
 * @param otherwise what can be asked for without them
 * @throws BadInput where this process loads no native code
 */
export async function pngDrawerFor(place: string, otherwise: string): Promise<DrawPng> {
  const { pngDrawer } = await import('../report/pictures/picture.ts');
  try {
    return await pngDrawer();
  } catch (error) {
    const found = `no PNG pictures here (${printable(messageOf(error))})`;
    throw new BadInput({ path: [], place, found, allowed: otherwise });
  }
}
