/** A question that can be picked in words. */
export interface QuestionChoice {
  readonly words: string;
  /** As an experiment writes it; absent: what is usual for the fight. */
  readonly question?: string;
}
