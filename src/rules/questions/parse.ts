/* Parses questions, as users write them on the command line and in experiments. */

import { BadInput, shown } from '../../base/index.ts';
import type { Expression, Operator, Question } from './question.ts';
/** Maximum number of characters in a question, so that a question cannot fill the memory. */
export const LONGEST_QUESTION = 500;

const SIGNS: Readonly<Record<string, Operator>> = {
  '>=': '>=',
  '≥': '>=',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '<': '<',
  '=': '=',
  '==': '=',
  '!=': '!=',
  '≠': '!=',
};

/** The operator that a token stands for. Inherited names such as `constructor` are not operators. */
const signOf = ({ text }: Token): Operator | undefined =>
  Object.hasOwn(SIGNS, text) ? SIGNS[text] : undefined;

const JOINING = ['and', 'or', ')'];

/**
 * Reads a question: measures and comparisons, combined with `and`, `or`, `not` and parentheses. `not` binds most
 * tightly, then `and`.
 *
 * @param aliases for each abbreviation, such as `gone`, the question that it stands for
 * @throws BadInput that says where the question cannot be understood
 */
export function parseQuestion(
  written: string,
  aliases: Readonly<Record<string, string>> = {},
): Question {
  const text = written.trim().replace(/\s+/g, ' ');
  if (text.length > LONGEST_QUESTION) {
    const allowed = `a question of at most ${LONGEST_QUESTION} characters`;
    throw new BadInput({ path: [], found: `${text.length} characters`, allowed });
  }
  return { text, expression: new Parser(tokensOf(text), aliases).whole() };
}

class Parser {
  private next = 0;
  private readonly tokens: readonly Token[];
  private readonly aliases: Readonly<Record<string, string>>;

  constructor(tokens: readonly Token[], aliases: Readonly<Record<string, string>>) {
    this.tokens = tokens;
    this.aliases = aliases;
  }

  whole(): Expression {
    const expression = this.either();
    if (this.peek()) throw this.refused('"and", "or", or the end of the question');
    return expression;
  }

  private either(): Expression {
    return this.joined('or', () => this.both());
  }

  private both(): Expression {
    return this.joined('and', () => this.one());
  }

  private joined(kind: 'and' | 'or', part: () => Expression): Expression {
    const parts = [part()];
    while (this.isWord(kind)) {
      this.next++;
      parts.push(part());
    }
    // Merge nested parts of the same kind, such as an abbreviation of "a or b" inside another "or".
    const of = parts.flatMap((one) => (one.kind === kind ? one.of : [one]));
    const [only, ...others] = of;
    return only && others.length === 0 ? only : { kind, of };
  }

  private one(): Expression {
    if (this.isWord('not')) {
      this.next++;
      return { kind: 'not', of: this.one() };
    }
    if (this.isWord('(')) {
      this.next++;
      const inside = this.either();
      if (!this.isWord(')')) throw this.refused('"and", "or", or ")"');
      this.next++;
      return inside;
    }
    return this.aboutMeasure();
  }

  private aboutMeasure(): Expression {
    const token = this.peek();
    if (!token || token.isQuoted || !/^[\p{L}_]/u.test(token.text) || this.isJoining()) {
      throw this.refused('a measure, "not", or "("');
    }
    this.next++;
    const measure = token.text;
    const operator = this.operator();
    if (operator) return { kind: 'comparison', measure, operator, value: this.value(operator) };
    const short = measure.toLowerCase();
    const alias = Object.hasOwn(this.aliases, short) ? this.aliases[short] : undefined;
    return alias === undefined ? { kind: 'flag', measure } : parseQuestion(alias).expression;
  }

  private operator(): Operator | undefined {
    const token = this.peek();
    if (!token || token.isQuoted) return undefined;
    const sign = signOf(token);
    if (!sign && token.text.toLowerCase() !== 'is') return undefined;
    this.next++;
    if (sign) return sign;
    if (!this.isWord('not')) return '=';
    this.next++;
    return '!=';
  }

  /** A number, or a name of one or more words up to the next `and`, `or` or `)`. */
  private value(operator: Operator): number | string {
    const words: string[] = [];
    const isNumber = operator !== '=' && operator !== '!=';
    const first = this.peek();
    if (first?.isQuoted) {
      this.next++;
      words.push(first.text);
    } else {
      for (let token = this.peek(); token && !this.isJoining(); token = this.peek()) {
        if (token.isQuoted || signOf(token) || token.text === '(') throw this.refused('a value');
        words.push(token.text);
        this.next++;
      }
    }
    if (words.length === 0) throw this.refused(isNumber ? 'a number' : 'a value');
    const text = words.join(' ');
    if (!first?.isQuoted && /^-?\d+$/.test(text)) return Number(text);
    if (!isNumber) return text;
    this.next -= words.length;
    throw this.refused('a whole number');
  }

  private isJoining(): boolean {
    return JOINING.some((word) => this.isWord(word));
  }

  private isWord(word: string): boolean {
    const token = this.peek();
    return token !== undefined && !token.isQuoted && token.text.toLowerCase() === word;
  }

  private peek(): Token | undefined {
    return this.tokens[this.next];
  }

  private refused(allowed: string): BadInput {
    const token = this.peek();
    const found = token ? `${shown(token.text)} (character ${token.at + 1})` : 'the end';
    const sentence = `expected ${allowed}${token ? `, not ${found}` : ' at the end'}`;
    return new BadInput({ path: [], found, allowed, sentence });
  }
}

/** A token of a question (a word, a number or a sign), and its position from 0. */
interface Token {
  readonly text: string;
  readonly at: number;
  /** Text in quotation marks, which is never a keyword. */
  readonly isQuoted: boolean;
}

const TOKEN = /\s*(?:"([^"]*)"|'([^']*)'|([<>!]=|==|[<>=≥≤≠()])|([^\s<>=!≥≤≠()"']+)|(\S))/gy;

/** Splits a question into tokens. Signs need no spaces around them. */
function tokensOf(text: string): Token[] {
  return [...text.trimEnd().matchAll(TOKEN)].map((match) => {
    const [whole, double, single, sign, word, other] = match;
    const blanks = whole.length - whole.trimStart().length;
    return {
      text: double ?? single ?? sign ?? word ?? other ?? '',
      at: match.index + blanks,
      isQuoted: double !== undefined || single !== undefined,
    };
  });
}
