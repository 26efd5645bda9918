import fc from 'fast-check';
import type { RuleCondition } from '../../../../src/cards/powers/rules/condition.ts';
import { RULE_MOMENTS } from '../../../../src/cards/powers/rules/moments.ts';
import type { Rule, Step, Trait } from '../../../../src/cards/powers/rules/rule.ts';
import type { Selector } from '../../../../src/cards/powers/rules/selector.ts';

/** Rules of every form, whether or not they make sense in a game. */

const yes = fc.constant(true as const);
const few = fc.integer({ min: 1, max: 19 });
const word = fc.constantFrom('Elf', 'Orc', 'medium', 'a word', 'no', '12');
const words = fc.oneof(word, fc.array(word, { minLength: 1, maxLength: 3 }));
const letter = fc.constantFrom('w', 's', 'x');
const count = fc.constantFrom('ownWound', 'ally', 'kill', 'markers', 'wounds');

const some = <T extends object>(shape: { [Field in keyof T]: fc.Arbitrary<T[Field]> }) =>
  fc.record(shape, { requiredKeys: [], noNullPrototype: true });

const all = <T extends object>(shape: { [Field in keyof T]: fc.Arbitrary<T[Field]> }) =>
  fc.record(shape, { noNullPrototype: true });

const isFull = (one: object) => Object.keys(one).length > 0;

/** A mapping with one of these fields. */
const oneField = (shape: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.oneof(...Object.entries(shape).map(([name, one]) => one.map((value) => ({ [name]: value }))));

const cards = some({
  size: words,
  type: fc.constantFrom('hero', 'squad'),
  species: words,
  name: words,
}).filter(isFull);

const selector = some({
  side: fc.constantFrom('own', 'enemy', 'either', 'card'),
  cards,
  except: cards,
  self: fc.constantFrom(true, 'last', 'only', 'concerned'),
  within: few,
  beyond: few,
  from: fc.constantFrom('target', 'whom', 'card', 'way'),
  sight: yes,
  engaged: fc.boolean(),
  level: fc.oneof(fc.constant('same'), few, all({ up: few })),
  terrain: words,
  wounds: few,
  state: fc.constantFrom('fallen', 'waiting'),
  did: fc.constantFrom('moved', 'notActed'),
  chosen: yes,
  pick: fc.oneof(fc.constantFrom('best', 'any'), few, all({ cards: few }), all({ each: count })),
  most: few,
}) as fc.Arbitrary<Selector>;

const asked = selector.filter(isFull);

/** What is counted, and where. */
const counted = fc.oneof(
  fc.oneof(count, asked).map((each) => ({ each })),
  fc.constantFrom('markers', 'revealedMarkers').map((each) => ({ each, on: 'target' })),
  asked.map((on) => ({ each: 'wounds', on })),
);

const scaled = fc
  .tuple(counted, fc.integer({ min: -3, max: 3 }), fc.option(few))
  .map(([one, times, most]) => ({ ...one, times, ...(most !== null && { most }) }));

const positive = fc.oneof(fc.integer({ min: 0, max: 9 }), scaled);

const amount = fc.oneof(fc.integer({ min: -9, max: 9 }), scaled);

const rolledAmount = fc
  .tuple(amount, fc.constantFrom('skull', 'symbol'), fc.boolean())
  .map(([dice, face, shared]) => ({ dice, face, ...(shared && { shared }) }));

const ofKinds = (kinds: readonly string[]) =>
  fc.constantFrom(...kinds).map((attack) => ({ attack })) as fc.Arbitrary<RuleCondition>;

const { condition } = fc.letrec<{ condition: RuleCondition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    ofKinds(['normal', 'special']),
    oneField({
      adjacent: yes,
      distance: few,
      height: fc.oneof(fc.constantFrom('higher', 'lower'), few),
      ground: fc.oneof(all({ is: letter }), all({ is: letter, within: few })),
      self: fc.oneof(all({ engaged: yes }), all({ given: yes }), all({ wounds: few })),
      target: asked,
      other: asked,
      it: asked,
      did: fc.constantFrom('moved', 'stood', 'fell'),
      began: fc.oneof(fc.constantFrom('engaged', 'w'), all({ away: few })),
      shows: fc.oneof(
        fc.constantFrom('shield', 'allSkulls', 'blank', 'evenRolls'),
        all({ skulls: few }),
      ),
      result: fc.oneof(fc.constant('destroyed'), few),
      markers: fc.oneof(
        fc.constantFrom('X', 'none'),
        all({ number: fc.constant(2) }),
        all({ on: cards }),
      ),
      turn: fc.constantFrom('marker', 'further'),
      wayOut: few,
      state: word,
      d20: few,
      killed: asked,
    }) as fc.Arbitrary<RuleCondition>,
    fc
      .tuple(fc.oneof(asked, fc.constant('tokens' as const)), fc.oneof(few, fc.constant('all')))
      .map(([counted, least]) => ({ count: counted, least })) as fc.Arbitrary<RuleCondition>,
    fc
      .array(fc.oneof(tie('condition'), ofKinds(['any'])), { minLength: 1, maxLength: 2 })
      .map((not) => ({ not })) as fc.Arbitrary<RuleCondition>,
  ),
}));

const conditions = fc.array(condition, { minLength: 1, maxLength: 3 });

const roll = fc.oneof(
  fc.integer({ min: 2, max: 20 }).map((d20) => ({ d20 })),
  all({ d20: few, atMost: yes }),
  all({ d20: few, per: fc.constantFrom('power', 'whom') }),
  all({ dice: few, symbols: few }),
  all({
    d20: few,
    plus: fc.oneof(
      fc.constant('distance'),
      all({ each: asked }),
      all({ add: few, if: conditions }),
    ),
  }),
);

const change = fc.oneof(amount, all({ most: few }));

const ACTIONS = {
  dice: oneField({
    attack: change,
    defense: change,
    enemyDefense: change,
    enemyHeight: fc.constant(false),
  }),
  count: oneField({
    reroll: all({ dice: fc.constantFrom('attack', 'defense'), faces: fc.constant(['blank']) }),
    blanks: fc.constantFrom('skull', 'shield'),
    skulls: positive,
    shields: positive,
    perSkull: fc.constant(2),
    oneShieldBlocksAll: yes,
    excessWounds: fc.constantFrom('attacker', 'self'),
    knockbackPoints: amount,
  }),
  ignore: fc.constantFrom('attack', 'wounds', 'defense', 'ownDefense'),
  wound: fc.oneof(fc.constantFrom('destroy', 'pending'), positive, rolledAmount),
  heal: fc.oneof(fc.constant('all'), amount),
  again: some({ most: few }),
  turn: fc.oneof(
    all({ take: fc.constantFrom('whole', 'end') }),
    all({ take: fc.constant('move'), spaces: few, unstruck: yes }),
    all({ take: fc.constant('whole'), leaves: all({ after: selector, figures: few }) }),
  ),
  move: some({
    spaces: fc.oneof(few, fc.constant('Move'), rolledAmount),
    stop: yes,
    end: fc.oneof(fc.constant('friend'), selector),
  }),
  put: some({
    at: fc.constantFrom('target', 'swap', 'off'),
    within: few,
    onto: fc.constant(['w']),
    level: fc.constant('same'),
    falls: yes,
  }),
  raise: some({ nextTo: selector, within: few, apart: yes }),
  side: all({ to: fc.constantFrom('own', 'enemy') }),
  markers: fc.oneof(
    all({ take: fc.constantFrom('all', 1), to: fc.constantFrom('off', 'own') }),
    all({ bring: fc.oneof(fc.constant('own'), all({ within: few })) }),
  ),
  tokens: fc.oneof(all({ add: fc.constant(1), most: few }), all({ remove: fc.constant('all') })),
  hide: fc.oneof(
    all({ until: fc.constantFrom('turn', 'marker') }),
    all({ until: fc.constant('turn'), wholly: yes }),
  ),
};

const optional = <T>(name: string, one: fc.Arbitrary<T>) =>
  fc.option(one).map((value) => (value === null ? {} : { [name]: value }));

const merged = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((objects) => Object.assign({}, ...objects) as object);

const step = (gives: fc.Arbitrary<readonly Rule[]>) =>
  merged(
    fc.oneof(
      oneField(ACTIONS),
      gives.map((rules) => ({ gives: rules })),
    ),
    fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      some({ whom: asked, roll, if: conditions }),
    ),
  ) as fc.Arbitrary<Step>;

const rows = (row: fc.Arbitrary<readonly Step[]>) =>
  fc.dictionary(few.map(String), row, { minKeys: 1, maxKeys: 3, noNullPrototype: true });

const limits = fc.array(all({ uses: few, per: fc.constantFrom('turn', 'round', 'game') }), {
  minLength: 1,
  maxLength: 2,
});

const trait = (rules: fc.Arbitrary<readonly Rule[]>): fc.Arbitrary<Trait> =>
  fc.oneof(
    oneField({
      value: oneField({
        move: amount,
        range: amount,
        leavingDice: few,
        climb: all({ more: few }),
        d20: all({ by: few }),
      }),
      mode: oneField({
        fly: yes,
        superStrength: yes,
        leap: all({ spaces: few }),
        through: fc.constant('all'),
        longer: all({ spaces: few, for: fc.constant('run') }),
      }),
      bar: fc.oneof(
        all({ what: fc.constantFrom('move', 'attack', 'control') }),
        all({ what: fc.constantFrom('attack', 'strike'), against: selector }),
        all({ what: fc.constant('attack'), others: yes }),
        all({ what: fc.constant('strike'), flying: yes }),
      ),
      words: fc.oneof(
        all({ mark: word }),
        all({ class: word, besides: yes }),
        all({ like: fc.constant('class'), except: selector }),
      ),
      way: fc.oneof(
        oneField({
          attacks: fc.oneof(few, fc.constant([0, 2])),
          hits: merged(
            all({ whom: selector }),
            some({ line: few, goesOn: fc.constant('wounded') }),
          ),
        }),
        merged(all({ range: few }), some({ dice: few, again: conditions, beside: yes, rules })).map(
          (special) => ({ special }),
        ),
      ),
    }) as fc.Arbitrary<Trait>,
    rules.map((gives) => ({ gives })),
  );

/** A roll that only has to be made; and `else`, for a roll that can fail. */
const rolls = fc.oneof(
  fc.constant({}),
  fc.constant({ idleRoll: true }),
  roll.map((one) => ({ roll: one })),
);

const { rule: RULE } = fc.letrec<{ rule: Rule; rules: readonly Rule[] }>((tie) => ({
  rules: fc.array(tie('rule'), { minLength: 1, maxLength: 2, depthIdentifier: 'rules' }),
  rule: fc.oneof(
    { depthIdentifier: 'rules', maxDepth: 2 },
    merged(
      fc.oneof(
        fc.array(step(fc.constant([])), { minLength: 1, maxLength: 2 }).map((does) => ({ does })),
        rows(fc.array(step(fc.constant([])), { maxLength: 2 })).map((does) => ({ does })),
      ),
      fc.constantFrom(...RULE_MOMENTS).map((on) => ({ on })),
      optional('if', conditions),
      rolls,
    ) as fc.Arbitrary<Rule>,
    merged(
      fc.array(step(tie('rules')), { minLength: 1, maxLength: 2 }).map((does) => ({ does })),
      fc.constantFrom(...RULE_MOMENTS).map((on) => ({ on })),
      optional('of', selector),
      optional('if', conditions),
      optional('limits', limits),
      optional('in', fc.constantFrom('fights', 'battles')),
      optional('may', fc.constantFrom(true, 'ifBetter')),
      optional('cost', fc.oneof(all({ markerX: yes }), all({ wounds: few, by: selector }))),
      optional('whom', selector),
      optional('for', fc.constantFrom('turn', 'game')),
      rolls,
    ) as fc.Arbitrary<Rule>,
    merged(
      fc.array(trait(tie('rules')), { minLength: 1, maxLength: 2 }).map((has) => ({ has })),
      optional('whom', selector),
      optional('if', conditions),
      optional('limits', limits),
    ) as fc.Arbitrary<Rule>,
  ),
}));

/** Any rule. Empty lists of rules, which only bound the depth, are left out. */
export const rules: fc.Arbitrary<Rule> = RULE.filter(
  (rule) => !JSON.stringify(rule).includes('"gives":[]'),
);
