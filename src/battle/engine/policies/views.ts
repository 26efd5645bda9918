import type { AuraValues } from './company.ts';
import type { Danger } from './danger.ts';
import type { PowerValues } from './deeds.ts';
import type { GlyphWorths } from './glyph-worths.ts';
import type { AttackOutlook } from './outlook.ts';
import type { Expectations } from './prospects.ts';
import type { AttackChoice } from './strikes.ts';

/** All that `standard` looks at a position by. */
export interface Evaluation {
  readonly prospects: Expectations;
  readonly outlook: AttackOutlook;
  readonly strikes: AttackChoice;
  readonly company: AuraValues;
  readonly danger: Danger;
  readonly deeds: PowerValues;
  readonly glyphs: GlyphWorths;
}
