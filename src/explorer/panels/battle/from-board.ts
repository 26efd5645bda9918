/* Turns the position on the Board panel into a battle. */

import { isMapping, sameData } from '../../../base/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { withoutIdleSwitches } from '../../fight/fighter.ts';
import { SIDES, type Side } from '../../fight/sides.ts';
import { placeIn, writtenPlace } from '../board/edited-board.ts';
import { BATTLE_START, cardOf, entryOf, NEEDED, says, usualName } from './battle-document.ts';

/** A figure on the board, with its entry in an army. */
interface Standing {
  readonly side: Side;
  readonly entry: ExperimentDocument;
  readonly at: unknown;
}

/** The battle between the figures on the board of an attack. */
export interface DrawnBattle {
  readonly document: ExperimentDocument;
  /** Figures whose cards lack numbers. If there are any, the battle cannot be played. */
  readonly lacking: readonly string[];
  /** Figures without a card. In the battle they are only obstacles. */
  readonly bystanders: readonly string[];
  /** Whether a figure has wounds. Figures begin the battle without wounds. */
  readonly hasWounded: boolean;
}

/** Keys that a figure in an attack may have, but an entry in an army may not. */
export const OF_ATTACKS: readonly string[] = [
  'wounds',
  'granted',
  'moved',
  'engaged',
  'beganTurn',
  'charged',
  'terrain',
  'nextToEnemy',
  'allies',
  'kills',
];

/** Keys that attacks and battles have in common. */
const SHARED = ['cards', 'rulings', 'superStrength', 'states', 'seed'];

/** The battle that begins with the figures of an attack in their current places on the board. */
export function battleFromBoard(document: ExperimentDocument): DrawnBattle {
  const { attacker, defender, others, ...ground } = isMapping(document.board) ? document.board : {};
  const things = (Array.isArray(others) ? others : []).filter(isMapping);
  const hasCard = ({ figure }: ExperimentDocument) =>
    says(cardOf(document, { card: figure }), ['attack']);
  const [fighting, left] = [things.filter(hasCard), things.filter((one) => !hasCard(one))];
  const standing: Standing[] = [
    { side: 'attacker', entry: asMapping(document.attacker), at: attacker },
    { side: 'defender', entry: asMapping(document.defender), at: defender },
    ...fighting.map(
      ({ figure, at, side, life, wounds }): Standing => ({
        side: side === 'attacker' ? 'attacker' : 'defender',
        entry: { card: figure, ...(life !== undefined && { life }), ...(!!wounds && { wounds }) },
        at,
      }),
    ),
  ];
  const lacking = standing.filter(({ entry }) => !says(cardOf(document, entry), NEEDED));
  const battle = withoutIdleSwitches({
    ...keeping(document, (key) => SHARED.includes(key)),
    name: '',
    fight: 'battle',
    sides: SIDES.map((side) => ({
      army: armyOf(
        document,
        standing.filter((one) => one.side === side),
      ),
    })),
    board: { ...ground, ...(left.length > 0 && { others: left }) },
    trials: BATTLE_START.trials,
  });
  const bystanders = left.flatMap(({ figure }) => (figure === undefined ? [] : [String(figure)]));
  return {
    document: { ...battle, name: usualName(battle) },
    lacking: [...new Set(lacking.map(({ entry }) => entryOf(document, entry).name))],
    bystanders: [...new Set(bystanders)],
    hasWounded: standing.some(({ entry }) => Number(entry.wounds) > 0),
  };
}

function asMapping(written: unknown): ExperimentDocument {
  return isMapping(written) ? written : { card: written };
}

function keeping(
  written: ExperimentDocument,
  isKept: (key: string) => boolean,
): ExperimentDocument {
  return Object.fromEntries(Object.entries(written).filter(([key]) => isKept(key)));
}

/** The entries of an army. Identical figures become copies of their card; each copy has as many figures as the card. */
function armyOf(document: ExperimentDocument, standing: readonly Standing[]): ExperimentDocument[] {
  const figures = standing.map(({ entry, at }) => ({
    entry: keeping(entry, (key) => !OF_ATTACKS.includes(key)),
    spaces: placeIn(at) ?? [],
  }));
  const kinds = figures.filter(
    ({ entry }, i) => figures.findIndex((one) => sameData(one.entry, entry)) === i,
  );
  return kinds.flatMap(({ entry }) => {
    const alike = figures.filter((one) => sameData(one.entry, entry));
    const { figures: each = 1 } = cardOf(document, entry);
    const ofCard = Math.max(1, Number(each));
    const rest = alike.length % ofCard;
    const copies = (alike.length - rest) / ofCard;
    const at = (from: number, to: number) => ({
      at: writtenPlace(alike.slice(from, to).flatMap(({ spaces }) => spaces)),
    });
    const whole = { ...entry, ...(copies > 1 && { copies }), ...at(0, alike.length - rest) };
    const part = {
      ...entry,
      ...partOf(document, entry, rest, ofCard),
      ...at(alike.length - rest, alike.length),
    };
    return [...(copies > 0 ? [whole] : []), ...(rest > 0 ? [part] : [])];
  });
}

/** The keys of an entry for part of a squad: the number of figures, and these figures' share of the points. */
function partOf(
  document: ExperimentDocument,
  entry: ExperimentDocument,
  figures: number,
  ofCard: number,
): ExperimentDocument {
  const { points } = entryOf(document, entry);
  return {
    figures,
    ...(points !== undefined && { points: Math.max(1, Math.round((points * figures) / ofCard)) }),
  };
}
