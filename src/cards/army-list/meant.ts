import { hyphenated, own, sameName } from '../../base/index.ts';
import {
  cardNamed,
  type KnownCard,
  knownCards,
  type Library,
  type SkippedCard,
  skippedNamed,
} from '../library.ts';
import { type Named, named, nearestNames } from '../names.ts';
import { NICKNAMES } from './nicknames.ts';

/** Finds the cards that names of a list can mean. */
export class MeantCards {
  private readonly library: Library;
  private readonly all: readonly KnownCard[];

  constructor(library: Library) {
    this.library = library;
    this.all = knownCards(library).flat();
  }

  /** Whether it is the whole name of a card. */
  isWhole(name: string): boolean {
    return cardNamed(this.library, name) !== undefined;
  }

  /** The card of a whole name or of a nickname; else all that have these words in their names, or these initials. */
  of(name: string): readonly KnownCard[] {
    if (this.skipped(name)) return [];
    const known = named(name, this.all);
    const [first] = known;
    if (known.length === 1 && first && sameName(first.card().name, name)) return known;
    const slug = own(NICKNAMES, hyphenated(name));
    const called = this.all.filter((one) => one.slug === slug);
    if (called.length > 0) return called;
    return known.length > 0 ? known : this.all.filter((one) => hasInitials(one, name));
  }

  /** A card of the user's of that name which could not be read. */
  skipped(name: string): SkippedCard | undefined {
    return skippedNamed(this.library, name);
  }

  /** Names that may have been meant, the nearest first. */
  near(name: string): string[] {
    return nearestNames(
      hyphenated(name),
      this.all.map(({ slug }) => slug),
    );
  }
}

/** Words that initials may leave out. */
const SMALL_WORDS = ['the', 'of', 'and', 'a'];

const INITIALS = /^[a-z]{2,6}$/;

/** Whether a name is the initials of a card: KMA, K.M.A.; with small words or without. */
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
