import type { EffectLine } from '../../../powers/effect-line.ts';
import { effectNamed } from '../../../powers/effects/index.ts';
import { otherSide, type Side, type SpecialAttack } from '../../../powers/figure.ts';
import type { Asks, Powered } from '../combat/asks.ts';
import { withoutPowers } from '../combat/optional-powers.ts';
import type { C3gScenario } from '../scenario.ts';
import type { FightSide, TwoSides } from '../side.ts';
import { changedLine } from './changed-lines.ts';
import { tableLinesOf, withRolledTable } from './tables.ts';
import type { PlannedAttack } from './ways.ts';

/** A figure of the acting side and the enemy's that it faces, as far as powers can ask. */
export interface Meeting {
  readonly acting: Side;
  readonly ownWounds: number;
  readonly enemyWounds: number;
  readonly enemyLife: number;
  /** Enemy figures that each side has destroyed. */
  readonly kills: Readonly<Record<Side, number>>;
  readonly distance: number;
  readonly began: number;
  readonly moved: boolean;
  /** Whether further figures of either side stand next to the other's. */
  readonly company: { readonly own: boolean; readonly enemy: boolean };
  /** Wounds that the acting side has dealt to the enemy's figure in this turn. */
  readonly dealt: number;
  /** Which limited lines have acted as often as they may. */
  readonly spent: readonly boolean[];
  /** What the acting side's tables of attack dice came to this turn. */
  readonly tables: readonly number[];
  /** How often the figure has attacked again in this turn, where that has a limit. */
  readonly again: number;
}

/**
 * Meetings of one key have one law.
 *
 * @param countsWounds whether wounds count, where they do not by themselves: Life left is what they leave
 */
export function meetingKey(meeting: Meeting, asks: Asks, countsWounds = true): string {
  const { acting, ownWounds, enemyWounds, distance, again, spent, tables } = meeting;
  const wounds = countsWounds ? `${asks.ownWounds ? ownWounds : 0},${enemyWounds}` : '';
  let key = `${acting},${wounds},${distance},${again}`;
  if (asks.movement) key += `,${meeting.began},${meeting.moved}`;
  if (asks.kills) key += `,${meeting.kills.attacker},${meeting.kills.defender}`;
  if (asks.company) key += `,${meeting.company.own},${meeting.company.enemy}`;
  if (asks.dealt) key += `,${meeting.dealt}`;
  for (const one of spent) key += one ? ',spent' : ',';
  for (const dice of tables) key += `,${dice}`;
  return key;
}

/** The attack that a figure makes when the two meet, as a scenario of its own. */
export function fightAt(sides: TwoSides, { limited }: Asks) {
  const tableLines = {
    attacker: tableLinesOf(sides.attacker, sides.states),
    defender: tableLinesOf(sides.defender, sides.states),
  };
  return (meeting: Meeting, planned?: PlannedAttack): C3gScenario => {
    const { acting, distance, began, moved, company, dealt, spent, tables, again } = meeting;
    const enemy = otherSide(acting);
    const gone = limited.filter((_, i) => spent[i]);
    const { special, granted = [], withheld = NO_POWERS, isLeft = false } = planned ?? {};
    const asOnCard =
      gone.length === 0 && tables.length === 0 && again === 0 && withheld.length === 0 && !isLeft;
    /** What is left of a line of the figure that attacks. */
    const nowOf = (line: EffectLine): EffectLine | undefined => {
      if (gone.includes(line)) return undefined;
      const dice = tables[tableLines[acting].indexOf(line)];
      const now = notAgain(withRolledTable(line, dice), again);
      return isLeft ? withoutBefore(now) : now;
    };
    const cardOf = (which: Side): FightSide =>
      asOnCard
        ? sides[which]
        : which === acting
          ? withLines(withoutPowers(sides[which], withheld), nowOf)
          : withLines(sides[which], (line) => (gone.includes(line) ? undefined : line));
    const acts: Standing = {
      wounds: meeting.ownWounds,
      kills: meeting.kills[acting],
      nextToEnemy: company.enemy,
      began,
      moved,
      dealt,
      acts: true,
    };
    const stands: Standing = {
      wounds: meeting.enemyWounds,
      kills: meeting.kills[enemy],
      nextToEnemy: company.own,
      began,
      moved: false,
      dealt: 0,
      acts: false,
    };
    const attacker = asOnCard ? figureOnCard(sides[acting], acts) : figureOf(cardOf(acting), acts);
    return {
      rules: 'c3g',
      attacker:
        granted.length === 0
          ? attacker
          : { ...attacker, granted: [...(attacker.granted ?? []), ...granted] },
      defender: asOnCard ? figureOnCard(sides[enemy], stands) : figureOf(cardOf(enemy), stands),
      specialAttack: special !== undefined,
      ...(special && { special: asOnCard ? special : withInnerLines(special, nowOf) }),
      superStrength: sides.superStrength,
      heightAdvantage: 'neither',
      distance,
      ...(sides.states && { states: sides.states }),
      choice: { goal: 'spaces' },
      rulings: sides.rulings,
    };
  };
}

/** How a figure of a card stands when the two meet. */
interface Standing {
  readonly wounds: number;
  /** In this sides. */
  readonly kills: number;
  readonly nextToEnemy: boolean;
  readonly began: number;
  readonly moved: boolean;
  readonly dealt: number;
  /** It is its turn. */
  readonly acts: boolean;
}

function figureOf(card: FightSide, standing: Standing): FightSide {
  const { wounds, kills, nextToEnemy, began, moved, dealt, acts } = standing;
  return {
    ...card,
    wounds,
    dealt,
    kills: (card.kills ?? 0) + kills,
    nextToEnemy,
    beganTurn: [began === 1 ? 'engaged' : 'unengaged', ...(card.beganTurn ?? [])],
    moved,
    ...(acts && { granted: card.granted ?? [], charged: began }),
  };
}

/** A card stands in few ways, in however many duels: copying all that is on it takes its time. */
const ON_CARD = new WeakMap<FightSide, Map<string, FightSide>>();

function figureOnCard(card: FightSide, standing: Standing): FightSide {
  const known = ON_CARD.get(card) ?? new Map<string, FightSide>();
  ON_CARD.set(card, known);
  const { wounds, kills, nextToEnemy, began, moved, dealt, acts } = standing;
  const key = `${wounds},${kills},${nextToEnemy},${began},${moved},${dealt},${acts}`;
  const figure = known.get(key) ?? figureOf(card, standing);
  known.set(key, figure);
  return figure;
}

const NO_POWERS: readonly string[] = [];

/** What is left of a line in an attack before which it has acted; undefined: nothing. */
function withoutBefore(line: EffectLine): EffectLine | undefined {
  if (line.stage !== 'before') return line;
  const others = Object.fromEntries(
    Object.entries(line).filter(([name]) => name !== 'stage' && effectNamed(name)?.at !== 'moment'),
  );
  const acts = Object.keys(others).some((name) => effectNamed(name) !== undefined);
  return acts ? changedLine(line, others) : undefined;
}

/** A line without attacking again, where it has let a figure do so as often as it may. */
export function notAgain(line: EffectLine, again: number): EffectLine {
  if (again === 0 || line.most === undefined || again < line.most) return line;
  const { attackAgain, ...others } = line;
  return attackAgain === undefined ? line : changedLine(line, others);
}

/** A special attack with the lines of its own as they can act now, as `withLines` has those of a card. */
export function withInnerLines(
  special: SpecialAttack,
  now: (line: EffectLine) => EffectLine | undefined,
): SpecialAttack {
  return special.effects ? { ...special, effects: linesNow(special.effects, now) } : special;
}

/**
 * A card with its lines as they can act now.
 *
 * @param now what is left of a line; undefined: it cannot act
 */
export function withLines<Card extends Powered>(
  card: Card,
  now: (line: EffectLine) => EffectLine | undefined,
): Card {
  return {
    ...card,
    powers: card.powers.map((use) =>
      use.effects ? { ...use, effects: linesNow(use.effects, now) } : use,
    ),
    ...(card.granted && { granted: linesNow(card.granted, now) }),
  };
}

function linesNow(
  lines: readonly EffectLine[],
  now: (line: EffectLine) => EffectLine | undefined,
): EffectLine[] {
  return lines.flatMap((line) => {
    const one = now(line);
    return one ? [one] : [];
  });
}
