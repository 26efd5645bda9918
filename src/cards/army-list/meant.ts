/* Finds the card that a name in an army list refers to, including nicknames and initials. */

import { hyphenated, ownProperty, sameName } from '../../base/index.ts';
import {
  cardNamed,
  type KnownCard,
  knownCards,
  type Library,
  type SkippedCard,
  skippedNamed,
} from '../library.ts';
import { type Named, named, nearestNames } from '../names.ts';

/**
 * Players' nicknames for cards, and the full names, all hyphenated. A word from a card's name, or its initials, needs
 * an entry only if it also fits another card.
 */
export const NICKNAMES: Readonly<Record<string, string>> = {
  '10th-reg': '10th-regiment-of-foot',
  '4th-mass': '4th-massachusetts-line',
  ae: 'airborne-elite',
  anubians: 'anubian-wolves',
  armocs: 'armoc-vipers',
  ashras: 'warriors-of-ashra',
  aubriens: 'aubrien-archers',
  badrus: 'wolves-of-badru',
  brax: 'braxas',
  cap: 'captain-america',
  chainfighters: 'drow-chainfighter',
  cyp: 'cyprien-esenwein',
  d7k: 'deathwalker-7000',
  d8k: 'deathwalker-8000',
  d9k: 'deathwalker-9000',
  dumutefs: 'dumutef-guard',
  dw7000: 'deathwalker-7000',
  dw7k: 'deathwalker-7000',
  dw8000: 'deathwalker-8000',
  dw8k: 'deathwalker-8000',
  dw9000: 'deathwalker-9000',
  dw9k: 'deathwalker-9000',
  glads: 'gladiatrons',
  gorillas: 'gorillinators',
  greenscales: 'greenscale-warriors',
  groks: 'grok-riders',
  grubs: 'marrden-nagrubs',
  heavies: 'heavy-gruts',
  hive: 'marro-hive',
  hulk: 'incredible-hulk',
  izumis: 'izumi-samurai',
  knights: 'knights-of-weston',
  kozukes: 'kozuke-samurai',
  kravs: 'krav-maga-agents',
  macdirks: 'macdirk-warriors',
  mezzodemons: 'mezzodemon-warmongers',
  mezzos: 'mezzodemon-warmongers',
  microcorps: 'microcorp-agents',
  mim: 'mimring',
  minutemen: '4th-massachusetts-line',
  mohicans: 'mohican-river-tribe',
  nakitas: 'nakita-agents',
  nilf: 'nilfheim',
  oth: 'othkurik-the-black-dragon',
  phantoms: 'phantom-knights',
  protectors: 'protectors-of-ullar',
  quasatches: 'quasatch-hunters',
  rats: 'deathreavers',
  redcoats: '10th-regiment-of-foot',
  romans: 'roman-legionnaires',
  sentinels: 'sentinels-of-jandar',
  spidey: 'spider-man',
  stalkers: 'deathstalkers',
  swogs: 'swog-rider',
  tagawas: 'tagawa-samurai',
  tarns: 'tarn-viking-warriors',
  templars: 'templar-cavalry',
  venocs: 'venoc-vipers',
  vikings: 'tarn-viking-warriors',
  wolfman: 'werewolf-lord',
  zettians: 'zettian-guards',
  zombies: 'zombies-of-morindan',
};

/** Finds the cards that names in a list can refer to. */
export class MeantCards {
  private readonly library: Library;
  private readonly all: readonly KnownCard[];

  constructor(library: Library) {
    this.library = library;
    this.all = knownCards(library).flat();
  }

  /** Whether this is the full name of a card. */
  isWhole(name: string): boolean {
    return cardNamed(this.library, name) !== undefined;
  }

  /**
   * The card with this full name or nickname; otherwise all cards whose names contain these words or have these
   * initials.
   */
  of(name: string): readonly KnownCard[] {
    if (this.skipped(name)) return [];
    const known = named(name, this.all);
    const [first] = known;
    if (known.length === 1 && first && sameName(first.card().name, name)) return known;
    const slug = ownProperty(NICKNAMES, hyphenated(name));
    const called = this.all.filter((one) => one.slug === slug);
    if (called.length > 0) return called;
    return known.length > 0 ? known : this.all.filter((one) => hasInitials(one, name));
  }

  /** The unreadable card with this name in the user's files; undefined if there is none. */
  skipped(name: string): SkippedCard | undefined {
    return skippedNamed(this.library, name);
  }

  /** Suggested names, the nearest first. */
  near(name: string): string[] {
    return nearestNames(
      hyphenated(name),
      this.all.map(({ slug }) => slug),
    );
  }
}

/** Words that initials may skip. */
const SMALL_WORDS = ['the', 'of', 'and', 'a'];

const INITIALS = /^[a-z]{2,6}$/;

/** Whether a name is the initials of a card's name, with or without small words: KMA, K.M.A. */
function hasInitials({ slug }: Named, name: string): boolean {
  const letters = hyphenated(name).replaceAll(/\b([a-z])-(?=[a-z]\b)/g, '$1');
  if (!INITIALS.test(letters)) return false;
  const words = slug.split('-');
  const initials = (some: readonly string[]) => some.map(([first = '']) => first).join('');
  return (
    initials(words) === letters ||
    initials(words.filter((word) => !SMALL_WORDS.includes(word))) === letters
  );
}
