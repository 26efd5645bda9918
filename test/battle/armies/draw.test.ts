import { expect, test } from 'vitest';
import { Draw } from '../../../src/battle/armies/draw.ts';
import { armies, nth } from './setup.ts';

const GAMES = 2000;

test('armies have the points of the scenario, fit their start areas, and have unique cards once', () => {
  const scenario = armies({ points: 350, spread: 50 });
  const draw = new Draw(scenario, 'armies');
  for (let game = 0; game < GAMES; game++) {
    const { armies: both, map } = draw.game(game);
    for (const { cards, copies, points } of both) {
      const entries = cards.map((card, i) => ({
        ...nth(scenario.cards, card),
        copies: nth(copies, i),
      }));
      expect(points).toBe(entries.reduce((sum, one) => sum + one.points * one.copies, 0));
      expect(points).toBeGreaterThanOrEqual(300);
      expect(points).toBeLessThanOrEqual(350);
      expect(new Set(cards).size).toBe(cards.length);
      expect(entries.every(({ isUnique, copies: n }) => !isUnique || n === 1)).toBe(true);
      const spaces = entries.reduce(
        (sum, { card, copies: n }) => sum + card.figures * n * (card.base === 'double' ? 2 : 1),
        0,
      );
      expect(spaces).toBeLessThanOrEqual(nth(scenario.maps, map).room.spaces);
    }
  }
});

test('partners come together more often the higher their share', () => {
  const togetherAt = (partners: number) => {
    const scenario = armies({ partners });
    const draw = new Draw(scenario, 'armies');
    let together = 0;
    for (let game = 0; game < GAMES; game++) {
      for (const { cards } of draw.game(game).armies) {
        const isPair = cards.some((one) =>
          nth(scenario.cards, one).partners.some((other) => cards.includes(other)),
        );
        together += Number(isPair);
      }
    }
    return together / (2 * GAMES);
  };
  const [never, often] = [togetherAt(0), togetherAt(80)];
  expect(often).toBeGreaterThan(never + 0.2);
});

test('cards from which auras of a card go out are partners of it', () => {
  const { cards } = armies({ collection: 'classic' });
  const partnersOf = (name: string) =>
    nth(
      cards,
      cards.findIndex(({ card }) => card.name === name),
    ).partners.map((i) => nth(cards, i).card.name);
  // Sir Dupuis has an additional die for each Knight near him, and Hatamoto Taro a shield for any figure of Einar
  // next to him.
  expect(partnersOf('Sir Dupuis')).toContain('Knights of Weston');
  expect(partnersOf('Knights of Weston')).toContain('Sir Dupuis');
  expect(partnersOf('Hatamoto Taro')).toContain('Roman Legionnaires');
  expect(partnersOf('Hatamoto Taro')).not.toContain('Marro Drones');
  // Rechets come when Iskra summons them; the Hive brings figures of Marro squads back.
  expect(partnersOf('Iskra Esenwein')).toContain('Rechets of Bogdan');
  expect(partnersOf('Marro Hive')).toContain('Marro Drones');
  // Blastatrons count Soulborgs of Vydar.
  expect(partnersOf('Blastatrons')).toContain('Major Q9');
  expect(partnersOf('Blastatrons')).not.toContain('Deathreavers');
  // Valguard adds to the rolls of one power.
  expect(partnersOf('Valguard')).toContain('Tarn Viking Warriors');
  expect(partnersOf('Valguard')).not.toContain('Izumi Samurai');
});

test('cards that a power asks for are partners, and those that it can make such cards', () => {
  const disciplined = { army: { personality: 'Disciplined' } };
  const powers = (effect: object) => [{ name: 'Own', effects: [effect] }];
  const card = (name: string, more: object) => ({
    ...{ name, life: 4, move: 5, range: 1, attack: 3, defense: 3, points: 100 },
    ...{ type: 'hero' as const, personality: 'Wild', ...more },
  });
  const { cards } = armies({
    collection: 'own',
    cards: [
      card('Bringer', {
        powers: powers({ raisesFallen: { of: { class: 'Thrall' }, instead: {} } }),
      }),
      card('Thrall', { class: 'Thrall' }),
      card('Giver', { powers: powers({ givesWay: { to: { species: 'Elf' } } }) }),
      card('Elf', { species: 'Elf' }),
      card('Line', { powers: powers({ defenseDice: 1, when: ['anyAttack', disciplined] }) }),
      card('Teacher', { powers: powers({ countsAs: { to: {}, personality: 'Disciplined' } }) }),
      card('Healer', { powers: powers({ saves: { within: 1, to: {}, dice: 1, symbols: 1 } }) }),
    ],
  });
  const partners = cards.map((one) => one.partners.map((i) => nth(cards, i).card.name));
  expect(partners).toEqual([
    ['Thrall'],
    ['Bringer'],
    ['Elf'],
    ['Giver'],
    ['Teacher'],
    ['Line'],
    [],
  ]);
});

test('cards that bond are partners: knights and their champion', () => {
  const { cards } = armies();
  const at = (name: string) => cards.findIndex(({ card }) => card.name === name);
  const knights = cards[at('Knights of Weston')];
  expect(knights?.partners).toContain(at('Sir Gilbert'));
  expect(knights?.partners).not.toContain(at('Krug'));
});

test('the two games of a pair have the same opponents, map and companions of the tested card', () => {
  const scenario = armies({ playtest: { card: 'Krug', points: 100 } });
  const draw = new Draw(scenario, 'armies');
  const ends = [0, 0];
  for (let pair = 0; pair < 500; pair++) {
    const [first, second] = [draw.game(2 * pair), draw.game(2 * pair + 1)];
    const side = first.playtest?.side ?? 0;
    ends[side] = nth(ends, side) + 1;
    expect(second.playtest?.side).toBe(side);
    expect(second.map).toBe(first.map);
    expect(nth(second.armies, 1 - side).cards).toEqual(nth(first.armies, 1 - side).cards);
    const [own, others] = [nth(first.armies, side), nth(second.armies, side)];
    expect(own.cards).toContain(0);
    expect(others.cards).not.toContain(0);
    const rest = own.cards.filter((card) => card !== 0);
    expect(others.cards.slice(0, rest.length)).toEqual(rest);
    expect(nth(first.armies, 1 - side).cards).not.toContain(0);
  }
  expect(ends).toEqual([250, 250]);
  expect(nth(scenario.cards, 0).points).toBe(100);
});
