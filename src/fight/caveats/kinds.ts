/* All kinds of caveats under the C3G rules, with their wording. Only `caveatsOf` uses this file. */

import {
  capitalised,
  counted,
  does,
  inSentence,
  isPlural,
  its,
  listed,
  type Named,
  once,
  percent,
  possessive,
  verbOf,
} from '../../base/index.ts';
import {
  actOnOwnCard,
  allLinesOf,
  type EffectLine,
  eitherText,
  hitsIn,
  isOfKind,
  kindOf,
  linesOfPower,
  missingPart,
  otherSide,
  type PowerUse,
  PRINTED,
  perText,
  powerTitle,
  type RuleCondition,
  type RuleMoment,
  rulesOfLine,
  timesText,
  type Words,
  whenOf,
  withoutNot,
} from '../../cards/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { scalesIn, withInner } from '../combat/power-dependencies.ts';
import { powersForMoreAttacks } from '../combat/several-attacks.ts';
import type { Fighter } from '../scenario.ts';
import { figuresOf } from '../side.ts';
import {
  actsInRole,
  assumedText,
  type CaveatFight,
  type CaveatSide,
  hasSeveral,
  oneIsAttacked,
  reachOf,
} from './fight.ts';

/** A part of a power that is not modelled. */
interface MissingPart {
  /** The name, as in the `missing` field of a power. */
  readonly name: string;
  /** Whether the missing part could make a difference in a fight. If absent, it always could. */
  matters?(fight: CaveatFight, side: CaveatSide): boolean;
  /** Whether the missing part can only help the power's owner. If absent, this is unknown. */
  helps?(side: CaveatSide): boolean;
}

const SEVERAL_TARGETS = 'several targets';
const SEVERAL_AND_ITSELF = 'several targets, including itself';

/** Whether the missing part is the attack's additional targets. */
function missesTargets({ missing }: PowerUse): boolean {
  return missing === SEVERAL_TARGETS || missing === SEVERAL_AND_ITSELF;
}

const WHERE_FIGURES_STAND = 'where figures stand';

const lastsLonger = ({ kind }: CaveatFight) => kind !== 'attack';
const always = () => true;

/** The parts whose effect on a fight is known. Any other part is only listed by name. */
const PARTS: readonly MissingPart[] = [
  {
    name: SEVERAL_TARGETS,
    matters: (_, { facesSeveral }) => facesSeveral,
    // An attack on all adjacent figures also hits other figures on the attacker's own side.
    helps: ({ card: { figures = 1 }, besideFriends }) => figures === 1 && !besideFriends,
  },
  { name: SEVERAL_AND_ITSELF, matters: (_, { facesSeveral }) => facesSeveral },
  { name: 'longer range', matters: ({ areApart }) => areApart, helps: always },
  { name: 'figures come back', matters: lastsLonger, helps: always },
  { name: 'lost turns', matters: lastsLonger },
  { name: 'no hit zone', helps: always },
  // In a turn, leaving an engagement costs nothing. A duel includes the attacks on a figure that leaves.
  { name: 'leaving engagement', matters: ({ kind }) => kind === 'turn', helps: always },
  { name: 'control', helps: always },
];

/**
 * The missing part of a power. For a power that hits several figures, the missing part is its additional targets.
 */
function partOf(use: PowerUse): MissingPart | undefined {
  const missing = use.missing ?? (hitsSeveral(use) ? SEVERAL_TARGETS : undefined);
  return PARTS.find(({ name }) => name === missing);
}

/** Whether a power, or a special attack of the power, hits several figures. */
function hitsSeveral(use: PowerUse): boolean {
  return hitsIn(linesOfPower(use).flatMap(withInner)).length > 0;
}

/** Whether the missing part of a power could make a difference in a fight. */
function missingMatters(use: PowerUse, side: CaveatSide, fight: CaveatFight): boolean {
  return partOf(use)?.matters?.(fight, side) ?? true;
}

/**
 * " The part left out can only help Braxas.", if the direction of the error is known for all these
 * powers.
 */
function errsText(uses: readonly PowerUse[], side: CaveatSide): string {
  return uses.every((use) => partOf(use)?.helps?.(side))
    ? ` The part left out can only help ${inSentence(side.card.name)}.`
    : '';
}

/**
 * "Cell Divide (figures come back: only with room next to it)"
 *
 * @param isNoted whether another caveat gives the note
 */
function titleAndMissing(use: PowerUse, isNoted: boolean): string {
  const { missing, note } = use;
  const label = missesTargets(use) || missing === undefined ? undefined : missingPart(missing);
  const why = [label, isNoted ? undefined : note].filter((text) => text !== undefined);
  return why.length === 0 ? powerTitle(use) : `${powerTitle(use)} (${why.join(': ')})`;
}

/** "Not modelled: Imp's Telepathy and Aura (control).", followed by the direction of the error. */
function missingText(
  how: string,
  uses: readonly PowerUse[],
  side: CaveatSide,
  isNoted: (use: PowerUse) => boolean,
): string {
  const titles = listed(uses.map((use) => titleAndMissing(use, isNoted(use))));
  return `${how}: ${inSentence(possessive(side.card))} ${titles}.${errsText(uses, side)}`;
}

/** A circumstance that powers depend on. Some kinds of fights model it; in others, the document must set it. */
interface Unsaid {
  readonly name: string;
  /** The field of the document that sets the circumstance. */
  readonly field: keyof Fighter;
  /** For each kind of fight that does not model the circumstance, the conditions or scales affected by it. */
  readonly askedBy: Readonly<Partial<Record<CaveatFight['kind'], readonly string[]>>>;
}

const inAny = (...names: readonly string[]): Unsaid['askedBy'] => ({
  attack: names,
  duel: names,
  survival: names,
  turn: names,
});

/** Circumstances that count as "no" by default. */
const TAKEN_AS_NO: readonly Unsaid[] = [
  {
    name: 'moved',
    field: 'moved',
    // Repeated attacks are made without moving, but for a single attack it is unknown whether the figure moved.
    askedBy: { attack: ['moved'], survival: ['moved', 'stationary'] },
  },
  { name: 'stationary', field: 'moved', askedBy: { attack: ['stationary'] } },
  { name: 'charged', field: 'charged', askedBy: { attack: ['charged'] } },
  { name: 'beganTurn', field: 'beganTurn', askedBy: { attack: ['beganTurn'] } },
  { name: 'terrain', field: 'terrain', askedBy: inAny('terrain') },
];

/** Circumstances that count as 0 by default. */
const TAKEN_AS_0: readonly Unsaid[] = [
  { name: 'allies', field: 'allies', askedBy: inAny('ally') },
  { name: 'kills', field: 'kills', askedBy: { attack: ['kill'] } },
];

/** A circumstance missing from the document, and the card's powers that depend on it. */
interface AskedInVain {
  /** The field or the switch (under `states`) that would set the circumstance. */
  readonly name: string;
  readonly uses: readonly PowerUse[];
}

/** Unset circumstances that count as "no" and affect a card's powers: `moved`, or a switch. */
const takenAsNo = onceForSide((side, fight) => {
  const switches = [...new Set(side.card.powers.flatMap((use) => statesAsked(use, side)))];
  return [
    ...unsaidOf(TAKEN_AS_NO, side, fight, (line) => conditionsOf(line).flatMap(circumstanceOf)),
    ...switches
      .filter((name) => !fight.states.includes(name))
      .map((name) => ({
        name,
        uses: side.card.powers.filter((use) => statesAsked(use, side).includes(name)),
      })),
  ];
});

/** Unset counts that are assumed to be 0 and affect a card's powers. */
const takenAs0 = onceForSide((side, fight) => unsaidOf(TAKEN_AS_0, side, fight, scalesIn));

/** Caches the result of `work` for each side of a fight, because several kinds of caveats need the result. */
function onceForSide(
  work: (side: CaveatSide, fight: CaveatFight) => AskedInVain[],
): (side: CaveatSide, fight: CaveatFight) => AskedInVain[] {
  const known = new WeakMap<CaveatFight, Map<CaveatSide, AskedInVain[]>>();
  return (side, fight) => {
    const ofFight = known.get(fight) ?? new Map<CaveatSide, AskedInVain[]>();
    known.set(fight, ofFight);
    const asked = ofFight.get(side) ?? work(side, fight);
    ofFight.set(side, asked);
    return asked;
  };
}

/**
 * Powers that depend on unset circumstances. The caveat about these circumstances also gives these powers' notes.
 */
function waitingPowers(side: CaveatSide, fight: CaveatFight): ReadonlySet<PowerUse> {
  return new Set([...takenAsNo(side, fight), ...takenAs0(side, fight)].flatMap(({ uses }) => uses));
}

/** "moved (Bayonet Attack 1), shadow (Ambush: it is used this turn)" */
function askedText(asked: readonly AskedInVain[]): string {
  return asked.map(({ name, uses }) => `${name} (${listed(uses.map(titleAndNote))})`).join(', ');
}

function titlesOf(asked: readonly AskedInVain[]): string[] {
  return [...new Set(asked.flatMap(({ uses }) => uses.map(powerTitle)))];
}

function titleAndNote(use: PowerUse): string {
  // The note begins with the name of the circumstance, which the text already gives.
  const note = use.note?.replace(/^(switch [\w-]+|allies|charged): /, '');
  return note === undefined ? powerTitle(use) : `${powerTitle(use)}: ${note}`;
}

function unsaidOf(
  all: readonly Unsaid[],
  side: CaveatSide,
  { kind, hasBoard }: CaveatFight,
  namesIn: (line: EffectLine) => readonly string[],
): AskedInVain[] {
  const named = side.card.powers.map((use) => ({
    use,
    names: linesIn(use, side).flatMap(namesIn),
  }));
  return all
    .filter(({ field }) => side.card[field] === undefined && !(field === 'terrain' && hasBoard))
    .map(({ name, askedBy }) => ({
      name,
      uses: named.flatMap(({ use, names }) =>
        names.some((one) => askedBy[kind]?.includes(one)) ? [use] : [],
      ),
    }))
    .filter(({ uses }) => uses.length > 0);
}

function statesAsked(use: PowerUse, side: CaveatSide): string[] {
  return linesIn(use, side)
    .flatMap(conditionsOf)
    .flatMap(({ state }) => state ?? []);
}

/** A power's effect lines that act in the card's role, and the lines nested in them. */
function linesIn(use: PowerUse, side: Pick<CaveatSide, 'role'>): EffectLine[] {
  return linesOfPower(use)
    .filter((line) => actsInRole(line, side))
    .flatMap(withInner);
}

const conditionsOf = (line: EffectLine) => withoutNot(whenOf(line));

/** The circumstances that a condition depends on, named as in the `askedBy` lists. */
function circumstanceOf({ did, began, ground }: RuleCondition): readonly string[] {
  if (did === 'moved') return ['moved'];
  if (did === 'stood') return ['stationary'];
  if (began !== undefined) return [typeof began === 'string' ? 'beganTurn' : 'charged'];
  return ground && 'is' in ground && ground.within === undefined ? ['terrain'] : [];
}

/** A kind of caveat. `of` returns its caveats for one card in a fight. */
interface CaveatKind {
  readonly kind: string;
  of(side: CaveatSide, fight: CaveatFight): readonly Pick<Caveat, 'powers' | 'text'>[];
}

const attackMade: CaveatKind = {
  kind: 'attackMade',
  of: ({ card, attacks = [] }) => {
    const [only, ...others] = attacks;
    if (!only) return [];
    if (others.length === 0)
      return [
        {
          text: `${card.name} always ${verbOf(isPlural(card), 'makes')} ${attackTitle(only, card)}.`,
        },
      ];
    const shares = attacks.map((one) => `${attackTitle(one, card)} ${percent(one.share, 1)}`);
    return [{ text: `How the attacks of ${inSentence(card.name)} divide: ${listed(shares)}.` }];
  },
};

const attackTitle = ({ title }: { readonly title: string }, card: Named) =>
  title.startsWith('normal attack') ? `${its(card)} ${title}` : title;

const isMissing =
  (modelled: PowerUse['modelled'], side: CaveatSide, fight: CaveatFight) => (use: PowerUse) =>
    use.modelled === modelled && !missesTargets(use) && missingMatters(use, side, fight);

const notModelled: CaveatKind = {
  kind: 'notModelled',
  of: (side, fight) =>
    aboutPowers(side.card.powers.filter(isMissing('no', side, fight)), (uses) =>
      missingText('Not modelled', uses, side, () => false),
    ),
};

const modelledInPart: CaveatKind = {
  kind: 'modelledInPart',
  of: (side, fight) => {
    const waiting = once(() => waitingPowers(side, fight));
    const partly = side.card.powers
      .filter(isMissing('partly', side, fight))
      // The caveat about switches already mentions where figures stand.
      .filter((use) => !(use.missing === WHERE_FIGURES_STAND && waiting().has(use)));
    return aboutPowers(partly, (uses) =>
      missingText('Modelled only in part', uses, side, (use) => waiting().has(use)),
    );
  },
};

const oneTarget: CaveatKind = {
  kind: 'oneTarget',
  of: (side, fight) => {
    const waiting = once(() => waitingPowers(side, fight));
    const misses = (use: PowerUse) =>
      use.modelled === 'partly' || use.modelled === 'no'
        ? missesTargets(use)
        : fight.kind !== 'duel' && hitsSeveral(use);
    const hitting = side.card.powers.filter(
      (use) => misses(use) && missingMatters(use, side, fight),
    );
    return side.role === 'defender'
      ? []
      : aboutPowers(hitting, (uses) =>
          missingText(
            'Played against only one figure',
            uses,
            side,
            (use) => waiting().has(use) || isNotedItself(use, side, fight),
          ),
        );
  },
};

/** Caveats about circumstances that a card's powers depend on but the document does not set. */
const taken = (
  kind: string,
  assumed: string,
  askedIn: (side: CaveatSide, fight: CaveatFight) => AskedInVain[],
): CaveatKind => ({
  kind,
  of: (side, fight) => {
    const asked = askedIn(side, fight);
    if (asked.length === 0) return [];
    const text = `${assumed} for ${inSentence(side.card.name)}: ${askedText(asked)}.`;
    return [{ powers: titlesOf(asked), text }];
  },
});

const switches = taken('switches', 'Conditions assumed not to hold', takenAsNo);
const counts = taken('counts', 'Numbers assumed to be 0', takenAs0);

/**
 * Limited effects whose uses the fight does not count. A survival assumes that these effects are available in every
 * attack; other fights assume that they are still available.
 */
const uses: CaveatKind = {
  kind: 'uses',
  of: (side, fight) => {
    const often = (use: PowerUse) => {
      const { uses = 0, per = 'game' } = limitedLine(use, side, fight) ?? {};
      const times = `${timesText(uses)} per ${perText(per)}`;
      return `${powerTitle(use)} (${use.note === undefined ? times : `${times}: ${use.note}`})`;
    };
    const how =
      fight.kind === 'survival'
        ? 'Assumed to be available in every attack'
        : 'Assumed to be still available';
    return aboutPowers(
      side.card.powers.filter((use) => limitedLine(use, side, fight)),
      (all) => `${how}: ${inSentence(possessive(side.card))} ${listed(all.map(often))}.`,
    );
  },
};

/** Whether the caveat about limited uses, or one about the power alone, gives a power's note. */
const isNotedItself = (use: PowerUse, side: CaveatSide, fight: CaveatFight): boolean =>
  use.modelled === undefined &&
  (limitedLine(use, side, fight) !== undefined ||
    linesOfPower(use).some((line) => actsInRole(line, side)));

/** An effect line with limited uses that the fight does not count. */
function limitedLine(use: PowerUse, side: CaveatSide, { kind }: CaveatFight) {
  const periods = UNCOUNTED[kind];
  return linesOfPower(use).find(
    (line) =>
      line.uses !== undefined &&
      !isOfKind(line, 'way.special') &&
      actsInRole(line, side) &&
      periods.includes(line.per),
  );
}

/** For each kind of fight, the periods whose limits it ignores. */
const UNCOUNTED: Readonly<Record<CaveatFight['kind'], readonly EffectLine['per'][]>> = {
  attack: ['turn', 'round', 'game'],
  turn: ['round', 'game'],
  survival: ['turn', 'round'],
  duel: [],
  battle: [],
};

/** Notes in a card's file about modelled powers: how the model differs from the printed text. */
const notes: CaveatKind = {
  kind: 'note',
  of: (side, fight) => {
    const waiting = once(() => waitingPowers(side, fight));
    return side.card.powers
      .filter((use) => use.note !== undefined && isNotedItself(use, side, fight))
      .filter((use) => !waiting().has(use) && !limitedLine(use, side, fight))
      .map((use) => ({
        powers: [powerTitle(use)],
        text: `${powerTitle(use)} of ${inSentence(side.card.name)}: ${use.note}.`,
      }));
  },
};

/** Triggers of powers that do not occur in a single attack. */
const NOT_IN_AN_ATTACK: readonly RuleMoment[] = ['moved', 'turnEnds'];

const beginsAdjacent: CaveatKind = {
  kind: 'beginsAdjacent',
  of: ({ card, enemyReach }, { kind, distance }) => {
    const reach = reachOf(card);
    return kind === 'duel' && distance === 1 && enemyReach !== undefined && reach > enemyReach
      ? [
          {
            text: `The sides begin adjacent and neither keeps away, so the Range of ${inSentence(card.name)}, ${counted(reach, 'space')}, does not matter.`,
          },
        ]
      : [];
  },
};

/** A single attack by a card that makes several attacks in its turn. */
const oneOfSeveral: CaveatKind = {
  kind: 'oneOfSeveral',
  of: ({ card, role }, { kind }) => {
    if (kind !== 'attack' || role !== 'attacker') return [];
    const figures = figuresOf(card);
    const powers = powersForMoreAttacks(card);
    if (figures === 1 && powers.length === 0) return [];
    const titles = [...new Set(powers.map(powerTitle))];
    const text =
      figures > 1
        ? `This is one attack by one figure. In a turn, each of the ${counted(figures, 'figure')} of ${inSentence(card.name)} may attack.`
        : `This is one attack, but ${inSentence(does(card, 'makes'))} or may make more than one in a turn (${listed(titles)}).`;
    return [{ ...(titles.length > 0 && { powers: titles }), text }];
  },
};

/** A single attack on a card with several figures. */
const oneAttacked: CaveatKind = {
  kind: 'oneAttacked',
  of: ({ card, role }, { kind }) =>
    kind === 'attack' && role === 'defender' && hasSeveral(card)
      ? [{ text: oneIsAttacked(card) }]
      : [],
};

/** The attacker's powers that act over several attacks, such as a power that gives another turn. */
const overSeveralAttacks: CaveatKind = {
  kind: 'overSeveralAttacks',
  of: ({ card, role }, { kind }) => {
    if (kind !== 'attack' || role !== 'attacker') return [];
    const { name, powers } = card;
    // `oneOfSeveral` already names these powers.
    const told = powersForMoreAttacks(card);
    const hidden = powers.filter((use) => {
      const lines = linesOfPower(use);
      return lines.length > 0 && !lines.some(showsInAnAttack) && !told.includes(use);
    });
    return aboutPowers(hidden, (all) => {
      const [act, them] = all.length > 1 ? ['act', 'them'] : ['acts', 'it'];
      return `${listed(all.map(powerTitle))} of ${inSentence(name)} ${act} over several attacks, so a single one does not show ${them}.`;
    });
  },
};

/** Rules that act outside the stages of an attack but still affect a single attack, or have their own caveat. */
const SHOWING: readonly string[] = ['way.special', 'mode.fly', 'value.range', 'way.hits'];

const showsInAnAttack = (line: EffectLine): boolean =>
  rulesOfLine(line).some((rule) => {
    const { at, name } = kindOf(rule);
    if ('on' in rule && NOT_IN_AN_ATTACK.includes(rule.on)) return false;
    return at !== 'never' || SHOWING.includes(name);
  });

const throughOthers: CaveatKind = {
  kind: 'throughOthers',
  of: ({ card }) => {
    const all = card.powers.filter(({ modelled }) => modelled === 'throughOthers');
    const isForItself = (use: PowerUse) => actOnOwnCard(allLinesOf(use));
    const told = (powers: readonly PowerUse[], verb: string, where: string) =>
      aboutPowers(
        powers,
        (some) =>
          `${possessive(card)} ${listed(some.map(powerTitle))} ${verbOf(some.length > 1, verb)} ${where}.`,
      );
    return [
      ...told(
        all.filter((use) => !isForItself(use)),
        'affects',
        'only other cards',
      ),
      ...told(all.filter(isForItself), 'acts', 'only in battles'),
    ];
  },
};

/** Statistics that the card does not give: assumptions and defaults. */
const assumed: CaveatKind = {
  kind: 'assumed',
  of: (side) => {
    const { card } = side;
    const counting = [...side.counting, ...askedByEnemies(side).map(({ field }) => field)];
    const guessed = (card.assumed ?? []).filter((field) => counting.includes(field));
    const usual = (card.usual ?? []).filter((field) => counting.includes(field));
    const numbers = guessed.map((field) => numberText(card, field));
    const who = inSentence(possessive(card));
    return [
      ...(numbers.length > 0 ? [{ text: assumedText(who, numbers) }] : []),
      ...usual.map((field) => ({
        text:
          field === 'figures'
            ? `${possessive(card)} card gives no number of figures: ${card.figures} are assumed.`
            : `${possessive(card)} card gives no ${capitalised(field)}: ${card[field]} is assumed.`,
      })),
    ];
  },
};

/** Words that a power looks for in one of a card's fields, such as the size. */
interface AskedWords {
  readonly field: (typeof PRINTED)[number];
  readonly words: Words;
}

/** How a card without some field (such as a size) counts for enemy powers that look for words in that field. */
const unstated: CaveatKind = {
  kind: 'unstated',
  of: (side) => {
    const { card } = side;
    const asking = askedByEnemies(side).filter(
      ({ field }) => field !== 'type' && card[field] === undefined,
    );
    const texts = asking.map(({ field, words, use, enemy }) => ({
      powers: [powerTitle(use)],
      text: `${possessive(card)} card gives no ${field === 'unique' ? 'rarity' : field}: it does not count as ${eitherText(words)} for ${powerTitle(use)} of ${inSentence(enemy.name)}.`,
    }));
    return texts.filter(({ text }, i) => texts.findIndex((one) => one.text === text) === i);
  },
};

/** The words that the enemies' powers look for on a side's card. */
const askedByEnemies = ({ role, enemies = [] }: CaveatSide) =>
  enemies.flatMap((enemy) =>
    enemy.powers.flatMap((use) =>
      linesIn(use, { role: role === 'both' ? role : otherSide(role) })
        .flatMap(conditionsOf)
        .flatMap(askedOfEnemies)
        .map((asked) => ({ ...asked, use, enemy })),
    ),
  );

/** The words that a condition looks for on enemy cards. */
function askedOfEnemies({ target, other }: RuleCondition): AskedWords[] {
  const { cards } = target ?? other ?? {};
  return [cards ?? [], cards?.anyOf ?? []].flat().flatMap((asked) =>
    PRINTED.flatMap((field) => {
      const words = asked[field];
      return words === undefined ? [] : { field, words };
    }),
  );
}

/** "Life of 8" */
function numberText(card: Fighter, field: string): string {
  return `${capitalised(field)} of ${card[field as keyof Fighter]}`;
}

function aboutPowers(
  powers: readonly PowerUse[],
  text: (powers: readonly PowerUse[]) => string,
): Pick<Caveat, 'powers' | 'text'>[] {
  return powers.length === 0 ? [] : [{ powers: powers.map(powerTitle), text: text(powers) }];
}

/** All kinds of caveats, the most important for a reader first. Add new kinds here. */
export const CAVEAT_KINDS: readonly CaveatKind[] = [
  notModelled,
  modelledInPart,
  oneTarget,
  oneOfSeveral,
  oneAttacked,
  attackMade,
  switches,
  counts,
  uses,
  notes,
  beginsAdjacent,
  assumed,
  unstated,
  overSeveralAttacks,
  throughOthers,
];
