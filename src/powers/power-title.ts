import { powerNamed } from './named/index.ts';
import type { PowerUse } from './power.ts';

/** "Tough 2", "Rage Smash" */
export function powerTitle({ power, number }: Pick<PowerUse, 'power' | 'number'>): string {
  const title = powerNamed(power)?.title ?? power;
  return number === undefined ? title : `${title} ${number}`;
}
