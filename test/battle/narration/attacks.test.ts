import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/index.ts';
import { tellBattle } from '../../../src/battle/narration/tell-battle.ts';
import type { Space } from '../../../src/board/space.ts';
import type { Document } from '../../fight/scenarios.ts';
import { battleOf, hero } from '../battles.ts';
import { stand } from '../engine/standing.ts';
import { toldSteps, toldTexts } from './told-texts.ts';

const power = (name: string, ...effects: Document[]) => ({ powers: [{ name, effects }] });

/** The places of the attacker, its neighbour, and a distant figure. */
const PLACES: readonly Space[] = [
  [3, 2],
  [4, 2],
  [9, 5],
];

/** The narration of one attack of the first side's figure on its neighbour, repeated until it fits. */
function attacks(own: Document, other: Document, fits: RegExp, wounds = 0): string {
  for (let number = 0; number < 200; number++) {
    const standing = stand([[own], [other, hero('Bystander')]], []);
    const { state, tables } = standing.game;
    state.begin(number);
    for (const [figure, at] of PLACES.entries()) state.put(figure, tables.ground.numberOf(at));
    state.wounds[0] = wounds;
    standing.acts.beginTurn(0);
    standing.acts.attack(0, 1);
    standing.acts.endTurn();
    const text = toldTexts(standing).join(' ');
    if (fits.test(text)) return text;
  }
  throw new Error(`nothing told fits ${fits}`);
}

/** The narration of one attack, with its odds. */
function attacked(own: Document[], others: Document[], places: readonly Space[]): string {
  const standing = stand([own, others], places);
  standing.acts.beginTurn(0);
  standing.acts.attack(0, 1);
  standing.acts.endTurn();
  return toldSteps(standing).join(' ');
}

test('a figure that a power destroys without a roll is told once', () => {
  const chomp = hero('Grimnak', power('Chomp', { destroys: 1, stage: 'before' }));
  const text = attacks(chomp, hero('Victim'), /./);
  expect(text).toContain('Victim is destroyed by Chomp.');
  expect(text.match(/Victim is destroyed/g)).toHaveLength(1);
});

test('wounds of a power without a roll, and the price of one, are told with its name', () => {
  const scream = hero('Banshee', {
    ...power('Scream', { unblockableWounds: 1, stage: 'after' }, { costs: 'self', stage: 'after' }),
    attack: 1,
  });
  const text = attacks(scream, hero('Victim', { defense: 5 }), /no wounds/);
  expect(text).toContain('Victim receives 1 unblockable wound from Scream.');
  expect(text).toContain('Banshee is destroyed, the price of Scream.');
  expect(text.match(/Banshee is destroyed/g)).toHaveLength(1);
});

test('rolls after an attack are told after its dice', () => {
  const frenzy = hero('Giant', power('Battle Frenzy', { attackAgain: 16 }));
  const text = attacks(frenzy, hero('Victim', { life: 20 }), /Battle Frenzy/);
  expect(text).toMatch(
    /^Giant attacks Victim: (no skulls|\d skulls?) of 3 dice .*for Battle Frenzy/,
  );
  const sting = hero('Scorpion', power('Sting', { extraWounds: { 10: 1 } }));
  expect(attacks(sting, hero('Victim', { life: 20 }), /for Sting/)).toMatch(
    /^Scorpion attacks Victim: \d skulls? of 3 dice .*: \d wounds?\. Scorpion rolls \d+ on the D20 for Sting[.,]/,
  );
});

test('a roll to evade is told between skulls and shields', () => {
  const hiding = hero('Drow', power('Hide in Darkness', { evade: 16 }));
  expect(attacks(hero('Krug'), hiding, /Hide in Darkness, but/)).toMatch(
    /^Krug attacks Drow: \d skulls? of 3 dice\. Drow rolls (?:\d|1[0-5]) on the D20 for Hide in Darkness, but needs 16\. Drow has (no shields|\d shields?) of 3: (no|\d) wounds?/,
  );
  expect(attacks(hero('Krug'), hiding, /evades/)).toMatch(
    /: \d skulls? of 3 dice\. Drow rolls \d+ on the D20 for Hide in Darkness\. Drow evades the attack\.$/,
  );
});

describe('dice that are rolled again', () => {
  const rerolls = (dice: string, faces: string[], more: Document = {}) =>
    power('Second Chance', { rerolls: { dice, faces, ...more } });
  const number = (text = '') => (text === 'no' ? 0 : Number(text));

  test.each([
    ['all of them', {}],
    ['at most two', { most: 2 }],
  ])('attack dice are told after the roll, with what comes of both: %s', (_, more) => {
    const finn = hero('Finn', { attack: 6, ...rerolls('attack', ['blank', 'shield'], more) });
    const fits =
      /^Finn attacks Victim: (no|\d) skulls? of 6 dice\. Finn rolls (\d) (?:die|dice) again for Second Chance: (no|\d) skulls?\. Finn now has (no|\d) skulls? against (?:no|\d) shields? of 3: /;
    const [, first, dice, again, all] = fits.exec(attacks(finn, hero('Victim'), fits)) ?? [];
    expect(number(first) + number(again)).toBe(number(all));
    expect(number(dice)).toBe(Math.min(6 - number(first), 'most' in more ? 2 : 6));
  });

  test.each([
    ['all of them', {}],
    ['at most one', { most: 1 }],
  ])('defense dice are told after the roll, with what comes of both: %s', (_, more) => {
    const victim = hero('Victim', { life: 20, ...rerolls('defense', ['blank', 'skull'], more) });
    const fits =
      /^Krug attacks Victim: (no|\d) skulls? of 3 dice against (no|\d) shields? of 3\. Victim rolls (\d) (?:die|dice) again for Second Chance: (no|\d) shields?\. Victim now has (no|\d) shields?: (no|\d) wounds?\./;
    const told = fits.exec(attacks(hero('Krug'), victim, fits)) ?? [];
    const [skulls, first, dice, again, all, wounds] = told.slice(1).map(number);
    expect((first ?? 0) + (again ?? 0)).toBe(all);
    expect(dice).toBe(Math.min(3 - (first ?? 0), 'most' in more ? 1 : 3));
    expect(Math.max(0, (skulls ?? 0) - (all ?? 0))).toBe(wounds);
  });

  test('and the D20 that allows it are told after the roll, in this order', () => {
    const finn = hero('Finn', {
      ...power('Luck', {
        rerolls: { dice: 'attack', faces: ['blank', 'shield'] },
        when: [{ d20: 11 }],
      }),
      attack: 6,
    });
    const drow = hero('Drow', power('Hide', { evade: 16 }));
    expect(attacks(finn, drow, / again for /)).toMatch(
      /^Finn attacks Drow: (?:no|\d) skulls? of 6 dice\. Finn rolls (?:1[1-9]|20) on the D20 for Luck\. Finn rolls \d (?:die|dice) again for Luck: (?:no|\d) skulls?\. Finn now has (?:no|\d) skulls?\. Drow rolls /,
    );
    expect(attacks(finn, hero('Victim'), /Luck, but/)).toMatch(
      /^Finn attacks Victim: (?:no|\d) skulls? of 6 dice\. Finn rolls (?:\d|10) on the D20 for Luck, but needs 11\. Finn now has (?:no|\d) skulls? against /,
    );
  });

  test('automatic skulls and shields are added after them', () => {
    const more = { automaticSkulls: 1 };
    const reroll = { rerolls: { dice: 'attack', faces: ['blank', 'shield'] } };
    const finn = hero('Finn', power('Aim', more, reroll));
    expect(attacks(finn, hero('Victim'), / again for /)).toMatch(
      /skulls? of 3 dice\. Finn rolls \d (?:die|dice) again for Aim: (?:no|\d) skulls?\. Finn now has (?:no|\d) skulls? and 1 automatic from Aim against /,
    );
  });

  test.each([
    ['all of them', {}],
    ['at most one', { most: 1 }],
  ])('in one roll for several figures are told with that roll: %s', (_, more) => {
    const bomb = {
      range: 1,
      dice: 5,
      effects: [{ targets: { nextTo: 'attacker', roll: 'once' } }],
    };
    const powers = [
      ...power('Bomb', { specialAttack: bomb }).powers,
      ...rerolls('attack', ['blank', 'shield'], more).powers,
    ];
    const bomber = hero('Bomber', { powers, attack: 0 });
    const standing = stand(
      [[bomber], [hero('One', { life: 9 }), hero('Other', { life: 9 })]],
      [
        [3, 2],
        [4, 2],
        [2, 2],
      ],
    );
    const fits =
      / with Bomb: (no|\d) skulls? of 5 dice for all of them\. Bomber rolls (\d) (?:die|dice) again for Second Chance: (no|\d) skulls?\. Bomber now has (no|\d) skulls?\. Bomber attacks /;
    standing.acts.beginTurn(0);
    standing.acts.attack(0, 1);
    standing.acts.endTurn();
    const told = toldSteps(standing).join(' ');
    expect(told).toMatch(fits);
    const [, first, , again, all] = fits.exec(told) ?? [];
    expect(number(first) + number(again)).toBe(number(all));
    expect(told).toContain(`Bomber attacks One with Bomb: ${all} skull`);
  });
});

test('a D20 of a condition or a table that shows too little is told with what it needed', () => {
  const trip = power('Net Trip 14', { mostEnemyDefenseDice: 1, when: [{ d20: 14 }] });
  expect(attacks(hero('Retiarius', trip), hero('Victim'), /Net Trip 14, but/)).toMatch(
    /rolls (?:\d|1[0-3]) on the D20 for Net Trip 14, but needs 14\./,
  );
  const touch = power('Chilling Touch', { unblockableWounds: { 13: 1, 20: 6 }, stage: 'before' });
  expect(attacks(hero('Cyprien', touch), hero('Victim'), /Touch, but/)).toMatch(
    /rolls (?:\d|1[0-2]) on the D20 for Chilling Touch, but needs 13\./,
  );
  const told = attacks(hero('Cyprien', touch), hero('Victim', { life: 9 }), /Touch\./);
  expect(told).toMatch(/rolls (?:1[3-9]|20) on the D20 for Chilling Touch\. Victim receives/);
});

test('the distance added to a D20 is told with the number needed', () => {
  const hidden = power('Concealment 9', { ignoreWounds: { d20: 9, plus: 'distance' } });
  expect(attacks(hero('Krug'), hero('Scout', hidden), /Concealment 9, but/)).toMatch(
    /rolls [1-7] on the D20 for Concealment 9, but needs 8 from one space away\./,
  );
});

test('a roll to ignore wounds is told between the shields and the wounds', () => {
  const bear = hero('Bear', power('Shield of the Bear', { ignoreWounds: 14 }));
  expect(attacks(hero('Krug'), bear, /are ignored/)).toMatch(
    /of 3 dice against (no shields|\d shields?) of 3\. Bear rolls \d+ on the D20 for Shield of the Bear\. No wounds, since they are ignored\.$/,
  );
});

test('that a figure may attack again is told after all that its attack has done', () => {
  const again = hero('Giant', {
    ...power('Battle Frenzy', { attackAgain: true, uses: 1, per: 'turn' }),
    attack: 9,
  });
  const weak = hero('Victim', { life: 1, defense: 0 });
  const text = attacks(again, weak, /destroyed/);
  expect(text).toMatch(/Victim is destroyed\. Giant may attack again, but attacks nobody\.$/);
  const twice = attacks({ ...again, attack: 1 }, { ...weak, life: 9 }, /1 wound/);
  expect(twice).toMatch(/Giant may attack again\. Giant attacks Victim/);
});

test('a figure that an attack heals is said to be healed once, after the attack', () => {
  const vampire = hero('Cyprien', { ...power('Life Drain', { heals: 1 }), attack: 9 });
  const text = attacks(vampire, hero('Victim', { life: 1, defense: 0 }), /destroyed/, 2);
  expect(text).toMatch(/Victim is destroyed\. Cyprien is healed and has 3 of 4 Life left\.$/);
  expect(text.match(/healed/g)).toHaveLength(1);
});

test('dice that are given several times for one reason are told as a sum', () => {
  const one = { attackDice: 1 };
  const last = hero('Legion', power('To the Last Man', one, one, one));
  expect(attacks(last, hero('Victim'), /./)).toContain('of 6 dice (3 more for To the Last Man)');
});

test('dice that a figure gives one of its own attacks are told by the name of its power', () => {
  const own = hero('Thormun', power('Swashbuckler', { attacks: [{}, { attackDice: 2 }] }));
  const text = attacks(own, hero('Victim', { life: 30 }), /./);
  expect(text).toContain('of 5 dice (2 more for Swashbuckler)');
  expect(text).not.toContain('other figures');
});

test('an effect at every D20 number is not told as a roll', () => {
  const spent = hero(
    'Robot',
    power('Redundant Systems', { ignoreWounds: 1, uses: 3, per: 'game' }),
  );
  const text = attacks(hero('Krug', { attack: 9 }), spent, /Redundant/);
  expect(text).toMatch(/Robot uses Redundant Systems\. No wounds, since they are ignored\.$/);
  expect(text).not.toContain('D20');
});

test('a power that is used in place of an attack is told as used, and not as an attack', () => {
  const breath = {
    range: 1,
    dice: 0,
    effects: [{ destroys: 8, stage: 'instead' }],
  };
  const braxas = hero('Braxas', power('Acid Breath', { specialAttack: breath }));
  const text = attacks({ ...braxas, attack: 0 }, hero('Victim'), /but needs 8/);
  expect(text).toMatch(
    /^Braxas uses Acid Breath on Victim\. Braxas rolls [1-7] on the D20 for Acid Breath, but needs 8\.$/,
  );
});

test('the odds of one roll for several figures are told for each of them, before the roll', () => {
  const bomb = { range: 1, dice: 1, effects: [{ targets: { nextTo: 'attacker', roll: 'once' } }] };
  const weak = { life: 1, defense: 0 };
  const told = attacked(
    [hero('Bomber', { ...power('Bomb', { specialAttack: bomb }), attack: 0 })],
    [hero('One', weak), hero('Other', weak)],
    [
      [3, 2],
      [4, 2],
      [2, 2],
    ],
  );
  expect(told).toMatch(
    /^Bomber attacks (?:One|Other) \(odds: 50\.0% to destroy\) and (?:One|Other) \(odds: 50\.0% to destroy\) with Bomb: (?:no skulls|1 skull) of 1 die for all of them\. Bomber attacks (?:One|Other) with Bomb: /,
  );
});

test('the odds told of an attack allow for dice by which a friend may save its target', () => {
  const leaf = { saves: { within: 8, to: {}, dice: 10, symbols: 3 } };
  const told = attacked(
    [hero('Archer', { attack: 1 })],
    [hero('Elf', { life: 1, defense: 0 }), hero('Acolarh', power('Leaf', leaf))],
    PLACES,
  );
  // One skull on one die, and not 3 symbols on 10 dice: 1/2 of 77.5%.
  expect(told).toMatch(/^Archer attacks Elf \(odds: 38\.8% to destroy\): /);
});

test('a defense that powers take away is told with the reason', () => {
  const fires = power('Fires', { enemyDefenseDice: -3 });
  expect(attacks(hero('Zelrig', fires), hero('Victim'), /./)).toContain(
    'against no defense (3 fewer for Fires): ',
  );
});

test('a healing at the end of a turn is told once, with its power', () => {
  const troll = hero('Troll', power('Regeneration', { heals: 1, stage: 'endOfTurn' }));
  const standing = stand([[troll], [hero('Other')]], [PLACES[0], PLACES[2]]);
  standing.game.state.wounds[0] = 2;
  atOnce(standing.turns.markerTurn(0));
  expect(toldTexts(standing).join(' ')).toMatch(
    /Troll is healed of 1 wound by Regeneration\. Troll has 3 of 4 Life left\.$/,
  );
});

test('a special attack without dice that cannot hurt its target is told as one of which nothing comes', () => {
  const scenario = battleOf({ sides: [{ army: ['black-wyrmling'] }, { army: ['charos'] }] });
  const texts = [0, 1, 2, 3].flatMap((game) =>
    atOnce(tellBattle(scenario, 'breath', game)).steps.map(({ text }) => text),
  );
  expect(texts.join(' ')).toMatch(
    /Black Wyrmling uses Fledgling Acid Breath on Charos[^.]*, without effect\./,
  );
});

test('a period that ends a name also ends the sentence', () => {
  const powers = [{ name: 'Lucky', rules: { roll: 16, ignore: 'attack' } }];
  const told = (name: string) => attacks(hero('Krug'), hero(name, { powers }), /and ignores/);
  expect(told('Agent J.')).toMatch(/^Krug attacks Agent J\. Agent J\. rolls /);
  expect(told('Agent J')).toMatch(/^Krug attacks Agent J\. Agent J rolls /);
});
