import { inSentence, listed } from '../../base/index.ts';
import { linesOfPower, type PowerUse, powerTitle } from '../../cards/index.ts';
import { withInner } from '../combat/asks.ts';
import type { CaveatFight, CaveatSide } from './fight.ts';

/** A part of powers that is not played. */
interface MissingPart {
  /** As cards write it under `missing`. */
  readonly name: string;
  /** Whether it could make a difference in a fight; absent: yes. */
  matters?(fight: CaveatFight, side: CaveatSide): boolean;
  /** Whether it can only help the owner of the power; absent: unknown. */
  helps?(side: CaveatSide): boolean;
}

const SEVERAL_TARGETS = 'several targets';
const SEVERAL_AND_ITSELF = 'several targets, itself too';

/** Whether the missing part is targets other than the one that is played. */
export function missesTargets({ missing }: PowerUse): boolean {
  return missing === SEVERAL_TARGETS || missing === SEVERAL_AND_ITSELF;
}

export const WHERE_FIGURES_STAND = 'where figures stand';

const lastsLonger = ({ kind }: CaveatFight) => kind !== 'attack';
const always = () => true;

/** The parts with known properties; others are only named. */
const PARTS: readonly MissingPart[] = [
  {
    name: SEVERAL_TARGETS,
    matters: (_, { facesSeveral }) => facesSeveral,
    // An attack on all figures around also hits further figures of the attacker's own squad.
    helps: ({ card: { figures = 1 } }) => figures === 1,
  },
  { name: SEVERAL_AND_ITSELF, matters: (_, { facesSeveral }) => facesSeveral },
  { name: 'longer range', matters: ({ areApart }) => areApart, helps: always },
  { name: 'figures come back', matters: lastsLonger, helps: always },
  { name: 'lost turns', matters: lastsLonger },
  { name: 'no hit zone', helps: always },
  // Figures only leave engagements in a turn, where it costs nothing.
  { name: 'leaving engagement', matters: ({ kind }) => kind === 'turn', helps: always },
  { name: 'control', helps: always },
];

/** What is missing of a power; a fight of one figure leaves out the others that it hits. */
function partOf(use: PowerUse): MissingPart | undefined {
  const missing = use.missing ?? (hitsSeveral(use) ? SEVERAL_TARGETS : undefined);
  return PARTS.find(({ name }) => name === missing);
}

/** Whether a power, or a special attack of it, hits several figures, which only duels play. */
export function hitsSeveral(use: PowerUse): boolean {
  return linesOfPower(use)
    .flatMap(withInner)
    .some(({ targets }) => targets !== undefined);
}

/** Whether the missing part of a power could make a difference in a fight. */
export function missingMatters(use: PowerUse, side: CaveatSide, fight: CaveatFight): boolean {
  return partOf(use)?.matters?.(fight, side) ?? true;
}

/**
 * " What is missing can only help Braxas.": the direction of the error, if it is known for all of
 * the powers
 */
function errsText(uses: readonly PowerUse[], side: CaveatSide): string {
  return uses.every((use) => partOf(use)?.helps?.(side))
    ? ` What is missing can only help ${inSentence(side.card.name)}.`
    : '';
}

/**
 * "Cell Divide (figures come back: only with room next to it)"
 *
 * @param isNoted whether its note is told elsewhere
 */
function titleAndMissing(use: PowerUse, isNoted: boolean): string {
  const { missing, note } = use;
  const label = missesTargets(use) ? undefined : missing?.replace(/^its own: /, '');
  const why = [label, isNoted ? undefined : note].filter((text) => text !== undefined);
  return why.length === 0 ? powerTitle(use) : `${powerTitle(use)} (${why.join(': ')})`;
}

/** "Not modelled of Imp: Telepathy and Aura (control).", and the direction of the error */
export function missingText(
  how: string,
  uses: readonly PowerUse[],
  side: CaveatSide,
  isNoted: (use: PowerUse) => boolean,
): string {
  const titles = listed(uses.map((use) => titleAndMissing(use, isNoted(use))));
  return `${how} of ${inSentence(side.card.name)}: ${titles}.${errsText(uses, side)}`;
}
