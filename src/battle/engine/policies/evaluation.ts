import type { AttackChoice } from './attack-choice.ts';
import type { AttackOutlook } from './attack-outlook.ts';
import type { AuraValues } from './aura-values.ts';
import type { Danger } from './danger.ts';
import type { Expectations } from './expectations.ts';
import type { GlyphWorths } from './glyph-worths.ts';
import type { PowerValues } from './power-values.ts';

/** The parts with which `standard` evaluates a position. `MoveChoice` and `TurnWorths` share them. */
export interface Evaluation {
  readonly prospects: Expectations;
  readonly outlook: AttackOutlook;
  readonly strikes: AttackChoice;
  readonly company: AuraValues;
  readonly danger: Danger;
  readonly deeds: PowerValues;
  readonly glyphs: GlyphWorths;
}
