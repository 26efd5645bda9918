import type { NamedPower } from '../power.ts';

export const shieldsOfValor: NamedPower = {
  name: 'shields-of-valor',
  title: 'Shields of Valor',
  text: 'Each shield blocks two hits.',
  effects: () => [{ blocksPerShield: 2 }],
};
