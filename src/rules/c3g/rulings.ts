import type { Ruling, Rulings } from '../ruling.ts';

export const C3G_RULINGS = [
  {
    name: 'automaticShieldsNeedARoll',
    usual: true,
    text: 'Automatic shields count only when at least one defense die is rolled.',
  },
  {
    name: 'destroyedFiguresStay',
    usual: true,
    text: 'A defender that the attack itself destroys is not knocked back.',
  },
] as const satisfies readonly Ruling[];

export type C3gRulings = Rulings<(typeof C3G_RULINGS)[number]['name']>;
