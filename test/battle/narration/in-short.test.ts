import { expect, test } from 'vitest';
import { shortLines } from '../../../src/battle/narration/in-short.ts';
import { whoIn } from '../../../src/fight/narration/rolls.ts';
import type { AttackEvent, BattleEvent, EventOf, Toll } from '../../../src/rules/fight-event.ts';

const WHO = whoIn([{ name: 'Tarns', type: 'squad' }]);

/** An attack that rolls no dice worth telling, and deals wounds. */
function attack(
  who: string,
  target: string,
  wounds: number,
  more: Partial<AttackEvent> = {},
): AttackEvent {
  const none = { automaticSkulls: 0, automaticShields: 0, hitsPerSkull: 1, blocksPerShield: 1 };
  return {
    is: 'attack',
    who,
    target,
    dice: { attack: ['skull', 'skull'], defense: ['blank'] },
    odds: { destroys: 0.5, wounds: 0.5 },
    rolls: [],
    tolls: [],
    ...none,
    attackDice: 2,
    skulls: 2,
    defenseDice: 1,
    shields: 0,
    idleShields: [],
    hits: 2,
    blocks: 0,
    strikers: [],
    wounds,
    changes: [],
    ...more,
  };
}

const move = (who: string, column: number, more: Partial<EventOf<'move'>> = {}): BattleEvent => ({
  is: 'move',
  who,
  from: [[1, 1]],
  to: [[column, 1]],
  spaces: column - 1,
  levels: [1, 1],
  ...more,
});
const left = (who: string, life: number): BattleEvent => ({ is: 'left', who, life, of: 4 });
const destroyed = (who: string): BattleEvent => ({ is: 'destroyed', who });

const lineOf = (...events: readonly BattleEvent[]) => shortLines([{ figure: 0, events }], WHO);

test('a movement and the attack after it are one sentence, without dice and odds', () => {
  expect(lineOf(move('Krug', 4), attack('Krug', 'Finn', 2), left('Finn', 2))).toEqual([
    'Krug moves 3 spaces to 4,1 and attacks Finn: 2 wounds, 2 of 4 Life left.',
  ]);
  const up = move('Krug', 3, { levels: [1, 3] });
  const far = attack('Krug', 'Finn', 1, { distance: 3, power: 'Throw' });
  expect(lineOf(up, far, destroyed('Finn'))).toEqual([
    'Krug moves 2 spaces to 3,1, up to level 3, and attacks Finn with Throw from 3 spaces away: 1 wound, destroyed.',
  ]);
});

test('events for figures other than the target have their own sentence', () => {
  expect(lineOf(attack('Krug', 'Finn', 0), left('Krug', 1), attack('Krug', 'Tarn 1', 1))).toEqual([
    'Krug attacks Finn: no wounds. Krug has 1 of 4 Life left. Krug attacks Tarn 1: 1 wound.',
  ]);
});

test('the same attack again is told by its result; strikes and Knockback without an effect are not', () => {
  const strike = (skulls: number): BattleEvent => {
    return { is: 'strike', who: 'Finn', target: 'Krug', skulls };
  };
  expect(
    lineOf(
      move('Krug', 2),
      strike(0),
      attack('Krug', 'Finn', 0),
      attack('Krug', 'Finn', 1),
      left('Finn', 3),
      attack('Krug', 'Tarn 1', 0),
    ),
  ).toEqual([
    'Krug moves 1 space to 2,1 and attacks Finn: no wounds; then 1 wound, 3 of 4 Life left. Krug attacks Tarn 1: no wounds.',
  ]);
  const driven = { is: 'driven', who: 'Finn', knockbackPoints: 2, places: [] } as const;
  expect(lineOf(attack('Krug', 'Finn', 1), { ...driven, spaces: 0 })).toEqual([
    'Krug attacks Finn: 1 wound.',
  ]);
  expect(lineOf(strike(1))).toEqual(['As Krug leaves, Finn strikes: 1 skull.']);
});

test('wounds of powers in an attack count along with its own', () => {
  const toll = (who: string): Toll => ({ who, at: 'wounded', wounds: 1, causes: ['Poison'] });
  const poison = attack('Krug', 'Finn', 1, { tolls: [toll('Finn'), toll('Krug')] });
  expect(lineOf(poison)).toEqual(['Krug attacks Finn: 2 wounds.']);
});

test('each figure has a line, and after an event of the side a new one', () => {
  const again: BattleEvent = { is: 'moveAgain', who: 'Tarns', power: 'Charge' };
  const points: BattleEvent = { is: 'points', sides: ['Red', 'Blue'], points: [100, 80] };
  const acting = [
    { events: [{ is: 'marker', who: 'Red', marker: 1, card: 'Tarns' } as const] },
    { figure: 0, events: [move('Tarn 1', 3)] },
    { figure: 1, events: [move('Tarn 2', 4)] },
    { figure: 0, events: [attack('Tarn 1', 'Krug', 0)] },
    { events: [again] },
    { figure: 0, events: [attack('Tarn 1', 'Finn', 1), destroyed('Finn'), points] },
  ];
  expect(shortLines(acting, WHO)).toEqual([
    'Red reveals order marker 1 on Tarns.',
    'Tarn 2 moves 3 spaces to 4,1.',
    'Tarn 1 moves 2 spaces to 3,1 and attacks Krug: no wounds.',
    'Tarns may move again by Charge.',
    'Tarn 1 attacks Finn: 1 wound, destroyed.',
    'Points left: Red 100, Blue 80.',
  ]);
});

test('figures are told in the order of their attacks, so that the Life left is in order', () => {
  const acting = [
    { figure: 0, events: [move('Tarn 1', 3)] },
    { figure: 1, events: [move('Tarn 2', 4)] },
    { figure: 1, events: [attack('Tarn 2', 'Krug', 1), left('Krug', 3)] },
    { figure: 0, events: [attack('Tarn 1', 'Krug', 2), left('Krug', 1)] },
  ];
  expect(shortLines(acting, WHO)).toEqual([
    'Tarn 2 moves 3 spaces to 4,1 and attacks Krug: 1 wound, 3 of 4 Life left.',
    'Tarn 1 moves 2 spaces to 3,1 and attacks Krug: 2 wounds, 1 of 4 Life left.',
  ]);
});
