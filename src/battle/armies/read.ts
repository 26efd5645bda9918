import { counted, Mistakes, sameName } from '../../base/index.ts';
import { findCard, libraryOf } from '../../cards/index.ts';
import { ownCards, stateProblems } from '../../fight/index.ts';
import { completeRulings, type Reading, type Surroundings } from '../../rules/index.ts';
import { USUAL_ROUNDS } from '../limits.ts';
import { BATTLE_RULINGS } from '../scenario.ts';
import { Draw } from './draw.ts';
import { readField } from './field.ts';
import { apartProblems, readMaps } from './maps.ts';
import { type Candidate, candidatesOf, poolOf } from './pool.ts';
import type { ArmiesMap, ArmiesScenario } from './scenario.ts';
import type { ArmiesDocument } from './schema.ts';
import { USUAL_ARMY_POINTS, USUAL_PARTNERS, USUAL_SPREAD } from './usual.ts';

/**
 * Lowers a checked document: reads the maps, and the cards that armies can have.
 *
 * @returns undefined if something is missing that the schema has already reported
 * @throws BadInput with every mistake: own cards that fit no army, too few cards, maps on which sides cannot meet
 */
export function readArmies(
  document: Partial<ArmiesDocument>,
  surroundings: Surroundings,
  { refused = new Set(), written = document }: Reading = {},
): ArmiesScenario | undefined {
  const mistakes = new Mistakes();
  const { collection = 'classic', points = USUAL_ARMY_POINTS, playtest } = document;
  if (playtest && document.field) {
    const allowed = 'a playtest or a field of armies, not both';
    mistakes.add({ path: ['field'], found: 'a field beside a playtest', allowed });
  }
  const own = ownCards(document.cards ?? [], surroundings, mistakes);
  const library = libraryOf(own, surroundings);
  // 1. Read the maps.
  const read = readMaps(document.maps ?? [], library, surroundings, mistakes);
  const maps = read.map(({ ground: _, path: __, ...map }): ArmiesMap => map);
  // 2. Gather the cards.
  const tested =
    playtest && mistakes.in(() => findCard(library, playtest.card, ['playtest', 'card']));
  if (mistakes.problems.length > 0 || refused.size > 0 || maps.length === 0) {
    mistakes.tell();
    return undefined;
  }
  const candidates = withTested(
    candidatesOf(collection, own, library),
    tested && { card: tested, isOwn: true, points: playtest?.points },
  );
  const { cards, leftOut, problems } = poolOf(candidates, maps, points);
  mistakes.add(
    ...problems,
    ...apartProblems(read, cards),
    ...stateProblems(document.states, { cards: cards.map(({ card }) => card), library, written }),
  );
  mistakes.tell();
  const given =
    document.field &&
    readField(document.field, { cards, maps, points, leftOut }, library, mistakes);
  mistakes.tell();
  // 3. Build the scenario, and see whether armies can be drawn.
  const scenario: ArmiesScenario = {
    rules: 'c3g',
    fight: 'armies',
    collection: collection === 'own' ? 'your own cards' : `the ${collection} cards`,
    cards,
    leftOut,
    maps,
    points,
    spread: Math.min(document.spread ?? USUAL_SPREAD, points - 1),
    partners: document.partners ?? USUAL_PARTNERS,
    ...(tested && {
      playtest: { card: cards.findIndex(({ card }) => sameName(card.name, tested.name)) },
    }),
    ...(given && { field: given }),
    policy: document.policy ?? 'standard',
    rounds: document.rounds ?? USUAL_ROUNDS,
    superStrength: document.superStrength ?? true,
    ...(document.states && { states: document.states }),
    rulings: completeRulings(BATTLE_RULINGS, document.rulings),
  };
  if (!given) checkArmies(scenario, mistakes);
  mistakes.tell();
  return scenario;
}

/** The candidates with the tested card, in the place of one of its name. */
function withTested(
  candidates: readonly Candidate[],
  tested: Candidate | undefined,
): readonly Candidate[] {
  if (!tested) return candidates;
  const others = candidates.filter(({ card }) => !sameName(card.name, tested.card.name));
  return [tested, ...others];
}

/** Games that are drawn to see whether there are armies of enough points. */
const TRIED = 8;

function checkArmies(scenario: ArmiesScenario, mistakes: Mistakes): void {
  const { cards, points, spread } = scenario;
  const draw = new Draw(scenario, 'whether armies can be drawn');
  const drawn =
    cards.length === 0
      ? []
      : Array.from({ length: TRIED }, (_, i) => draw.game(i)).flatMap((one) => one.armies);
  if (drawn.some((army) => army.points >= points - spread)) return;
  const cheapest =
    cards.length === 0
      ? ''
      : `, of which no army of ${spread > 0 ? `${points - spread} to ` : ''}${points} points can be made`;
  mistakes.add({
    path: ['cards'],
    found: `${counted(cards.length, 'card')}${cheapest}`,
    allowed: 'more cards, other points, or a larger spread',
  });
}
