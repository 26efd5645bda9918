import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { filledBeside, insideOf } from '../../../src/base/files/folder-files.ts';
import { type Owner, thisProcess } from '../../../src/base/files/owner.ts';
import { endAbandonedTurn, takeTurn } from '../../../src/base/files/refill.ts';
import { elsewhere, ended, filesOf, given, HOUR, held, NEW, OLD, scratch } from './folders.ts';

let folder = '';
beforeEach(() => {
  folder = join(scratch(), 'duel');
  mkdirSync(folder);
});
const fresh = () => filledBeside(insideOf(folder), filesOf(NEW));
const place = () => join(folder, '.contents.turn');

/** The turn of a writer that was killed while it had the turn. */
function givenTurn({ realm, pid, start }: Owner): void {
  given(place(), { ...OLD, [`.${realm}-${pid}-${start}-0123456789abcdef`]: '' });
}

test('a turn has the files of its writer, until it ends', () => {
  const turn = takeTurn(folder, fresh());
  expect(held(turn.path)).toMatchObject(NEW);
  turn.check();
  turn.end();
  expect(() => turn.check()).toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});

test('a turn that ends does not end the next one', () => {
  const first = takeTurn(folder, fresh());
  first.end();
  const second = takeTurn(folder, fresh());
  first.end();
  expect(() => first.check()).toThrow('ENOENT');
  second.check();
});

test('a turn is taken from a writer that has ended without waiting', () => {
  givenTurn(ended());
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => looks++);
  onTestFinished(() => clock.mockRestore());
  const turn = takeTurn(folder, fresh(), 500);
  expect(held(turn.path)).toMatchObject(NEW);
  expect(looks).toBeLessThan(5);
});

test.each([
  ['gives no sign of life for as long as one waits', () => elsewhere],
  ['hangs for as long as one waits', thisProcess],
])('a turn is taken from a writer that %s', (_, owner) => {
  givenTurn(owner());
  const turn = takeTurn(folder, fresh(), 50);
  expect(held(turn.path)).toMatchObject(NEW);
  turn.check();
});

test('the turn of a killed writer is ended by the next run, that of another not for an hour', () => {
  const left = (owner: Owner, now?: number) => {
    givenTurn(owner);
    endAbandonedTurn(folder, now);
    return readdirSync(folder);
  };
  expect(left(ended())).toEqual([]);
  expect(left(elsewhere, Date.now() + HOUR / 2)).toEqual(['.contents.turn']);
  expect(left(elsewhere, Date.now() + HOUR + 1000)).toEqual([]);
  endAbandonedTurn(folder);
});
