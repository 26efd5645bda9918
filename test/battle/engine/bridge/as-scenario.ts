import type { BattleScenario } from '../../../../src/battle/scenario.ts';
import type { Document } from '../../../fight/scenarios.ts';
import type { BattleCardData, BattleData } from '../../../reference/battle/index.ts';
import { battleOf } from '../../battles.ts';

/** A battle of the reference as an experiment would write it, read by the program. */
export function asScenario(data: BattleData, policies: readonly string[]): BattleScenario {
  const { terrain, walls = [], others = [], starts, armies, rounds, rulings, terrainCosts } = data;
  return battleOf({
    sides: armies.map((army, side) => ({
      name: `Side ${side}`,
      start: `start ${side}`,
      policy: policies[side],
      army: army.map(({ card, copies = 1 }) => ({ ...cardDocument(card), copies })),
    })),
    board: {
      terrain,
      walls: walls.map(({ between }) => between),
      others,
      starts: { 'start 0': starts[0], 'start 1': starts[1] },
      ...(terrainCosts && { terrainCosts }),
    },
    ...(rounds !== undefined && { rounds }),
    ...(rulings && { rulings }),
  });
}

function cardDocument({
  flying,
  disengage,
  lavaResistant,
  superStrength,
  ...card
}: BattleCardData): Document {
  const powers = [
    ...(card.powers ?? []),
    ...(flying ? ['flying'] : []),
    ...(disengage ? [{ name: 'Disengage', effects: [{ ignoreLeavingWounds: 1 }] }] : []),
    ...(lavaResistant ? ['lava-resistant'] : []),
    ...(superStrength ? ['super-strength'] : []),
  ];
  return { ...card, powers };
}

/** A longer battle of small, strong figures with more Life: they climb, fall and are knocked back more. */
export function asLonger(data: BattleData): BattleData {
  const [one, other] = data.armies.map((army) =>
    army.map((entry) => {
      const { height = 1, life = 1, type } = entry.card;
      const card = { ...entry.card, height: Math.ceil(height / 2), superStrength: true };
      return { ...entry, card: type === 'hero' ? { ...card, life: life + 4 } : card };
    }),
  );
  return { ...data, armies: [one ?? [], other ?? []], rounds: 8 };
}

const SPLASHES = [{ nextTo: 'target' }, { nextTo: 'attacker' }, { nextTo: 'both' }, { count: 2 }];

/** Every second card gets a special attack that hits several figures. */
export function withSplashes(data: BattleData): BattleData {
  const [one, other] = data.armies.map((army, side) =>
    army.map((entry, i) => {
      const { card } = entry;
      const targets = SPLASHES[(Number(card.points) / 10 + side) % SPLASHES.length];
      const range = targets && 'nextTo' in targets && targets.nextTo !== 'target' ? 1 : 4;
      const specialAttack = { range, dice: 3, effects: [{ targets: { ...targets } }] };
      const splash = { name: 'Splash', effects: [{ specialAttack }] };
      return i % 2 === 0 ? { ...entry, card: { ...card, powers: [splash] } } : entry;
    }),
  );
  return { ...data, armies: [one ?? [], other ?? []] };
}

/** Copies of some of the heroes, as common ones. */
export function withCopies(data: BattleData): BattleData {
  const [one, other] = data.armies.map((army) =>
    army.map((entry) => {
      const { card } = entry;
      const isCommon = card.type === 'hero' && Number(card.points) % 20 === 0;
      return isCommon ? { ...entry, copies: 2, card: { ...card, unique: 'common' } } : entry;
    }),
  );
  return { ...data, armies: [one ?? [], other ?? []] };
}

/**
 * The battle without what the program's battles lack. Walls have no height there. Objects do not break there, so they
 * get more Life than any battle can take.
 */
export function withoutExtras(data: BattleData): BattleData {
  return {
    ...data,
    walls: (data.walls ?? []).map(({ between }) => ({ between })),
    others: (data.others ?? []).map((other) =>
      'object' in other ? { ...other, life: 999 } : other,
    ),
  };
}
