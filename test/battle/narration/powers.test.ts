import { expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { aftermathOf } from '../../../src/battle/engine/powers/moments/aftermath.ts';
import { spared } from '../../../src/battle/engine/powers/moments/saving.ts';
import { tellBattle } from '../../../src/battle/narration/tell-battle.ts';
import type { ThrowOutcome } from '../../../src/fight/combat/throw-outcome.ts';
import type { Document } from '../../fight/scenarios.ts';
import { battleOf, hero, squad } from '../battles.ts';
import { stand } from '../engine/standing.ts';
import { firstMoves, toldTexts } from './told-texts.ts';

const power = (name: string, ...effects: Document[]) => ({ powers: [{ name, effects }] });

/** The narration of some games of two armies. */
function texts(red: readonly Document[], blue: readonly Document[]): string {
  const scenario = battleOf({
    sides: [
      { name: 'Red', army: red },
      { name: 'Blue', army: blue },
    ],
    rulings: { armiesMustFit: false },
  });
  return [0, 1, 2]
    .flatMap((number) =>
      atOnce(tellBattle(scenario, 'powers', number)).steps.map(({ text }) => text),
    )
    .join(' ');
}

/** The narration of movements after a card's turn; the first possible one is made. */
function afterTurn(own: readonly Document[]): string {
  const standing = stand(
    [own, [hero('Other')]],
    [
      [2, 2],
      [4, 2],
      [5, 3],
      [9, 5],
    ],
  );
  const { game } = standing;
  firstMoves(standing);
  game.regroupings?.turnEnds(0);
  return toldTexts(standing).join(' ');
}

test('the power behind a move out of turn is named first', () => {
  const teeming = power('Teeming', { regroups: { at: 'turnEnds', spaces: 4 } });
  const rats = squad('Rats', { figures: 2, ...teeming });
  expect(afterTurn([rats, hero('King')])).toMatch(
    /^By Rats' Teeming, Rats 1 and 2 may move up to 4 spaces each\. Rat 1 moves/,
  );
});

test('dice that say how far others move out of turn are told', () => {
  const who = { type: 'squad' };
  const dispatch = { regroups: { at: 'turnEnds', who, figures: 4, spaces: { dice: 30 } } };
  const gilbert = hero('Gilbert', power('Dispatch', dispatch));
  expect(afterTurn([gilbert, squad('Knights', { figures: 2 })])).toMatch(
    /^Gilbert rolls \d+ symbols? of 30 dice for Dispatch: Knights 1 and 2 may move up to \d spaces? each\. Knight 1 moves/,
  );
});

test('wounds that the end of a friend brings are told with the power', () => {
  const heartbreak = { suffersWith: { name: 'Cyprien', wounds: 2 } };
  const standing = stand(
    [[hero('Cyprien'), hero('Sonya', power('Heartbreak', heartbreak))], [hero('Other')]],
    [
      [2, 2],
      [4, 2],
      [9, 5],
    ],
  );
  standing.game.destroy(0, 2);
  expect(toldTexts(standing).join(' ')).toBe(
    'Cyprien is destroyed. Sonya takes 2 wounds for Heartbreak. Sonya has 2 of 4 Life left.',
  );
});

test('a power of a whole squad is told of the figure that is next to the one that it hits', () => {
  const heat = { moment: 'beforeAttacking', of: 'card', within: 1, to: {}, d20: 1, wounds: 1 };
  const standing = stand(
    [[squad('Flames', { figures: 2, ...power('Heat', { harmsNear: heat }) })], [hero('Victim')]],
    [
      [1, 1],
      [6, 2],
      [7, 2],
    ],
    { dice: [15] },
  );
  standing.turns.moments.ofCard('beforeAttacks', 0);
  expect(toldTexts(standing)[0]).toMatch(/^Flame 2 uses Heat on Victim and rolls 15 on the D20\./);
});

test('a power whose name says whose it is is not said to be theirs once more', () => {
  const bonding = { bonding: { turn: 'before', with: { type: 'squad' } } };
  const told = texts(
    [hero('Kato', power("Kato's Command", bonding)), squad('Ashigaru')],
    [hero('Other')],
  );
  expect(told).toContain("Kato's Command gives Ashigaru a turn");
  expect(told).not.toContain("Kato's Kato's");
});

test('a power that gives its turn along with that of another card is told', () => {
  const bonding = { for: { type: 'squad' }, turn: 'before', with: { name: 'Tomoe' } };
  const told = texts(
    [hero('Tomoe', power('Call', { bonding: { ...bonding, own: true } })), squad('Samurai')],
    [hero('Other')],
  );
  expect(told).toContain('By Call, Tomoe takes a turn.');
});

test('a marker that goes to another card as it is revealed is told as that one', () => {
  const ready = { bringsMarker: { within: 6 }, uses: 1, per: 'round' };
  const standing = stand(
    [
      [hero('Duke', power('Battle Ready', ready)), hero('Scarlett'), hero('Snake')],
      [hero('Other')],
    ],
    [
      [2, 2],
      [3, 2],
      [4, 2],
      [9, 5],
    ],
  );
  const { game } = standing;
  Object.assign(game.policies[0], {
    worthOf: (card: number) => Number(card === 1),
    choose: (_: number, worth: readonly number[]) => worth.indexOf(Math.max(...worth)),
  });
  game.state.turn = 1;
  game.state.orders.place(0, Int16Array.from([2, 2, 2, 2]));
  expect(standing.turns.moments.markerComes(0, 2)).toBe(1);
  expect(toldTexts(standing)).toEqual([
    "Duke's Battle Ready: that order marker goes from Snake to Scarlett.",
  ]);
});

test('where a destroyed figure comes back is told', () => {
  const standing = stand(
    [[hero('Finn'), hero('Friend')], [hero('Other')]],
    [
      [2, 2],
      [3, 2],
      [9, 5],
    ],
  );
  const { game } = standing;
  game.destroy(0, 2);
  game.rise(0, game.tables.ground.numberOf([4, 3]));
  expect(toldTexts(standing).join(' ')).toBe('Finn is destroyed. Finn comes back on 4,3.');
});

/** The narration of a figure aiming at another whose power lets others hide, with a D20 of 15. */
function aimed(hides: Document): string {
  const jaye = hero('Jaye', power('Disguise', { hides: { at: 'targeted', d20: 14, ...hides } }));
  const standing = stand(
    [[hero('Minion', { range: 5 })], [jaye, hero('The Friend')]],
    [
      [2, 2],
      [5, 2],
      [6, 2],
    ],
    { dice: [15] },
  );
  standing.turns.moments.targeted(0, 1, true);
  expect(standing.game.encounters.canTargetNow(0, 1)).toBe(false);
  return toldTexts(standing).join(' ');
}

test('an attack that is lost to a power by which its target hides is told, and that it hides', () => {
  const begins = 'Minion aims at Jaye. Jaye';
  expect(aimed({ who: 'itself', until: 'turn' })).toBe(
    `${begins} rolls 15 on the D20 for Disguise. Jaye hides and cannot be attacked from a distance this turn.`,
  );
  expect(aimed({ who: 'itself', until: 'turn', wholly: true })).toMatch(
    / Jaye hides and cannot be attacked this turn\.$/,
  );
  expect(aimed({ who: 'cardAndFriends', until: 'marker', unengaged: true })).toBe(
    `${begins} rolls 15 on the D20 for Disguise. Jaye and the Friend hide and cannot be attacked from a distance ` +
      'until they move or the side reveals its next order marker, as long as no enemy is adjacent.',
  );
});

test('additions of others to a D20 are told with rolls outside attacks', () => {
  const help = { aura: { to: { self: true }, effects: [{ rollsHigher: { by: 2 } }] } };
  const heat = { moment: 'beforeAttacking', of: 'card', within: 1, to: {}, d20: 17, wounds: 1 };
  const standing = stand(
    [
      [hero('Flame', power('Heat', { harmsNear: heat })), hero('Chief', power('Help', help))],
      [hero('Victim')],
    ],
    [
      [6, 2],
      [1, 1],
      [7, 2],
    ],
    { dice: [15] },
  );
  standing.turns.moments.ofCard('beforeAttacks', 0);
  expect(toldTexts(standing)[0]).toMatch(
    /^Flame uses Heat on Victim and rolls 15 on the D20 \(17 with Chief's Help\)\. Victim has/,
  );
});

test('additions of others to a D20 for order markers are told with the roll', () => {
  const help = { aura: { to: { self: true }, effects: [{ rollsHigher: { by: 2 } }] } };
  const takesMarkers = { when: 'afterMoving', within: 1, d20: 17 };
  const standing = stand(
    [
      [hero('Thief', power('Theft', { takesMarkers })), hero('Chief', power('Help', help))],
      [hero('Victim')],
    ],
    [
      [6, 2],
      [1, 1],
      [7, 2],
    ],
    { dice: [15] },
  );
  standing.game.state.orders.place(1, Int16Array.from([2, 2, 2, 2]));
  standing.turns.moments.together('beforeAttacks', 0);
  expect(toldTexts(standing)[0]).toBe(
    "Thief rolls 15 on the D20 (17 with Chief's Help) for Theft: Victim loses 1 unrevealed order marker.",
  );
});

test('figures that add to a D20 by where they stand are told with the roll', () => {
  const help = { aura: { to: { self: true }, effects: [{ rollsHigher: { by: 2 } }] } };
  const heat = { moment: 'beforeAttacking', within: 1, to: {}, plus: {}, d20: 17, wounds: 1 };
  const told = (chief: Document, roll: number) => {
    const standing = stand(
      [[hero('Flame', power('Heat', { harmsNear: heat })), hero('Chief', chief)], [hero('Victim')]],
      [
        [6, 2],
        [8, 2],
        [7, 2],
      ],
      { dice: [roll] },
    );
    standing.turns.moments.ofCard('beforeAttacks', 0);
    return toldTexts(standing)[0];
  };
  expect(told({}, 15)).toBe(
    'Flame uses Heat on Victim and rolls 15 on the D20 (16 with 1 figure beside), but needs 17.',
  );
  expect(told(power('Help', help), 15)).toMatch(
    /rolls 15 on the D20 \(18 with Chief's Help and 1 figure beside\)\. Victim has/,
  );
});

test('additions of others to a D20 in an attack are told with the roll', () => {
  const help = { aura: { to: { self: true }, effects: [{ rollsHigher: { by: 2 } }] } };
  const touch = power('Touch', { unblockableWounds: { 19: 1 }, stage: 'before' });
  const told = texts([hero('Ghost', touch), hero('Chief', power('Help', help))], [hero('Other')]);
  const rolls = [
    ...told.matchAll(/rolls (\d+) on the D20 \((\d+) with Chief's Help\) for Touch\./g),
  ];
  expect(rolls.length).toBeGreaterThan(0);
  for (const [, shown, counts] of rolls)
    expect(Number(counts)).toBe(Math.min(20, Number(shown) + 2));
  // Nothing is reported as added to a roll if no other figure changes it.
  expect(texts([hero('Ghost', touch)], [hero('Other')])).toMatch(
    /rolls \d+ on the D20 for Touch\./,
  );
});

test('dice that undo the wounds of an attack are told, with what comes of them', () => {
  const leaf = { saves: { within: 8, to: {}, dice: 10, symbols: 3 } };
  const told = (face: number) => {
    const standing = stand(
      [[hero('Archer'), hero('Acolarh', power('Leaf', leaf))], [hero('Other')]],
      [
        [2, 2],
        [3, 2],
        [9, 5],
      ],
    );
    standing.game.state.dice.below = () => face;
    const deadly = { enemyWounds: 4, enemyDestroyed: true } as unknown as ThrowOutcome;
    spared(standing.game, 2, 0, deadly, true);
    return toldTexts(standing).join(' ');
  };
  expect(told(0)).toBe('Acolarh uses Leaf on Archer and rolls 10 symbols of 10 dice: no wounds.');
  expect(told(1)).toBe('Acolarh uses Leaf on Archer and rolls no symbols of 10 dice, but needs 3.');
});

test('skulls of a power are told where they are rolled', () => {
  const blast = { harmsDying: { dice: 3, shared: true } };
  const standing = stand(
    [[hero('Bomb', power('Blast', blast))], [hero('Other', { life: 9 })]],
    [
      [2, 2],
      [3, 2],
    ],
  );
  standing.game.state.dice.skulls = () => 2;
  const { after } = aftermathOf(standing.game, 1, 0, true) ?? {};
  after?.(9, true);
  expect(toldTexts(standing).join(' ')).toMatch(
    /^Bomb uses Blast on Other and rolls 2 skulls of 3 dice\. /,
  );
});

test('additions of others to the D20 for attack dice in a turn are told', () => {
  const help = { aura: { to: { self: true }, effects: [{ rollsHigher: { by: 1 } }] } };
  const fury = power('Fury', { attackDice: { 2: 1, 16: 4 } });
  const told = texts([hero('Wolf', fury), hero('Chief', power('Help', help))], [hero('Other')]);
  const rolls = [
    ...told.matchAll(
      /Wolf rolls (\d+) on the D20 \((\d+) with Chief's Help\) for Fury: [14] more attack di(?:c?e) this turn\./g,
    ),
  ];
  expect(rolls.length).toBeGreaterThan(0);
  for (const [, shown, counts] of rolls) expect(Number(counts)).toBe(Number(shown) + 1);
});
