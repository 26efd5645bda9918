import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../src/base/words/steps.ts';
import { compile } from '../../../src/experiments/registry/rulesets.ts';
import { side } from '../duel/duels.ts';
import { type Document, scenarioOf } from '../scenarios.ts';

const caveatsOf = (document: Document) =>
  atOnce(compile(scenarioOf(document))).account.caveats ?? [];
const texts = (document: Document) => caveatsOf(document).map(({ text }) => text);

const WHOLE = { attack: 2, defense: 1, life: 3, move: 5, range: 1 };
const card = (name: string, powers: readonly unknown[], more: Document = {}) => ({
  name,
  ...WHOLE,
  powers,
  ...more,
});
const PLAIN = card('D', []);
const SQUAD = card('Ds', [], { type: 'squad', figures: 3 });

/** The texts of an attack, a survival and a duel of a card with some powers. */
function inEach(powers: readonly unknown[], more: Document = {}, defender: Document = PLAIN) {
  const sides = { attacker: card('A', powers, more), defender };
  return {
    attack: texts(sides),
    survival: texts({ fight: 'survival', ...sides }),
    duel: texts({ fight: 'duel', choices: 'wounds', ...sides }),
  };
}

describe('what a fight leaves out', () => {
  test('is nothing where all of it is played', () => {
    const none = { attack: [], survival: [], duel: [] };
    expect(inEach([{ name: 'Mine', effects: [{ attackDice: 1, when: 'adjacent' }] }])).toEqual(
      none,
    );
    expect(inEach([{ name: 'Idle', modelled: 'notNeeded', note: 'swims' }])).toEqual(none);
  });

  test('about a number of dice appears only if the number is an assumption', () => {
    const byGrundy = { attacker: 'solomon-grundy', defender: 'hawkgirl' };
    const ofDefense = texts(byGrundy).filter((text) => text.includes('Defense of'));
    expect(ofDefense).toHaveLength(1);
    const others = texts({ ...byGrundy, defender: { card: 'hawkgirl', defense: 9 } });
    expect(others.filter((text) => text.includes('Defense of'))).toEqual([]);
    expect(texts({ ...byGrundy, defender: { card: 'hawkgirl', wounds: 1 } })).toEqual(
      texts(byGrundy),
    );
  });

  test('is told as data: kind, card, powers and text', () => {
    const effects = [{ attackDice: 1 }];
    const powers = [
      { name: 'Telepathy' },
      { name: 'Mind Control', modelled: 'no', missing: 'only this power: nobody knows' },
      { name: 'Aura', modelled: 'partly', effects },
      { name: 'Bond', modelled: 'throughOthers' },
    ];
    expect(caveatsOf({ attacker: PLAIN, defender: card('D', powers) })).toEqual([
      {
        kind: 'notModelled',
        card: 'D',
        powers: ['Telepathy', 'Mind Control'],
        text: "Not modelled: D's Telepathy and Mind Control (nobody knows).",
      },
      {
        kind: 'modelledInPart',
        card: 'D',
        powers: ['Aura'],
        text: "Modelled only in part: D's Aura.",
      },
      {
        kind: 'throughOthers',
        card: 'D',
        powers: ['Bond'],
        text: "D's Bond affects only other cards.",
      },
    ]);
  });

  test('is told with the way it errs, where it is known', () => {
    const clone = { name: 'Clone', modelled: 'no', missing: 'figures come back' };
    const text = "Not modelled: A's Clone (figures come back). The part left out can only help A.";
    // In a single attack no figure comes back.
    expect(inEach([clone])).toEqual({ attack: [], survival: [text], duel: [text] });
    const stab = { name: 'Stab', modelled: 'no', missing: 'only this power: he changes sides' };
    expect(inEach([clone, stab]).duel).toEqual([
      "Not modelled: A's Clone (figures come back) and Stab (he changes sides).",
    ]);
  });

  test('of a longer Range only where the sides can be apart', () => {
    const reach = { name: 'Reach', modelled: 'no', missing: 'longer range' };
    const sides = { attacker: card('A', [reach]), defender: card('D', []) };
    expect(texts({ fight: 'duel', choices: 'wounds', ...sides })).toEqual([]);
    expect(texts({ fight: 'duel', choices: 'wounds', ...sides, distance: 2 })).toEqual([
      "Not modelled: A's Reach (longer range). The part left out can only help A.",
    ]);
  });

  test('of several targets only against several figures', () => {
    const effects = [{ specialAttack: { range: 1, dice: 1 } }];
    const breath = {
      name: 'Breath',
      modelled: 'partly',
      effects,
      missing: 'several targets',
      note: 'three at the most',
    };
    const always = 'A always makes its normal attack.';
    const text =
      "Played against only one figure: A's Breath (three at the most). The part left out can only help A.";
    expect(inEach([breath]).duel).toEqual([always]);
    expect(inEach([breath], {}, SQUAD).duel).toEqual([text, always]);
    expect(inEach([breath], {}, SQUAD).survival).toEqual([text, always]);
    expect(inEach([breath], {}, SQUAD).attack).toContain(text);
    // It also hits further figures of its own squad, or its owner.
    const unknown = text.replace(' The part left out can only help A.', '');
    expect(inEach([breath], { type: 'squad', figures: 2 }, SQUAD).duel).toContain(unknown);
    const itself = { ...breath, missing: 'several targets, including itself' };
    expect(inEach([itself], {}, SQUAD).duel).toContain(unknown);
  });
});

test('several targets are played in duels, and left out elsewhere', () => {
  const effects = [{ specialAttack: { range: 1, dice: 1, effects: [{ targets: { count: 3 } }] } }];
  const text = "Played against only one figure: A's Breath. The part left out can only help A.";
  const { attack, survival, duel } = inEach([{ name: 'Breath', effects }], {}, SQUAD);
  expect(duel.filter((one) => one.startsWith('Played'))).toEqual([]);
  expect(survival).toContain(text);
  expect(attack).toContain(text);
  // Another caveat gives the note.
  const noted = inEach([{ name: 'Breath', effects, note: 'three at the most' }], {}, SQUAD).attack;
  expect(noted).toContain(text);
  expect(noted).toContain('Breath of A: three at the most.');
});

test('an attack, or a turn of one attack, is on one figure of a squad', () => {
  const one = 'One figure of Ds is attacked.';
  expect(inEach([], {}, SQUAD)).toEqual({ attack: [one], survival: [], duel: [] });
  expect(texts({ fight: 'turn', attacker: card('A', []), defender: SQUAD })).toContain(one);
  const twice = card('A', [{ name: 'Twice', effects: [{ attacks: 2 }] }]);
  expect(texts({ fight: 'turn', attacker: twice, defender: SQUAD })).toContain(
    `${one} Attacks left over when it is destroyed hit no other figure.`,
  );
});

describe('what nobody has said', () => {
  const charge = { name: 'Charge', effects: [{ attackDice: 1, when: 'moved' }] };
  const aim = { name: 'Aim', effects: [{ attackDice: 1, when: { not: ['stationary'] } }] };
  const assault = {
    name: 'Assault',
    effects: [{ attackDice: 1, when: { charged: 2 } }],
    note: 'charged: 2 stands for not adjacent',
  };
  const begun = { name: 'Rush', effects: [{ attackDice: 1, when: { beganTurn: 'engaged' } }] };

  test('of the turn is taken as no in a single attack, in one line', () => {
    expect(inEach([charge, aim, assault, begun]).attack).toEqual([
      'Conditions assumed not to hold for A: moved (Charge), stationary (Aim), charged (Assault: 2 stands for not adjacent), beganTurn (Rush).',
    ]);
  });

  test('is played in a duel; attacks one after another are made standing still', () => {
    const { survival, duel } = inEach([charge, aim, begun]);
    expect(duel).toEqual([]);
    expect(survival).toEqual(['Conditions assumed not to hold for A: moved (Charge and Aim).']);
  });

  test('is no caveat once it is said', () => {
    const said = (powers: readonly unknown[], more: Document) =>
      texts({ attacker: card('A', powers, more), defender: PLAIN });
    expect(said([charge, aim], { moved: false })).toEqual([]);
    expect(said([begun], { beganTurn: ['engaged'] })).toEqual([]);
    expect(said([assault], { charged: 1 })).toEqual([
      'Assault of A: charged: 2 stands for not adjacent.',
    ]);
  });

  test('is no caveat of powers that do nothing for the side that has them', () => {
    const sides = { attacker: PLAIN, defender: card('D', [charge]) };
    expect(texts(sides)).toEqual([]);
  });

  test('are allies, taken as 0 in every fight', () => {
    const wall = { name: 'Crowd', effects: [{ attackDice: 1, per: 'ally' }], note: 'allies: near' };
    const text = 'Numbers assumed to be 0 for A: allies (Crowd: near).';
    expect(inEach([wall])).toEqual({ attack: [text], survival: [text], duel: [text] });
    expect(inEach([wall], { allies: 0 }).duel).toEqual(['Crowd of A: allies: near.']);
  });

  test('are switches that are off', () => {
    const effects = [
      { attackDice: 1, when: { state: 'shadow' } },
      { automaticSkulls: 1, when: { not: { state: 'shadow' } } },
    ];
    const sides = {
      attacker: card('A', [{ name: 'Ambush', effects, note: 'switch shadow: it is dark' }]),
      defender: PLAIN,
    };
    expect(texts(sides)).toEqual([
      'Conditions assumed not to hold for A: shadow (Ambush: it is dark).',
    ]);
    expect(texts({ ...sides, states: ['shadow'] })).toEqual([
      'Ambush of A: switch shadow: it is dark.',
    ]);
  });
});

describe('uses', () => {
  const shield = (per: string) => ({
    name: 'Shell',
    effects: [{ ignoreWounds: 1, uses: 2, per }],
    note: 'any of them',
  });
  const ofDefender = (per: string, fight?: string) =>
    texts({ ...(fight && { fight }), attacker: card('A', []), defender: card('D', [shield(per)]) });

  test('are not used up in a single attack', () => {
    expect(ofDefender('game')).toEqual([
      "Assumed to be still available: D's Shell (twice per game: any of them).",
    ]);
  });

  test('are counted in a duel, and those of the game in a survival', () => {
    expect(ofDefender('game', 'duel')).toEqual(['Shell of D: any of them.']);
    expect(ofDefender('game', 'survival')).toEqual(['Shell of D: any of them.']);
    expect(ofDefender('turn', 'survival')).toEqual([
      "Assumed to be available in every attack: D's Shell (twice per turn: any of them).",
    ]);
  });
});

test('powers that act over several attacks only are named in a single one', () => {
  const frenzy = { name: 'Frenzy', effects: [{ anotherTurn: 16 }] };
  const rest = { name: 'Rest', effects: [{ heals: 1, stage: 'endOfTurn' }] };
  expect(inEach([frenzy]).attack).toEqual([
    'Frenzy of A acts over several attacks, so a single one does not show it.',
  ]);
  expect(inEach([frenzy, rest, 'flying']).attack).toEqual([
    'Frenzy and Rest of A act over several attacks, so a single one does not show them.',
  ]);
  expect(inEach([frenzy]).duel).toEqual([]);
});

test('powers of the defender that act over several of its own attacks are not named', () => {
  const frenzy = { name: 'Frenzy', effects: [{ anotherTurn: 16 }] };
  expect(inEach([], {}, card('D', [frenzy, 'double-attack'])).attack).toEqual([]);
});

test('powers that need other cards are told apart by whether they act on their own card, too', () => {
  const turnAgain = (whom: Document) => ({
    may: true,
    at: 'afterTurn',
    whom,
    turn: { take: 'move', spaces: 5 },
  });
  const powers = [
    { name: 'Lead', rules: turnAgain({ side: 'own', type: 'squad', pick: 1 }) },
    { name: 'Speed', rules: turnAgain({ side: 'own', name: 'A', self: true, pick: 1 }) },
    {
      name: 'Return',
      modelled: 'throughOthers',
      rules: {
        at: 'sideTurnBegins',
        if: { did: 'fell' },
        roll: 19,
        raise: { nextTo: { side: 'own' }, within: 1 },
      },
    },
  ];
  expect(inEach(powers).attack).toEqual([
    "A's Lead affects only other cards.",
    "A's Speed and Return act only in battles.",
  ]);
});

describe('numbers that no card gives', () => {
  const A = { name: 'A', life: 2, attack: 2, defense: 0 };
  const B = { name: 'B', life: 2, attack: 2, defense: 0, move: 4, range: 1 };

  test('are named where the fight depends on them', () => {
    const named = [
      "A's card gives no Move: 5 is assumed.",
      "A's card gives no Range: 1 is assumed.",
    ];
    const duel = { fight: 'duel', choices: 'wounds', attacker: A, defender: B };
    expect(texts({ ...duel, distance: 2 })).toEqual(named);
    expect(texts({ ...duel, defender: { ...B, powers: ['super-strength'] } })).toEqual(named);
    expect(texts(duel)).toEqual([]);
  });

  test('are figures of a squad whose card does not count them', () => {
    const squad = { ...A, type: 'squad' };
    const taken = "A's card gives no number of figures: 3 are assumed.";
    expect(texts({ fight: 'duel', choices: 'wounds', attacker: squad, defender: B })).toEqual([
      taken,
    ]);
    expect(texts({ fight: 'survival', attacker: B, defender: squad })).toEqual([taken]);
    const counted = { ...squad, figures: 3 };
    expect(texts({ fight: 'duel', choices: 'wounds', attacker: counted, defender: B })).toEqual([]);
  });

  test('are those of a survival that count', () => {
    expect(texts({ fight: 'survival', attacker: 'solomon-grundy', defender: 'hawkgirl' })).toEqual([
      "Solomon Grundy's Attack of 6 is an assumption: the rule document does not give it.",
      "Hawkgirl's Life of 5 and Defense of 4 are assumptions: the rule document does not give them.",
    ]);
  });
});

describe('properties that enemies’ powers ask for', () => {
  const net = (asked: object) => [
    { name: 'Net', effects: [{ enemyDefenseDice: -1, when: { enemy: asked } }] },
  ];
  const SMALL = "D's card gives no size: it does not count as small or medium for Net of A.";

  test('are named in every fight if the card does not give them', () => {
    expect(inEach(net({ size: ['small', 'medium'] }))).toEqual({
      attack: [SMALL],
      survival: [SMALL],
      duel: [SMALL],
    });
    const turn = [{ figure: card('A', net({ size: ['small', 'medium'] })) }];
    expect(texts({ turn, defender: PLAIN })).toContain(SMALL);
    expect(inEach(net({ unique: 'common' })).attack).toEqual([
      "D's card gives no rarity: it does not count as common for Net of A.",
    ]);
  });

  test('are no caveat if the card gives them, or for the type, which figures decide', () => {
    const none = { attack: [], survival: [], duel: [] };
    expect(inEach(net({ size: 'small' }), {}, { ...PLAIN, size: 'large' })).toEqual(none);
    expect(inEach(net({ type: 'hero' }))).toEqual(none);
  });

  test('are assumptions on cards of the rule document', () => {
    const asking = card('A', net({ size: 'large' }));
    expect(texts({ attacker: asking, defender: 'hawkgirl' })).toEqual([
      "Hawkgirl's Life of 5, Defense of 4 and Size of medium are assumptions: the rule document does not give them.",
    ]);
  });
});

test('a reach that sides have no use for which begin adjacent is told', () => {
  const sides = { attacker: card('A', [], { range: 6 }), defender: PLAIN };
  expect(texts({ fight: 'duel', choices: 'wounds', ...sides })).toEqual([
    'The sides begin adjacent and neither keeps away, so the Range of A, six spaces, does not matter.',
  ]);
  expect(texts({ fight: 'duel', choices: 'wounds', ...sides, distance: 2 })).toEqual([]);
  const both = { ...sides, defender: card('D', [], { range: 6 }) };
  expect(texts({ fight: 'duel', choices: 'wounds', ...both })).toEqual([]);
});

describe('which attacks are made', () => {
  const blast = { specialAttack: { range: 1, dice: 2 }, uses: 1, per: 'game' };
  // The Blast causes 1 wound, a normal attack half of one. After 0, 1 or 2 wounds (1/4, 1/2, 1/4) by the Blast it
  // takes 4, 2 or no normal attacks on average, each of which hits half of the time: 2 in all.
  const sides = {
    attacker: side('A', [1, 1, 0], { effects: [blast] }),
    defender: side('B', [2, 0, 0]),
  };
  const text = 'How the attacks of A divide: its normal attack 66.7% and A 1 33.3%.';

  test('is told with the share of each, over all attacks that are made on average', () => {
    expect(texts({ fight: 'duel', choices: 'wounds', ...sides })).toEqual([text]);
    expect(texts({ fight: 'survival', ...sides })).toEqual([text]);
  });

  test('is told from the start that is asked for', () => {
    // B kills A with its first attack: if A begins, one Blast leaves B with 2, 1 or 0 Life; otherwise none is made.
    const killer = side('B', [2, 1, 0], { effects: [{ automaticSkulls: 5 }] });
    const duel = { fight: 'duel', choices: 'wounds', ...sides, defender: killer };
    expect(texts({ ...duel, first: 'attacker' })).toEqual(['A always makes A 1.']);
    expect(texts({ ...duel, first: 'defender' })).toEqual([]);
  });

  test('is one line where it is always the same', () => {
    const weak = { specialAttack: { range: 1, dice: 1 } };
    const attacker = side('A', [1, 2, 0], { effects: [weak] });
    expect(texts({ fight: 'duel', choices: 'wounds', ...sides, attacker })).toEqual([
      'A always makes its normal attack.',
    ]);
  });

  test('names powers that are left out of an attack', () => {
    const wild = { name: 'Wild', may: true, effects: [{ attackDice: -1 }] };
    const attacker = { ...side('A', [1, 3, 0]), powers: [wild] };
    expect(texts({ fight: 'duel', choices: 'wounds', ...sides, attacker })).toEqual([
      'A always makes its normal attack without Wild.',
    ]);
  });

  test('is nothing where there is no choice', () => {
    const attacker = side('A', [1, 1, 0]);
    expect(texts({ fight: 'duel', choices: 'wounds', ...sides, attacker })).toEqual([]);
  });
});

describe('on a board', () => {
  const aura = (whom: Document) => ({
    name: 'Ward',
    rules: [{ whom: { ...whom, within: 4 }, gives: { dice: { defense: 1 } } }],
  });
  const place = (others: readonly Document[]) => ({
    terrain: '1 1 1 1 1 1',
    attacker: [1, 0],
    defender: [2, 0],
    others,
  });
  const fight = (giver: Document, { name, more = {} }: { name: string; more?: Document }) => ({
    cards: [giver],
    attacker: { ...PLAIN, name: 'A' },
    defender: { ...PLAIN, ...more },
    board: place([{ figure: name, at: [4, 0] }]),
  });
  const text = (side: string) =>
    `Ward of G is left out: auras on a board are not played. If the figure is near enough, name its card under \`near\` of the ${side} to count it.`;
  const friendly = card('G', [aura({ side: 'own' })]);

  test('the auras of others that could act on a fighter are left out, unless near counts them', () => {
    expect(texts(fight(friendly, { name: 'G' }))).toContain(text('defender'));
    expect(texts(fight(friendly, { name: 'Nobody' }))).not.toContain(text('defender'));
    expect(texts(fight(friendly, { name: 'G', more: { near: ['G'] } }))).toEqual([]);
    const ofOrcs = card('G', [aura({ side: 'own', species: 'orc' })]);
    expect(texts(fight(ofOrcs, { name: 'G' }))).toEqual([]);
    const beside = { ...fight(friendly, { name: 'G' }) };
    const others = [{ figure: 'G', at: [4, 0], side: 'attacker' }];
    expect(texts({ ...beside, board: place(others) })).toContain(text('attacker'));
    const turn = { ...beside, turn: [{ figure: beside.attacker, at: [1, 0] }] };
    const { attacker: _, ...ground } = turn.board;
    expect(texts({ ...turn, attacker: undefined, board: ground })).toContain(text('defender'));
  });

  test('an attack on several figures leaves out the others', () => {
    const effects = [
      { specialAttack: { range: 1, dice: 1, effects: [{ targets: { count: 3 } }] } },
    ];
    const attack = (others: readonly Document[]) =>
      texts({
        attacker: card('A', [{ name: 'Breath', effects }]),
        defender: PLAIN,
        board: place(others),
      });
    const only = "Played against only one figure: A's Breath.";
    expect(attack([])).not.toContain(only);
    expect(attack([{ object: 'car', at: [0, 0] }])).not.toContain(only);
    expect(attack([{ figure: 'B', at: [0, 0] }])).toContain(
      `${only} The part left out can only help A.`,
    );
    // It can also hit a friend.
    expect(attack([{ figure: 'B', at: [0, 0], side: 'attacker' }])).toContain(only);
  });

  test('ranged attacks ignore lines of sight', () => {
    const ranged = (at: readonly number[]) =>
      texts({
        attacker: { ...PLAIN, name: 'A', range: 4 },
        defender: PLAIN,
        board: { ...place([]), defender: at },
      });
    const text = 'Lines of sight are not checked for ranged attacks of A.';
    expect(ranged([4, 0])).toContain(text);
    expect(ranged([2, 0])).not.toContain(text);
  });
});
