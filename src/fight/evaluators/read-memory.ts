/* A cache that learns which facts a result depends on, by noting the facts read while the result is computed. */

import type { NoteFact } from './observed-attack.ts';

/**
 * The fact that is read next, and the node for each of its values. Most facts have had only one value, so a map is made
 * only for further ones.
 */
interface Branch<Result> {
  readonly fact: string;
  readonly value: unknown;
  node: Node<Result> | undefined;
  others: Map<unknown, Node<Result>> | undefined;
}

type Node<Result> = Branch<Result> | { readonly result: Result };

/** The results of one computation, stored by the facts that the computation read, in the order of reading. */
export class ReadMemory<Result> {
  private root: Node<Result> | undefined;

  /**
   * @param identify gives the value of a fact, as a map key
   * @param compute must depend only on the facts that it passes to `note`
   */
  find(identify: (fact: string) => unknown, compute: (note: NoteFact) => Result): Result {
    let node = this.root;
    while (node && 'fact' in node) node = nodeFor(node, identify(node.fact));
    if (node) return node.result;
    const facts = new Set<string>();
    const result = compute((fact) => facts.add(fact));
    this.keep([...facts], identify, result);
    return result;
  }

  private keep(
    facts: readonly string[],
    identify: (fact: string) => unknown,
    result: Result,
  ): void {
    let put = (node: Node<Result>) => {
      this.root = node;
    };
    let node = this.root;
    for (const fact of facts) {
      const value = identify(fact);
      if (!node) {
        node = { fact, value, node: undefined, others: undefined };
        put(node);
      }
      if (!('fact' in node) || node.fact !== fact) throw new Error(`${fact} was read out of order`);
      const branch: Branch<Result> = node;
      put = (one) => putFor(branch, value, one);
      node = nodeFor(branch, value);
    }
    put({ result });
  }
}

function nodeFor<Result>(branch: Branch<Result>, value: unknown): Node<Result> | undefined {
  return value === branch.value ? branch.node : branch.others?.get(value);
}

function putFor<Result>(branch: Branch<Result>, value: unknown, node: Node<Result>): void {
  if (value === branch.value) {
    branch.node = node;
    return;
  }
  branch.others ??= new Map();
  branch.others.set(value, node);
}
