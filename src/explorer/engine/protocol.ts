import type { ANSWERS } from './answers/index.ts';

type Answers = typeof ANSWERS;

/** What the engine can be asked. */
export type Kind = keyof Answers;

/** What a question of a kind holds, and what its answer does. */
export type Asked<K extends Kind> = Parameters<Answers[K]>[0];
export type Answer<K extends Kind> = Awaited<ReturnType<Answers[K]>>;

export interface Question<K extends Kind = Kind> {
  readonly kind: K;
  readonly asked: Asked<K>;
}

/** What comes back: the answer, or what is wrong with what was asked, mistake by mistake. */
export type Reply<T> = { readonly answer: T } | { readonly problems: readonly string[] };
