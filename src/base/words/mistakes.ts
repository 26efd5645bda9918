import { BadInput, type Problem } from './problem.ts';

/** Collects the mistakes from several pieces of work, so that all mistakes are reported together. */
export class Mistakes {
  private readonly gathered: Problem[] = [];

  get problems(): readonly Problem[] {
    return this.gathered;
  }

  add(...problems: readonly Problem[]): void {
    this.gathered.push(...problems);
  }

  /**
   * Does some work and returns the result. If the work throws BadInput, collects the mistakes and returns undefined.
   */
  in<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.add(...error.problems);
      return undefined;
    }
  }

  /** @throws BadInput with all mistakes, if there are any */
  tell(): void {
    if (this.gathered.length > 0) throw new BadInput(...this.gathered);
  }
}
