import { powerTitle } from '../../../powers/active-effects.ts';
import type { PowerUse } from '../../../powers/power.ts';
import { listed } from '../../../words/english.ts';
import type { CaveatFight, CaveatSide } from './fight.ts';

/** What cards call a part of powers that is not played. */
interface MissingPart {
  /** As cards write it under `missing`. */
  readonly name: string;
  /** Whether it could show in a fight; absent: it could. */
  matters?(fight: CaveatFight, side: CaveatSide): boolean;
  /** Whether whoever has the power can only do better with it; absent: nobody knows. */
  helps?(side: CaveatSide): boolean;
}

const SEVERAL_TARGETS = 'several targets';
const SEVERAL_AND_ITSELF = 'several targets, itself too';

/** Whether what is missing are targets beside the one that is played. */
export function missesTargets({ missing }: PowerUse): boolean {
  return missing === SEVERAL_TARGETS || missing === SEVERAL_AND_ITSELF;
}

export const WHERE_FIGURES_STAND = 'where figures stand';

const lastsLonger = ({ kind }: CaveatFight) => kind !== 'attack';
const always = () => true;

/** The parts of which something is known beside their names. */
const PARTS: readonly MissingPart[] = [
  {
    name: SEVERAL_TARGETS,
    matters: (_, { facesSeveral }) => facesSeveral,
    // What hits all around hits further figures of its own squad as well.
    helps: ({ card: { figures = 1 } }) => figures === 1,
  },
  { name: SEVERAL_AND_ITSELF, matters: (_, { facesSeveral }) => facesSeveral },
  { name: 'longer range', matters: ({ areApart }) => areApart, helps: always },
  { name: 'figures come back', matters: lastsLonger, helps: always },
  { name: 'lost turns', matters: lastsLonger },
  { name: 'no hit zone', helps: always },
  // Nobody leaves an engagement but in a turn, where it costs nothing.
  { name: 'leaving engagement', matters: ({ kind }) => kind === 'turn', helps: always },
  { name: 'control', helps: always },
];

function partOf({ missing }: PowerUse): MissingPart | undefined {
  return PARTS.find(({ name }) => name === missing);
}

/** Whether what is left out of a power could show in a fight. */
export function missingMatters(use: PowerUse, side: CaveatSide, fight: CaveatFight): boolean {
  return partOf(use)?.matters?.(fight, side) ?? true;
}

/** " What is missing can only help Braxas.": which way numbers err, where it is known of all of some powers */
function errsText(uses: readonly PowerUse[], side: CaveatSide): string {
  return uses.every((use) => partOf(use)?.helps?.(side))
    ? ` What is missing can only help ${side.card.name}.`
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

/** "Not modelled of Imp: Telepathy and Aura (control).", and which way that errs */
export function missingText(
  how: string,
  uses: readonly PowerUse[],
  side: CaveatSide,
  isNoted: (use: PowerUse) => boolean,
): string {
  const titles = listed(uses.map((use) => titleAndMissing(use, isNoted(use))));
  return `${how} of ${side.card.name}: ${titles}.${errsText(uses, side)}`;
}
