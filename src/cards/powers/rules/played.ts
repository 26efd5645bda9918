/*
 * Decides which rules games can play. The schema accepts every rule that can be written. But games play an action only
 * at some moments, and only with some fields of a rule. The table in this file lists these moments and fields.
 */

import { listed } from '../../../base/index.ts';
import type { Scaled } from './amount.ts';
import type { RuleCondition } from './condition.ts';
import { amountsIn, isOfBoard } from './counted-amounts.ts';
import type { Event, Rule, Standing, Step, Trait } from './rule.ts';

/**
 * A form of a rule that games can play: the moments of its action (none for a trait) and the fields that the rule can
 * have.
 *
 * Fields are given as paths. `whom` allows all selectors, `whom.side` any side, `whom.self=only` only this value,
 * `does=number` any number, and `of={}` only an empty mapping. Paths that begin with `does` are fields of the action or
 * trait itself; without such a path, all its fields are allowed. `step` are the fields of one action in a list, `then`
 * the actions that can follow the first, `rows` a D20 table, and `if` conditions that are played in this form only. A
 * rule must have the fields that begin with `+`, or one of those joined by `|`.
 */
interface Form {
  readonly at: readonly string[];
  readonly paths: Paths;
  readonly needs: readonly (readonly string[])[];
}

type Paths = ReadonlySet<string>;

type ActionName = keyof Omit<Step, 'whom' | 'roll' | 'if' | 'rollAgain'>;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function form(at: string, ...fields: readonly string[]): Form {
  const all = fields.flatMap(words);
  const isWhole = !all.some((path) => path.startsWith('does'));
  return {
    at: words(at),
    paths: new Set(isWhole ? [...all, 'does'] : all),
    needs: all.filter((path) => path.startsWith('+')).map((path) => path.slice(1).split('|')),
  };
}

/** The form without a roll, and the form with a roll that is shared by all rules of the power in an attack. */
const withOrWithoutRoll = (at: string, ...fields: readonly string[]): readonly Form[] => [
  form(at, ...fields),
  form(at, ...fields, '+roll.per roll.per=power roll.d20 roll.atMost'),
];

/** A roll for this rule alone, or one that is shared by all rules of the power in an attack. */
const ROLL = 'idleRoll roll.d20 roll.atMost roll.per=power';

const AMOUNT = 'does=number does.each does.times does.most';

/** Moments of attacks and turns that one-on-one fights have, and the figures that can be affected at them. */
const OF_ATTACKS =
  'beforeAttack insteadOfAttack attackOver attacked wounded blocked destroyed moved turnEnds';
const REACHED = `of.within of.side=enemy roll.per=whom roll.spends spread={} spread.count spread.from spread.goesOn
  spread.line spread.ofTarget spread.roll whom.except whom.from whom.self whom.side whom.sight whom.within`;

/** Moments at which a power acts on figures on the board, and the fields that select these figures. */
const ON_BOARD = `aims approached attackOver beforeAttacks destroyed markerShown roundBegins roundEnds sideTurnBegins
  turnBegins turnEnds`;
const SELECTED = `if.did=destroyedIt if.target of={} of.cards of.except of.self of.side of.sight of.within roll.d20
  whom.cards whom.except whom.pick=best whom.self whom.side whom.sight whom.within`;

/** Actions that can follow when a roll lets a figure ignore an attack or wounds. */
const FOLLOWED = 'step.whom then.move then.raise';

const ACTIONS: Readonly<Record<ActionName, readonly Form[]>> = {
  dice: [
    ...withOrWithoutRoll(
      'attackDice',
      'does.attack does.defense does.enemyAttack does.enemyDefense',
    ),
    ...withOrWithoutRoll('attackDice', 'does.enemyHeight'),
    ...withOrWithoutRoll('defenseRoll', 'does.enemyDefense.each=skull does.enemyDefense'),
    ...withOrWithoutRoll('diceCounted', 'does.enemyDefense.most'),
    form('turnBegins', '+rows rows for=turn'),
  ],
  count: [
    ...withOrWithoutRoll('attackRoll', 'does.blanks=skull does.reroll does.skulls'),
    ...withOrWithoutRoll('defenseRoll', 'does.blanks=shield does.reroll does.shields'),
    ...withOrWithoutRoll(
      'reckoning',
      'does.mostWounds does.oneShieldBlocksAll does.perShield does.perSkull',
    ),
    ...withOrWithoutRoll('blocked', 'does.excessWounds'),
    ...withOrWithoutRoll('knockback', 'does.knockbackPoints'),
  ],
  ignore: [
    form('attacked evasion', ROLL, '+roll|idleRoll does=attack else roll.plus=distance', FOLLOWED),
    form('woundsKnown', ROLL, '+roll|idleRoll does=wounds roll.plus=distance', FOLLOWED),
    form('woundsKnown', '+cost +may cost.by cost.destroy does=wounds may=ifBetter'),
    form('left', ROLL, 'does=wounds'),
    form('defenseRoll', ROLL, 'does=defense'),
    form(
      'struck',
      '+of +roll does=wounds of.cards of.side=own of.sight of.within roll.dice roll.symbols step.whom',
    ),
  ],
  wound: [
    form(OF_ATTACKS, ROLL, REACHED, AMOUNT, 'does.dice does.face does=destroy rows step.rollAgain'),
    form(
      ON_BOARD,
      SELECTED,
      `+whom does=destroy does=number early may of.engagedWith of.from of.level roll.per=whom roll.plus.each rows
      then.loses whom.engagedWith whom.from whom.level whom.pick=bestOrEachAdjacent`,
    ),
    form(
      'attackOver',
      `+early +if +whom does=number early if.target whom.apart whom.cards whom.from whom.pick whom.side
      whom.within`,
    ),
    form('destroyed', '+of +whom does=number of.cards of.side=own whom.self=only'),
    form(
      'destroyed',
      `+early +whom does.dice does.face does.shared does=number early of.cards of.side of.within roll.d20
      roll.per=whom whom.except whom.pick whom.side whom.within`,
    ),
    form('left', '+of does=number of.cards of.side=enemy roll.d20'),
    form('struck', '+may +of +whom does=pending may of.cards of.side=own of.within whom.self=only'),
    form('turnBegins', '+if +whom does=destroy if.tableDice whom.pick whom.self whom.side=card'),
  ],
  heal: [
    form('attackOver turnEnds', ROLL, AMOUNT, 'rows'),
    form(
      ON_BOARD,
      SELECTED,
      `+whom cost.attacks cost.self does=all does=number of.from roll.plus.add roll.plus.if rows
      whom.from=selfOrOver`,
    ),
  ],
  again: [form('attackOver', ROLL, 'does={} does.most')],
  turn: [
    form('turnEnds', ROLL, '+roll|idleRoll does.take=whole'),
    form('markerShown', '+instead +roll does.by=enemy does.take=whole instead roll.d20'),
    form('turnEnds', '+roll does.by=enemy does.take=whole roll.atMost roll.d20'),
    form(
      'markerShown turnEnds',
      SELECTED,
      '+roll +whom cost.markerX cost.self does.by=own does.take=whole instead of.first roll.friends whom.first',
    ),
    form(
      'afterTurn beforeTurn markersPlaced roundEnds',
      `+may +whom|rows does.attackers does.farther does.generals does.leaves does.spaces does.take does.unstruck
      holders if.did=lostFigure if.turn=firstRound instead may of.cards of.self of.side=own roll.d20 rows step.whom
      then.turn whom.cards whom.chosen whom.did=notActed whom.engaged=false whom.pick whom.self whom.side=own whom.sight
      whom.terrain whom.within`,
    ),
    form('sideTurnEnds', '+may cost.markerX does.take may of.cards of.side=own'),
    form('attackOver', '+early +if does.take=whole early if.target'),
  ],
  move: [
    form(
      'approached attackOver beforeAttacks markersPlaced roundEnds turnBegins turnEnds',
      `+may +whom if.did=evaded may of={} of.cards of.side of.within roll.d20 whom.cards whom.did whom.engaged
      whom.pick whom.self whom.side whom.sight whom.within`,
    ),
    form('beforeAttacks', '+may +roll|idleRoll does.spaces=Move idleRoll may=ifBetter roll.d20'),
  ],
  put: [
    form(
      ON_BOARD,
      SELECTED,
      `+whom|rows may of.engaged of.first of.level of.once roll.plus.each rows step.if step.roll step.whom then.wound
      whom.engaged whom.first whom.level whom.once whom.pick`,
    ),
    form('roundBegins', '+may +rows may rows'),
    form('attackOver', '+if does.at=target may'),
    form(
      'moved',
      `+may +whom does.after does.at does.level does.within may whom.cards whom.engaged=false whom.except whom.from=over
      whom.pick whom.self whom.side whom.within`,
    ),
  ],
  raise: [
    form(OF_ATTACKS, ROLL, REACHED, 'does={} does.within step.whom'),
    form(
      ON_BOARD,
      SELECTED,
      '+whom cost.attacks for=turn rows then.gives then.turn whom.pick whom.state step.whom',
    ),
    form('sideTurnBegins', '+if +roll if.did=fell roll.d20'),
    form(
      'roundBegins turnEnds',
      'cost.self may of.cards of.self of.side=own roll.d20 step.whom then.turn whom',
    ),
    form(
      'attackOver',
      '+if does.at=target if.target of.cards of.self of.side roll.d20 step.whom whom',
    ),
  ],
  side: [
    form('turnEnds', '+roll does.to=enemy roll.atMost roll.d20'),
    form(
      ON_BOARD,
      SELECTED,
      '+roll +whom cost.markerX cost.self does.to=own of.first roll.friends whom.first',
    ),
  ],
  loses: [
    form(ON_BOARD, SELECTED, '+roll|rows +whom rows then.wound'),
    form('beforeAttacks turnBegins', SELECTED, '+for +whom for=turn may'),
  ],
  markers: [
    form('markerComes', '+may cost.markerX does.bring may'),
    form('destroyed', '+of does.take=all does.to=own of.cards of.side=own'),
    form(
      'attackOver beforeAttacks turnBegins turnEnds',
      `does.take does.to=off does.to=other does.within of={} roll.d20 roll.per=whom then.turn whom.cards
      whom.engagedWith whom.from=over whom.pick=best whom.side whom.sight whom.within`,
    ),
  ],
  tokens: [
    form('turnEnds', 'does.add does.most'),
    form('destroyed', '+of does.add does.most if.did=destroyedIt of.side of.sight of.within'),
    form('attacksOver', 'does.remove'),
  ],
  hide: [
    form(
      'attackOver destroyed targeted turnEnds',
      '+whom of={} of.self of.side=own of.within roll.d20 whom.self whom.side=card whom.withFriends',
    ),
  ],
  gives: [
    form('turnBegins', '+rows rows for=turn'),
    form('destroyed', '+of +whom for=game of.self=only whom.cards whom.pick whom.side=own'),
    form(
      ON_BOARD,
      SELECTED,
      `+for +whom cost.by cost.self cost.wounds for may step.roll step.whom then.gives then.move then.wound whom.most
      whom.pick`,
    ),
  ],
};

const TRAITS: Readonly<Record<keyof Trait, readonly Form[]>> = {
  value: [form('')],
  mode: [form('')],
  bar: [
    form('', '+whom does.what=attackNormally whom.beyond'),
    form('', '+whom does.what=attack whom.beyond whom.engagedWith whom.side=enemy'),
    form('', 'does.against does.what=attack'),
    form('', '+whom does.others does.what=attack whom.side=enemy whom.within'),
    form('', '+whom does.what=control whom.side=enemy'),
    form('', '+whom does.what=move whom.cards whom.side=enemy whom.within'),
    form('', '+whom does.what=goOn whom.cards whom.side=enemy whom.sight whom.within'),
    form('', '+whom does.what=bind whom.cards whom.side=enemy'),
    form('', 'does.against does.what=strike'),
    form('', '+whom does.flying does.what=strike whom.side=enemy'),
    form('', '+whom does.what=strike whom.cards whom.side=enemy'),
  ],
  way: [form('')],
  words: [
    form('', 'does.mark'),
    form(
      '',
      `+whom does.besides does.class does.except does.general does.like does.personality does.species whom.cards
      whom.chosen whom.pick whom.self whom.side=own`,
    ),
  ],
  gives: [
    form(
      '',
      `from={} from.cards from.chosen from.most from.self from.side from.sight from.within whom.anywhere whom.cards
      whom.except whom.most whom.self whom.side whom.sight whom.within`,
    ),
  ],
};

/** Conditions that every rule can have, as paths. */
const CONDITIONS: ReadonlySet<string> = new Set(
  words(`adjacent attack began count=tokens count.cards count.engaged count.from=target count.level count.sees
    count.self count.side count.sight count.state=fallen count.within count.wounds d20 did=attacked
    did=attackedAgain did=attackedBefore did=attackedSpecially did=cardMoved did=destroyed did=flew did=leapt did=moved
    did=passedThrough did=ran did=stood distance ground height least=all least=number markers other.cards other.engaged
    other.lifeLeft other.marked other.nextToAlly other.terrain other.wounds result rolled self shows state
    target.cards target.engaged target.marked target.nextToAlly target.terrain turn=further turn=marker
    turn=unbonded wayOut`),
);

/**
 * Why games cannot play a rule or a rule within it, as a clause; undefined if they can. The clause names fields of the
 * rule as data (`rule.ts`); cards use the same names.
 */
export function unplayedPart(rule: Rule): string | undefined {
  return (
    ('on' in rule ? unplayedEvent(rule) : unplayedStanding(rule)) ??
    amountsIn(rule).flatMap((amount) => uncountedPart(amount) ?? [])[0]
  );
}

/**
 * Why games cannot count an amount; undefined if they can. The condition `count` says which fields selectors may have.
 */
function uncountedPart({ each, on }: Scaled): string | undefined {
  if (each === 'wounds' && on === undefined) return 'they count each: wounds only with on';
  const extra = [each, on].flatMap((one) =>
    typeof one === 'object' ? extraIn(CONDITIONS, 'count.', one) : [],
  );
  if (extra.length === 0) return undefined;
  return `they do not count by ${listed(extra.map((path) => path.slice('count.'.length)))} yet`;
}

function unplayedEvent({
  on,
  does,
  if: asked = [],
  limits: _,
  in: __,
  ...beside
}: Event): string | undefined {
  const isTable = !Array.isArray(does);
  const all = (isTable ? Object.values(does) : [does]) as readonly (readonly Step[])[];
  const rows = all.filter((steps) => steps.length > 0);
  const [within] = rows
    .flat()
    .flatMap(({ gives = [] }) => gives)
    .flatMap((given) => (barsSpecials(given) ? [] : (ungivenPart(given) ?? [])));
  if (within !== undefined) return within;
  const [name] = rows.flatMap(([first]) => actionOf(first as Step) ?? []);
  const forms = ACTIONS[name as ActionName] ?? [];
  const atMoment = forms.filter(({ at }) => at.includes(on));
  if (atMoment.length === 0) {
    const moments = new Set(forms.flatMap(({ at }) => at));
    return `they play ${name} at ${listed([...moments], 'or')}, not at ${on}`;
  }
  const fields = {
    ...beside,
    ...(asked.length > 0 && { if: asked }),
    ...(isTable && { rows: does }),
  };
  const reasons = atMoment.map((one): Reason => {
    const { paths } = one;
    return {
      missing: missingIn(one, fields),
      extra: [
        ...(isTable && !paths.has('rows') ? ['rows'] : []),
        ...extraBeside(paths, beside),
        ...rows.flatMap((steps) =>
          steps.flatMap((step, i) => extraInStep(paths, step, i === 0 ? name : '')),
        ),
        ...asked.flatMap((condition) => extraInCondition(paths, condition)),
      ],
    };
  });
  return clauseOf(`${name} at ${on}`, reasons);
}

/** The fields that a form needs and a rule lacks, and the fields that the rule has and the form does not allow. */
interface Reason {
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** Says how a rule differs from the closest form that games play; undefined if the rule has one of these forms. */
function clauseOf(what: string, reasons: readonly Reason[]): string | undefined {
  const distance = ({ missing, extra }: Reason) => missing.length + extra.length;
  const [closest] = reasons.toSorted((a, b) => distance(a) - distance(b));
  if (!closest) return `they do not know ${what}`;
  const { missing, extra } = closest;
  if (extra.length > 0) {
    return `they do not yet play ${what} in a rule that also has ${listed([...new Set(extra)])}`;
  }
  if (missing.length > 0) return `they play ${what} only with ${listed(missing)}`;
  return undefined;
}

const missingIn = ({ needs }: Form, fields: object): string[] =>
  needs.filter((any) => !any.some((field) => has(fields, field))).map((any) => listed(any, 'or'));

/** The name of the action in a step; undefined if the step only rolls the table again. */
const actionOf = ({ whom, roll, if: _, rollAgain, ...action }: Step): ActionName | undefined =>
  (Object.keys(action) as ActionName[])[0];

/** @param first the action of the rule if the step is the first of its list */
function extraInStep(paths: Paths, step: Step, first: string | undefined): string[] {
  return Object.entries(step).flatMap(([name, value]) => {
    if (name === first) return extraAt(paths, 'does', value).map((path) => asWritten(name, path));
    const group = name in ACTIONS ? 'then' : 'step';
    return extraAt(paths, `${group}.${name}`, value).map((path) => path.slice(5));
  });
}

/** A path of the table, in the words of the rule: `does.spaces` becomes `move.spaces`. */
const asWritten = (name: string, path: string) => path.replace(/^does\b/, name);

/**
 * Why games cannot play a rule that figures get from other figures; undefined if they can. Uses are counted only for
 * the rule that gives it. Amounts that only battles can count are not counted in a given event.
 */
function ungivenPart(rule: Rule): string | undefined {
  if (rule.limits !== undefined) return 'they do not count the uses of a rule that is given';
  const isCounted = 'has' in rule || !amountsIn(rule).some(isOfBoard);
  return (
    unplayedPart(rule) ??
    (isCounted ? undefined : 'they do not count figures in a rule that is given')
  );
}

/** Whether a rule forbids special attacks, which only an event can do. */
const barsSpecials = (rule: Rule): boolean =>
  'has' in rule && rule.has.length === 1 && rule.has[0]?.bar?.what === 'attackSpecially';

function unplayedStanding({
  has: traits,
  if: asked = [],
  limits: _,
  in: __,
  ...beside
}: Standing): string | undefined {
  const [trait = {}, ...others] = traits;
  if (others.length > 0) return 'they play only one trait in a rule';
  const [[name, value] = ['', undefined]] = Object.entries(trait);
  const { gives = [], way } = trait;
  const { rules: ofSpecial = [] } = way?.special ?? {};
  const within = [
    ...gives.flatMap((rule) => ungivenPart(rule) ?? []),
    ...ofSpecial.flatMap((rule) => unplayedPart(rule) ?? []),
  ];
  if (within.length > 0) return within[0];
  const reasons = (TRAITS[name as keyof Trait] ?? []).map((one): Reason => {
    const { paths } = one;
    return {
      missing: missingIn(one, beside),
      extra: [
        ...extraAt(paths, 'does', value).map((path) => asWritten(name, path)),
        ...extraBeside(paths, beside),
        ...asked.flatMap((condition) => extraInCondition(paths, condition)),
      ],
    };
  });
  return clauseOf(name, reasons);
}

function extraInCondition(paths: Paths, condition: RuleCondition): string[] {
  if (condition.not) return condition.not.flatMap((one) => extraInCondition(paths, one));
  if (extraIn(paths, 'if.', condition).length === 0) return [];
  return extraIn(CONDITIONS, '', condition).map((path) => `if.${path}`);
}

/** If nothing within a field is allowed, the field alone is named: `roll` instead of `roll.d20`. */
const extraBeside = (paths: Paths, fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const extra = extraAt(paths, name, value);
    const isKnown = [...paths].some((path) => path.startsWith(name) || path.startsWith(`+${name}`));
    return extra.length > 0 && !isKnown ? [name] : extra;
  });

const extraIn = (paths: Paths, before: string, fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => extraAt(paths, `${before}${name}`, value));

/**
 * The paths at and below one that are not allowed. A path is allowed if the table has it with this value or without a
 * value, or if everything within it is allowed.
 */
function extraAt(paths: Paths, path: string, value: unknown): string[] {
  if (paths.has(path)) return [];
  if (typeof value === 'number') return paths.has(`${path}=number`) ? [] : [path];
  if (typeof value !== 'object' || value === null)
    return paths.has(`${path}=${value}`)
      ? []
      : [typeof value === 'string' ? `${path}: ${value}` : path];
  const fields = Object.keys(value);
  if (fields.length === 0) return paths.has(`${path}={}`) ? [] : [path];
  return extraIn(paths, `${path}.`, value);
}

/** Whether a rule has a field, or a field within a field: `roll.per`. */
function has(fields: object, path: string): boolean {
  const [name = '', ...inner] = path.split('.');
  const value = (fields as Readonly<Record<string, unknown>>)[name];
  return inner.length === 0 ? value !== undefined : has((value ?? {}) as object, inner.join('.'));
}
