/* The JSON of the `armies` command, as plain types for programs. */

/** Points with their standard error. */
export interface Worth {
  readonly points: number;
  readonly standardError: number;
}

/** Two cards that do better, or worse, together in an army than their worths predict. */
export interface PairEstimate extends Worth {
  readonly cards: readonly [string, string];
  readonly armies: number;
}

/** The share of games on a map won by the side in the first start area; draws count half. */
export interface FirstWins {
  readonly name: string;
  readonly games: number;
  readonly firstWins: number;
}

/** A power that can act in battles outside of attacks. */
export interface SilentPower {
  readonly card: string;
  readonly power: string;
}

/** How often the power acted, over all games. */
export interface PowerCount extends SilentPower {
  readonly times: number;
}

/** What cards are worth, estimated from games between random armies, as `armies --format json` prints it. */
export interface ArmiesJson {
  readonly format: 'knockback-armies';
  readonly version: 1;
  readonly seed: string;
  readonly games: number;
  /** How armies were drawn and played. */
  readonly setting: {
    readonly collection: string;
    readonly points: number;
    readonly spread: number;
    readonly partners: number;
    readonly policy: string;
    readonly rounds: number;
    readonly maps: readonly string[];
  };
  /** How much a point adds to the logit of winning. */
  readonly perPoint: Worth;
  /** Share of games decided by the points left. */
  readonly byPoints: number;
  /** Mean rounds of a game. */
  readonly rounds: number;
  readonly maps: readonly FirstWins[];
  /** A record for each card; empty after too few games. */
  readonly cards: readonly Readonly<Record<string, unknown>>[];
  /** Best partners first. */
  readonly pairs: readonly PairEstimate[];
  /** Cards that no army can have, with the reasons. */
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  /** Absent in files from earlier versions. */
  readonly powers?: readonly PowerCount[];
  /** Powers that never acted in any game. */
  readonly silent: readonly SilentPower[];
}
