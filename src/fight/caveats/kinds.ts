import {
  capitalised,
  counted,
  does,
  inSentence,
  isPlural,
  its,
  listed,
  type Named,
  percent,
  possessive,
  verbOf,
} from '../../base/index.ts';
import {
  type EffectLine,
  effectNamed,
  linesOfPower,
  type PowerUse,
  perText,
  powerTitle,
  timesText,
} from '../../cards/index.ts';
import type { Caveat } from '../../rules/index.ts';
import { powersForMoreAttacks } from '../combat/several-attacks.ts';
import type { Fighter } from '../scenario.ts';
import { figuresOf } from '../side.ts';
import {
  type AskedInVain,
  askedText,
  takenAs0,
  takenAsNo,
  titlesOf,
  waitingPowers,
} from './asked.ts';
import { actsInRole, assumedText, type CaveatFight, type CaveatSide, reachOf } from './fight.ts';
import {
  hitsSeveral,
  missesTargets,
  missingMatters,
  missingText,
  WHERE_FIGURES_STAND,
} from './missing.ts';

/** A kind of caveat, with the caveats of that kind for a card in a fight. */
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
    return [{ text: `Of the attacks that ${inSentence(does(card, 'makes'))}: ${listed(shares)}.` }];
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
    const waiting = waitingPowers(side, fight);
    const partly = side.card.powers
      .filter(isMissing('partly', side, fight))
      // The caveat about switches already covers where figures stand.
      .filter((use) => !(use.missing === WHERE_FIGURES_STAND && waiting.has(use)));
    return aboutPowers(partly, (uses) =>
      missingText('Modelled only in part', uses, side, (use) => waiting.has(use)),
    );
  },
};

const oneTarget: CaveatKind = {
  kind: 'oneTarget',
  of: (side, fight) => {
    const waiting = waitingPowers(side, fight);
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
          missingText('Played against one figure only,', uses, side, (use) => waiting.has(use)),
        );
  },
};

/** Caveats about circumstances that a card's powers depend on but the document does not set. */
const taken = (
  kind: string,
  as: string,
  askedIn: (side: CaveatSide, fight: CaveatFight) => AskedInVain[],
): CaveatKind => ({
  kind,
  of: (side, fight) => {
    const asked = askedIn(side, fight);
    if (asked.length === 0) return [];
    const text = `Taken as ${as} for ${inSentence(side.card.name)}: ${askedText(asked)}.`;
    return [{ powers: titlesOf(asked), text }];
  },
});

const switches = taken('switches', 'no', takenAsNo);
const counts = taken('counts', '0', takenAs0);

/** Limited effects that a single attack treats as unused, or that repeated attacks never use up. */
const uses: CaveatKind = {
  kind: 'uses',
  of: (side, fight) => {
    const often = (use: PowerUse) => {
      const { uses = 0, per = 'game' } = limitedLine(use, side, fight) ?? {};
      const times = `${timesText(uses)} a ${perText(per)}`;
      return `${powerTitle(use)} (${use.note === undefined ? times : `${times}: ${use.note}`})`;
    };
    const how = fight.kind === 'survival' ? 'Acts anew in every attack' : 'Not used up yet';
    return aboutPowers(
      side.card.powers.filter((use) => limitedLine(use, side, fight)),
      (all) => `${how}, of ${inSentence(side.card.name)}: ${listed(all.map(often))}.`,
    );
  },
};

/** A limited line whose uses the fight does not count. */
function limitedLine(use: PowerUse, side: CaveatSide, { kind }: CaveatFight) {
  const periods = UNCOUNTED[kind];
  return linesOfPower(use).find(
    (line) =>
      line.uses !== undefined &&
      line.specialAttack === undefined &&
      actsInRole(line, side) &&
      periods.includes(line.per),
  );
}

/** The periods whose uses are not counted, or always fully available, by kind of fight. */
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
    const waiting = waitingPowers(side, fight);
    return side.card.powers
      .filter(({ note, modelled }) => note !== undefined && modelled === undefined)
      .filter((use) => !waiting.has(use) && !limitedLine(use, side, fight))
      .filter((use) => linesOfPower(use).some((line) => actsInRole(line, side)))
      .map((use) => ({
        powers: [powerTitle(use)],
        text: `${powerTitle(use)} of ${inSentence(side.card.name)}: ${use.note}.`,
      }));
  },
};

/** Moments that do not occur in a single attack. */
const NOT_IN_AN_ATTACK: readonly unknown[] = ['enemyArrives', 'endOfTurn'];

const beginsAdjacent: CaveatKind = {
  kind: 'beginsAdjacent',
  of: ({ card, enemyReach }, { kind, distance }) => {
    const reach = reachOf(card);
    return kind === 'duel' && distance === 1 && enemyReach !== undefined && reach > enemyReach
      ? [
          {
            text: `The sides begin adjacent, and nobody keeps away: the reach of ${inSentence(card.name)}, ${counted(reach, 'space')}, does not show.`,
          },
        ]
      : [];
  },
};

/** A single attack of a card that makes several in its turn. */
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
        : `This is one attack. ${does(card, 'makes')} more than one in a turn, or may (${listed(titles)}).`;
    return [{ ...(titles.length > 0 && { powers: titles }), text }];
  },
};

const overSeveralAttacks: CaveatKind = {
  kind: 'overSeveralAttacks',
  of: ({ card, role }, { kind }) => {
    if (kind !== 'attack') return [];
    const { name, powers } = card;
    // That these bring more attacks is said already.
    const told = role === 'attacker' ? powersForMoreAttacks(card) : [];
    const hidden = powers.filter((use) => {
      const lines = linesOfPower(use);
      return lines.length > 0 && !lines.some(showsInAnAttack) && !told.includes(use);
    });
    return aboutPowers(
      hidden,
      (all) =>
        `${listed(all.map(powerTitle))} of ${inSentence(name)} ${all.length > 1 ? 'act' : 'acts'} over several attacks and cannot show in a single one.`,
    );
  },
};

/** Effects of no stage of an attack that show in one, or of which another caveat tells. */
const SHOWING: readonly string[] = ['specialAttack', 'flying', 'range', 'targets'];

function showsInAnAttack(line: EffectLine): boolean {
  return (
    !NOT_IN_AN_ATTACK.includes(line.stage) &&
    Object.keys(line).some((key) => {
      const at = effectNamed(key)?.at;
      return at !== undefined && (at !== 'never' || SHOWING.includes(key));
    })
  );
}

const throughOthers: CaveatKind = {
  kind: 'throughOthers',
  of: ({ card: { name, powers } }) =>
    aboutPowers(
      powers.filter(({ modelled }) => modelled === 'throughOthers'),
      (all) =>
        `Acts through other cards only, of ${inSentence(name)}: ${listed(all.map(powerTitle))}.`,
    ),
};

/** Numbers that no card gives. */
const assumed: CaveatKind = {
  kind: 'assumed',
  of: ({ card, counting }) => {
    const guessed = (card.assumed ?? []).filter((field) => counting.includes(field));
    const usual = (card.usual ?? []).filter((field) => counting.includes(field));
    const numbers = guessed.map((field) => numberText(card, field));
    return [
      ...(numbers.length > 0 ? [{ text: assumedText(numbers) }] : []),
      ...usual.map((field) => ({
        text:
          field === 'figures'
            ? `${possessive(card)} card gives no number of figures: ${card.figures} are taken.`
            : `${possessive(card)} card gives no ${capitalised(field)}: ${card[field]} is taken.`,
      })),
    ];
  },
};

/** "Solomon Grundy's life of 8" */
function numberText(card: Fighter, field: string): string {
  return `${inSentence(possessive(card))} ${field} of ${card[field as keyof Fighter]}`;
}

function aboutPowers(
  powers: readonly PowerUse[],
  text: (powers: readonly PowerUse[]) => string,
): Pick<Caveat, 'powers' | 'text'>[] {
  return powers.length === 0 ? [] : [{ powers: powers.map(powerTitle), text: text(powers) }];
}

/** All kinds, the most important for a reader first. Add new ones here. */
export const CAVEAT_KINDS: readonly CaveatKind[] = [
  oneOfSeveral,
  attackMade,
  notModelled,
  modelledInPart,
  oneTarget,
  switches,
  counts,
  uses,
  notes,
  beginsAdjacent,
  assumed,
  overSeveralAttacks,
  throughOthers,
];
