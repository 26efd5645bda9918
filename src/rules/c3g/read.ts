import type { Card } from '../../cards/card.ts';
import { findCard, type Library, libraryOf } from '../../cards/library.ts';
import { completed } from '../../cards/schema.ts';
import { BadInput } from '../../words/problem.ts';
import type { Surroundings } from '../ruleset.ts';
import { settle } from '../ruling.ts';
import { C3G_RULINGS } from './rulings.ts';
import type { C3gScenario, Fighter } from './scenario.ts';
import { type C3gDocument, cardFile } from './schema.ts';

/** Lowers a checked document: names become cards, what is left out gets its usual value. */
export function readC3g(document: C3gDocument, surroundings: Surroundings): C3gScenario {
  const library = libraryOf(ownCards(document, surroundings));
  return {
    rules: 'c3g',
    attacker: fighter(document.attacker, library, 'attacker'),
    defender: fighter(document.defender, library, 'defender'),
    specialAttack: document.specialAttack ?? false,
    superStrength: document.superStrength ?? true,
    heightAdvantage: document.heightAdvantage ?? 'neither',
    rulings: settle(C3G_RULINGS, document.rulings),
  };
}

function ownCards({ cards = [] }: C3gDocument, surroundings: Surroundings): Card[] {
  return cards.flatMap((entry, i) =>
    typeof entry === 'string' ? surroundings.readFile(entry, cardFile, ['cards', i]) : [entry],
  );
}

function fighter(written: C3gDocument['attacker'], library: Library, side: string): Fighter {
  if (typeof written === 'string') return { ...findCard(library, written, [side]), wounds: 0 };
  const { card, wounds = 0, ...fields } = written;
  const own = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const fighter =
    card === undefined
      ? completed(fields as Parameters<typeof completed>[0])
      : overridden(findCard(library, card, [side, 'card']), own);
  if (fighter.life !== undefined && wounds >= fighter.life) {
    const allowed = `fewer wounds than the Life of ${fighter.life}`;
    throw new BadInput({ path: [side, 'wounds'], found: String(wounds), allowed });
  }
  return { ...fighter, wounds };
}

/** What the document gives itself is no longer an assumption. */
function overridden(card: Card, own: Record<string, unknown>): Card {
  const { assumed = [], ...rest } = card;
  const still = assumed.filter((field) => !(field in own));
  return { ...rest, ...own, ...(still.length > 0 ? { assumed: still } : {}) };
}
