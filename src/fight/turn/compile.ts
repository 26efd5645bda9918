/* Compiles a turn into a Plan: the chain of its best policy, and the account for reports. */

import { counted, inSentence, listed, once, type Steps, verbOf } from '../../base/index.ts';
import { placeName } from '../../board/index.ts';
import { eventsIn } from '../../cards/index.ts';
import {
  type Account,
  type Cast,
  type Caveat,
  castOf,
  type Fact,
  type FightPlan,
  type Objective,
  type Outcome,
} from '../../rules/index.ts';
import { type CaveatSide, hasSeveral, oneIsAttacked, othersAround } from '../caveats/fight.ts';
import { groundCaveats, sightUnchecked } from '../caveats/ground.ts';
import { caveatsOf } from '../caveats/index.ts';
import { cardText, otherText, ownPowers } from '../combat/facts.ts';
import { knocksBack, linesOf } from '../combat/power-dependencies.ts';
import { remarksOnFriends } from '../combat/tell-friends.ts';
import { headlineSentence } from '../fights/headline.ts';
import { some } from '../narration/rolls.ts';
import { told } from '../narration/story.ts';
import type { Fighter } from '../scenario.ts';
import { figuresOf } from '../side.ts';
import { firstChoices, playOf } from './play.ts';
import { countersOf, playTurn } from './played.ts';
import { attackPlaces } from './relevance.ts';
import { cardInTurn, cardsInTurn, type TurnAttacker, type TurnScenario } from './scenario.ts';
import { turnScene } from './scene.ts';
import { attacksText, type SolvedTurn, solveTurn } from './solve.ts';
import { outOfReachHeadline, turnHeadline } from './texts.ts';

/** The caveats of a turn. */
function turnCaveats(scenario: TurnScenario): Caveat[] {
  const { attackers, defender, board, distance, states = [] } = scenario;
  const cards = cardsInTurn(scenario);
  const height = board ? ['height'] : [];
  const { hasOthers, besideFriends } = othersAround(board, 'attacker');
  const sides: CaveatSide[] = [
    ...cards.map(
      (card): CaveatSide => ({
        card,
        role: 'attacker',
        counting: ['attack', 'range', 'figures', ...(card.moves ? ['move'] : []), ...height],
        facesSeveral: hasOthers || hasSeveral(defender),
        besideFriends: besideFriends || attackers.length > 1,
        enemies: [defender],
      }),
    ),
    {
      card: defender,
      role: 'defender',
      counting: ['defense', 'life', ...height],
      facesSeveral: false,
      enemies: attackers,
    },
  ];
  return [
    ...caveatsOf({
      kind: 'turn',
      states,
      hasBoard: board !== undefined,
      areApart: board !== undefined || distance > 1,
      sides,
    }),
    ...groundCaveats(attackers, defender, board),
    ...[...notListed(scenario), ...notPlayed(cards, board !== undefined)].map((text) => ({
      kind: 'notPlayed',
      text,
    })),
  ];
}

/** One sentence for each squad that has figures outside the turn. It says how many of the squad's figures act. */
function notListed(scenario: TurnScenario): string[] {
  return cardsInTurn(scenario).flatMap((card) => {
    const figures = figuresOf(card);
    const acting = scenario.attackers.filter(({ squad }) => squad === card.name).length;
    if (figures === 1 || acting >= figures) return [];
    const who = `${counted(acting, 'figure')} of ${inSentence(card.name)}`;
    return [
      `Each entry under \`turn\` is one figure, so only ${who} ${verbOf(acting > 1, 'acts')} in this turn; the card has ${counted(figures, 'figure')}.`,
    ];
  });
}

/** The caveat for a defender that is one figure of a squad. */
function oneOfSeveral(solved: SolvedTurn): Caveat[] {
  const { defender } = solved.context.scenario;
  if (!hasSeveral(defender)) return [];
  const more =
    attacksText(solved) === '1 attack'
      ? ''
      : ' Attacks left over when it is destroyed hit no other figure.';
  return [{ kind: 'notPlayed', text: `${oneIsAttacked(defender)}${more}` }];
}

/** The caveat for attacks that the best play leaves out although they could be made. */
function attacksLeftOut({ found, whole }: SolvedTurn): Caveat[] {
  const isLeftOut = found.nodes.some(({ results }) =>
    results.some(
      ({ result: { state }, next }) =>
        next === undefined &&
        !whole.isOver(state) &&
        (whole.options(state) ?? []).some(({ isIdle }) => !isIdle),
    ),
  );
  if (!isLeftOut) return [];
  const text =
    'Attacks that can no longer change the answer are not made if the attackers could lose figures by making them.';
  return [{ kind: 'notPlayed', text }];
}

function notPlayed(attackers: readonly TurnAttacker[], hasBoard: boolean): string[] {
  const moving = attackers.filter(({ moves }) => moves);
  const shooting = attackers.filter(({ range }) => range > 1);
  const names = (all: readonly Fighter[]) => listed(all.map(({ name }) => name));
  const endOfTurn = attackers.filter((one) => eventsIn(linesOf(one), 'turnEnds').length > 0);
  return [
    ...(endOfTurn.length > 0
      ? [`Powers of ${names(endOfTurn)} at the end of the turn are left out.`]
      : []),
    ...(hasBoard && moving.length > 0
      ? ['Attacks on figures that leave an engagement are not played.']
      : []),
    ...(hasBoard && shooting.length > 0 ? [sightUnchecked(shooting)] : []),
  ];
}

/**
 * Compiles a turn into the chain of its best policy.
 *
 * @param wanted the objective; by default, taken from the default question
 * @throws BadInput for a turn with too many states
 */
export function* compileTurn(
  scenario: TurnScenario,
  wanted: Objective = usualObjective(scenario),
): Steps<FightPlan> {
  const solved = yield* solveTurn(scenario, wanted);
  if (wanted === DISPLACED && !canBe(solved)) return yield* compileTurn(scenario, HARMED);
  // If all harm includes a wound, the best policy for harm is also the best policy for wounds.
  const isSimpler = wanted === HARMED && !destroysUnwounded(solved);
  return planOf(scenario, isSimpler ? WOUNDED : wanted, solved);
}

/** Whether the answer to the objective's question can be yes. */
const canBe = ({ best, game }: SolvedTurn) => best.chanceAt(game.begin) > 0;

/** Whether any attacker can come within reach of the defender. */
function comesInReach({ context, game }: SolvedTurn): boolean {
  const placesFor = attackPlaces(context);
  return context.scenario.attackers.some((_, i) => {
    const { adjacent, alike } = placesFor(game.begin, i);
    return adjacent.length + alike.length > 0;
  });
}

/** Whether the defender may be destroyed without a wound. */
const destroysUnwounded = ({ found }: SolvedTurn) =>
  found.ends.some(({ outcome }) => outcome.destroyed === 1 && !WOUNDED.holds(outcome));

function planOf(scenario: TurnScenario, objective: Objective, solved: SolvedTurn): FightPlan {
  const { found, counted } = solved;
  const card = scenario.board ? undefined : cardInTurn(scenario);
  // Computed on demand, because some callers need only the model, such as the check for rulings that matter.
  const account = once(() => accountOf(scenario, objective, solved));
  return {
    model: {
      chain: found.chain,
      ends: found.ends.map(({ outcome }) => outcome),
      cut: found.ends[0]?.outcome ?? {},
      counters: countersOf(counted),
    },
    get account() {
      return account();
    },
    story: {
      headline: (answered, figures) => {
        if (!card) return turnHeadline(solved, answered);
        if (!comesInReach(solved)) return outOfReachHeadline(scenario, answered);
        const attacks = `${attacksText(solved)}${fromAfar(scenario)}`;
        return headlineSentence(
          { attacker: card, defender: scenario.defender, attacks },
          answered,
          figures,
        );
      },
      play: (roll) =>
        told(playTurn(solved, roll), [...scenario.attackers, scenario.defender], 'long'),
    },
  };
}

/** " from 4 spaces away", or ", at first 4 spaces away" if the attackers come nearer; empty if they begin adjacent. */
function fromAfar({ attackers, distance }: TurnScenario): string {
  if (distance === 1) return '';
  const away = `${some(distance, 'space')} away`;
  return attackers.every(({ moves, stays }) => stays || !moves)
    ? ` from ${away}`
    : `, at first ${away}`;
}

/** What a report says about a turn, in addition to its odds. */
function accountOf(scenario: TurnScenario, objective: Objective, solved: SolvedTurn): Account {
  const { defender, board } = scenario;
  // If the objective was given, it is unknown how the defender can be harmed.
  const usual = DEFAULTS.includes(objective) ? objective : usualObjective(scenario);
  return {
    measures: solved.measures.map(({ told, ...measure }) => measure),
    usualQuestions: [usual.text],
    ...(scenario.goal === 'spaces' && { usualAmongMany: [DISPLACED.text, HARMED.text] }),
    playedFor: objective.text,
    beside: defender.life === undefined ? [] : ['destroyed'],
    aim: { measure: 'totalWounds', title: 'mean wounds in all' },
    cast: castOfTurn(scenario),
    facts: turnFacts(scenario, objective.text),
    caveats: [...turnCaveats(scenario), ...oneOfSeveral(solved), ...attacksLeftOut(solved)],
    remarks: remarksOfTurn(scenario),
    options: firstChoices(solved),
    play: playOf(solved),
    ...(board && { scene: turnScene(solved, board) }),
  };
}

/** What other figures give the attackers and the defender; each sentence appears once. */
function remarksOfTurn(scenario: TurnScenario): string[] {
  const { defender } = scenario;
  const all = cardsInTurn(scenario).flatMap((attacker) => remarksOnFriends({ attacker, defender }));
  return [...new Set(all)];
}

/** The attackers, by the names of their cards, and the defender. Several cards take a plural verb. */
function castOfTurn(scenario: TurnScenario): Cast {
  const { defender } = scenario;
  const [first, ...others] = cardsInTurn(scenario);
  const one = castOf(first ?? { name: '' }, defender);
  if (others.length === 0) return one;
  const plurals = new Set([...(one.plurals ?? []), 'attacker' as const]);
  const names = [first, ...others].map((card) => card?.name ?? '');
  return { ...one, attacker: listed(names), plurals: [...plurals] };
}

const WOUNDED: Objective = {
  text: 'totalWounds >= 1',
  measures: ['totalWounds'],
  mostTold: () => 1,
  holds: ({ totalWounds }) => Number(totalWounds) >= 1,
};

const DISPLACED = flag('displaced');
const DESTROYED = flag('destroyed');

/** Wounded, or destroyed by a power that deals no wound. */
const HARMED: Objective = {
  text: `${WOUNDED.text} or ${DESTROYED.text}`,
  measures: [...WOUNDED.measures, ...DESTROYED.measures],
  mostTold: () => 1,
  holds: (outcome) => WOUNDED.holds(outcome) || DESTROYED.holds(outcome),
};

/** The objectives of turns if the experiment has no question. */
const DEFAULTS: readonly Objective[] = [DISPLACED, DESTROYED, HARMED, WOUNDED];

/**
 * The default objective. As for a single attack, it depends on the goal. For the goal `spaces`, it is `displaced` if
 * Knockback applies, otherwise whether the defender is wounded or destroyed. For the goal `destroy`, it is `destroyed`
 * if the defender has a Life. In all other cases, it is whether the defender is wounded.
 */
function usualObjective({ attackers, defender, goal, superStrength }: TurnScenario): Objective {
  if (goal === 'spaces') return superStrength && attackers.some(knocksBack) ? DISPLACED : HARMED;
  return goal === 'destroy' && defender.life !== undefined ? DESTROYED : WOUNDED;
}

function flag(measure: string): Objective {
  return {
    text: measure,
    measures: [measure],
    mostTold: () => 1,
    holds: (outcome: Outcome) => outcome[measure] === 1,
  };
}

/** The attackers, the defender, other pieces, and the objective. */
function turnFacts(scenario: TurnScenario, objective: string): Fact[] {
  const { attackers, defender, order, board, distance, heightAdvantage } = scenario;
  const cards = cardsInTurn(scenario);
  const others = board?.others ?? [];
  const apart = distance === 1 ? 'next to the defender' : `${counted(distance, 'space')} from it`;
  return [
    ...(board ? attackers : cards).map((one, i) => ({
      term: attackers.length > 1 ? `Attacker ${i + 1}` : 'Attacker',
      text: attackerText(one, attackers.filter(({ squad }) => squad === one.name).length),
    })),
    { term: 'Defender', text: cardText(defender) },
    ...[...cards, defender].flatMap(ownPowers),
    ...(attackers.length > 1
      ? [
          {
            term: 'Order',
            text:
              order === 'given' ? listed(attackers.map(({ name }) => name)) : 'whichever is best',
          },
        ]
      : []),
    { term: 'Played for', text: objective },
    ...(board
      ? []
      : [
          {
            term: 'Ground',
            text: `Endless clear, level ground; the attackers begin ${apart}.`,
          },
          ...(heightAdvantage === 'neither'
            ? []
            : [{ term: 'Height advantage', text: `the ${heightAdvantage}` }]),
        ]),
    ...(others.length > 0 ? [{ term: 'Also there', text: others.map(otherText).join('; ') }] : []),
  ];
}

/** "Hawkgirl: Attack 5, Defense 4, Life 5, Height 5, Move 6, Range 1; Super Strength; begins on 0,1" */
function attackerText(attacker: TurnAttacker, figures: number): string {
  const { move, range, moves, attacks, start } = attacker;
  const card = cardText(attacker, [...(moves ? [`Move ${move}`] : []), `Range ${range}`]);
  return [
    card,
    ...(start.length === 0 && figures > 1 ? [counted(figures, 'figure')] : []),
    ...(start.length > 0 ? [`begins on ${placeName(start)}`] : []),
    ...(attacks === undefined ? [] : [counted(attacks, 'attack')]),
    ...(moves ? [] : ['does not move']),
  ].join('; ');
}
