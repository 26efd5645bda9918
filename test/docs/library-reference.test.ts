import * as knockback from 'heroscape-knockback';
import { describe, expect, test } from 'vitest';
import { libraryDeclarations, libraryPage } from '../../site/library-reference.ts';

const declared = libraryDeclarations();

describe('the reference of the library', () => {
  test('has every export that a program can call or read', () => {
    const names = declared.map(({ name }) => name);
    expect(Object.keys(knockback).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('describes each of them', () => {
    expect(declared.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([]);
  });

  test('lists functions, then types, each with its code', () => {
    const heads = [...libraryPage().matchAll(/^##+ (\w+)\n\n(```ts\n)?/gm)];
    const [functions, types] = ['Functions', 'Types'].map((title) =>
      heads.findIndex(([, name]) => name === title),
    );
    const at = (name: string) => heads.findIndex(([, head, code]) => head === name && code);
    expect(at('odds')).toBeGreaterThan(functions ?? 0);
    expect(at('duel')).toBeLessThan(types ?? 0);
    expect(at('RunOptions')).toBeGreaterThan(types ?? 0);
  });
});
