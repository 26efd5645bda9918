import { stringify } from 'csv-stringify/sync';
import { percent } from '../../src/base/words/numbers.ts';
import { battleEngine } from '../../src/battle/engine/index.ts';
import type { ArmyCard, BattleScenario } from '../../src/battle/scenario.ts';
import { type Rule, rulesOfLine } from '../../src/cards/index.ts';
import { mirrorBattle } from './match.ts';

/*
 * Measures the worth of bonding: an army with its bondings plays against the same army without them, with the same
 * random numbers. `node build/tool.js bonding [games]` prints `research/self-play/tables/bonding.csv`.
 */

/** Armies by title. Each contains cards with bonding and cards that take turns through it. */
const ARMIES: Readonly<Record<string, readonly string[]>> = {
  'Knights of Weston': ['knights-of-weston x2', 'sir-denrick'],
  'MacDirk Warriors': ['macdirk-warriors x2', 'alastair-macdirk'],
  'Roman Legionnaires': ['roman-legionnaires x2', 'marcus-decimus-gallus'],
  'Sacred Band': ['sacred-band x2', 'valguard'],
  'Capuan Gladiators': ['capuan-gladiators x2', 'spartacus'],
  'Blade Gruts': ['blade-gruts x2', 'grimnak'],
  'Heavy Gruts': ['heavy-gruts x2', 'nerak-the-glacian-swog-rider'],
  'Arrow Gruts': ['arrow-gruts x2', 'swog-rider x2'],
  'Grok Riders': ['grok-riders x2', 'ne-gok-sa'],
  'Armoc Vipers': ['armoc-vipers x2', 'venoc-warlord'],
  'Wolves of Badru': ['wolves-of-badru x2', 'werewolf-lord'],
  'Axegrinders of Burning Forge': ['axegrinders-of-burning-forge x2', 'mogrimm-forgehammer'],
  'Death Chasers of Thesk': ['death-chasers-of-thesk x2', 'ogre-warhulk'],
  'Mohican River Tribe': ['mohican-river-tribe x2', 'brave-arrow'],
  'Minions of Utgar': ['minions-of-utgar', 'taelord-the-kyrie-warrior'],
  Wyrmlings: ['red-wyrmling', 'white-wyrmling', 'black-wyrmling', 'blue-wyrmling'],
  Ulginesh: ['ulginesh', 'jorhdawn', 'morsbane'],
  'Kato Katsuro': ['kato-katsuro', 'ashigaru-yari x2', 'ashigaru-harquebus x2'],
};

const MAP = 'the-hill.yaml';
const games = Number(process.argv[2] ?? 200);

/** Whether a rule lets other figures take a turn before, after or in place of its own card's turn, or in a round. */
const isBonding = (rule: Rule): boolean =>
  'on' in rule &&
  ['beforeTurn', 'afterTurn', 'markersPlaced', 'roundEnds'].includes(rule.on) &&
  Object.values(rule.does)
    .flat()
    .some(({ turn }) => turn);

/** The scenario with the first side's bondings removed. */
function without({ sides, ...scenario }: BattleScenario): BattleScenario {
  const [own, other] = sides;
  const bare = (entry: ArmyCard): ArmyCard => ({
    ...entry,
    card: {
      ...entry.card,
      powers: entry.card.powers.map(({ effects, ...use }) => ({
        ...use,
        ...(effects && { effects: effects.filter((line) => !rulesOfLine(line).some(isBonding)) }),
      })),
    },
  });
  return { ...scenario, sides: [{ ...own, cards: own.cards.map(bare) }, other] };
}

/** The score of each game: 1 if the first side won, a half for a draw, otherwise 0. */
function scores(scenario: BattleScenario): number[] {
  const engine = battleEngine(scenario, 'bonding');
  return Array.from({ length: games }, (_, game) => {
    engine.play(game);
    return engine.result.winner === 0 ? 1 : engine.result.winner === 2 ? 0.5 : 0;
  });
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

const printRow = (...cells: readonly string[]) => process.stdout.write(stringify([cells]));

printRow('card', 'with bonding', 'without', 'difference');
for (const [name, army] of Object.entries(ARMIES)) {
  const scenario = mirrorBattle(army, MAP);
  const [own, bare] = [scores(scenario), scores(without(scenario))];
  const gained = own.map((score, i) => score - (bare[i] as number));
  const gain = mean(gained);
  const error = Math.sqrt(mean(gained.map((one) => (one - gain) ** 2)) / games);
  const points = (share: number) => (100 * share).toFixed(1);
  printRow(
    name,
    percent(mean(own), 1),
    percent(mean(bare), 1),
    `${points(gain)} ± ${points(1.96 * error)}`,
  );
}
