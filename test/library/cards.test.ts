import { cards } from 'heroscape-knockback';
import { expect, test } from 'vitest';

test('cards are filtered by their type: a card is a hero or a squad', () => {
  const [all, heroes, squads] = [{}, { type: 'hero' }, { type: 'squad' }].map((query) =>
    cards(query as never).map(({ name }) => name),
  );
  expect(heroes).toContain('Krug');
  expect(squads).toContain('Omnicron Repulsors');
  expect([...(heroes ?? []), ...(squads ?? [])].toSorted()).toEqual(all?.toSorted());
  expect(() => cards({ type: 'dragon' } as never)).toThrow(/^type is "dragon"/);
});
