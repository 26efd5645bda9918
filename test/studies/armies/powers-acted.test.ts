import { expect, test } from 'vitest';
import { newArmiesTotals } from '../../../src/battle/armies/totals.ts';
import { armiesAnswer } from '../../../src/studies/armies/answer.ts';
import { armies } from '../../battle/armies/setup.ts';

test('every power that acts beside attacks is counted, and those that never did are named', () => {
  const scenario = armies({ collection: 'classic' });
  const totals = newArmiesTotals(scenario);
  const uses = scenario.cards.flatMap(({ card }) =>
    card.powers.map(({ power }) => ({ card: card.name, power })),
  );
  const aura = uses.findIndex(
    ({ card, power }) => card === 'Taelord the Kyrie Warrior' && power === 'Attack Aura',
  );
  totals.fired[aura] = 7;
  const answer = armiesAnswer({ scenario, seed: 'acted', games: 0, ranges: [], totals });
  const taelord = { card: 'Taelord the Kyrie Warrior', power: 'Attack Aura' };
  expect(answer.powers).toContainEqual({ ...taelord, times: 7 });
  expect(answer.silent).not.toContainEqual(taelord);
  expect(answer.silent).toHaveLength((answer.powers?.length ?? 0) - 1);
  // Double Attack changes attacks alone.
  expect(answer.powers).not.toContainEqual(
    expect.objectContaining({ card: 'Krug', power: 'Double Attack' }),
  );
});
