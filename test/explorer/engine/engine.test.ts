import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BrowserWorker } from '../../../src/chance/simulate/browser/worker.ts';
import { engineOf, LONGEST, LONGEST_TURN, TOO_LONG } from '../../../src/explorer/engine/engine.ts';

/** A worker that answers when the test says so. */
class Scripted implements BrowserWorker {
  onmessage: BrowserWorker['onmessage'] = null;
  onerror: BrowserWorker['onerror'] = null;
  readonly asked: string[] = [];
  isEnded = false;

  postMessage(message: unknown) {
    const { asked } = message as { asked: { name: string } };
    this.asked.push(asked.name);
  }

  terminate() {
    this.isEnded = true;
  }

  answer(text: string) {
    this.onmessage?.({ data: { answer: text } });
  }
}

describe('the engine', () => {
  let workers: Scripted[];
  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
  });
  afterEach(() => vi.useRealTimers());

  const engine = () =>
    engineOf(() => {
      const worker = new Scripted();
      workers.push(worker);
      return worker;
    });
  const asking = (of: ReturnType<typeof engine>) => (line: string, name: string) =>
    of.ask(line, 'ownPower', { name, rules: '' });
  const worker = (at = workers.length - 1) => workers[at] as Scripted;

  test('has one question worked at at a time, in the order of asking', async () => {
    const ask = asking(engine());
    const first = ask('a', '1');
    const second = ask('b', '2');
    expect(worker().asked).toEqual(['1']);
    worker().answer('one');
    expect(await first).toEqual({ answer: 'one' });
    expect(worker().asked).toEqual(['1', '2']);
    worker().answer('two');
    expect(await second).toEqual({ answer: 'two' });
  });

  test('drops a question that waits when a later one of its line comes, and no other', async () => {
    const ask = asking(engine());
    void ask('a', '1');
    const dropped = ask('a', '2');
    const other = ask('b', '3');
    const latest = ask('a', '4');
    expect(await dropped).toBeUndefined();
    worker().answer('one');
    worker().answer('three');
    worker().answer('four');
    expect(await other).toEqual({ answer: 'three' });
    expect(await latest).toEqual({ answer: 'four' });
    expect(worker().asked).toEqual(['1', '3', '4']);
  });

  test('gives up what takes too long, with its worker, and goes on with a new one', async () => {
    const ask = asking(engine());
    const long = ask('a', 'long');
    const next = ask('b', 'next');
    await vi.advanceTimersByTimeAsync(LONGEST - 1);
    expect(worker(0).isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await long).toEqual({ problems: [TOO_LONG] });
    expect(worker(0).isEnded).toBe(true);
    expect(workers).toHaveLength(2);
    worker().answer('here');
    expect(await next).toEqual({ answer: 'here' });
  });

  test('does not wait long for an answer that nobody wants any more', async () => {
    const ask = asking(engine());
    const old = ask('a', 'old');
    await vi.advanceTimersByTimeAsync(700);
    const wanted = ask('a', 'new');
    await vi.advanceTimersByTimeAsync(200);
    expect(worker(0).isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await old).toBeUndefined();
    expect(worker(0).isEnded).toBe(true);
    worker().answer('here');
    expect(await wanted).toEqual({ answer: 'here' });
  });

  test('a question of another line hurries nothing', async () => {
    const ask = asking(engine());
    void ask('a', 'slow');
    void ask('b', 'other');
    await vi.advanceTimersByTimeAsync(LONGEST - 1);
    expect(worker(0).isEnded).toBe(false);
  });

  test('says that its worker has failed, and goes on with a new one', async () => {
    const ask = asking(engine());
    const lost = ask('a', '1');
    worker().onerror?.({ message: 'out of memory' });
    expect(await lost).toEqual({ problems: ['The engine failed: out of memory'] });
    const next = ask('a', '2');
    expect(workers).toHaveLength(2);
    worker().answer('two');
    expect(await next).toEqual({ answer: 'two' });
  });

  test('gives the best play of a turn longer than all else', async () => {
    const of = engine();
    const reply = of.ask('turn', 'odds', { document: { turn: [] } });
    await vi.advanceTimersByTimeAsync(LONGEST_TURN - 1);
    expect(worker().isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await reply).toEqual({ problems: [TOO_LONG] });
  });

  test('cancels what a line has asked, and goes on with the next', async () => {
    const of = engine();
    const ask = asking(of);
    const first = ask('a', '1');
    const second = ask('b', '2');
    of.cancel('a');
    expect(await first).toBeUndefined();
    expect(worker(0).isEnded).toBe(true);
    expect(worker().asked).toEqual(['2']);
    of.cancel('nobody');
    worker().answer('two');
    expect(await second).toEqual({ answer: 'two' });
  });

  test('cancels what still waits without a worker being ended', async () => {
    const of = engine();
    const ask = asking(of);
    const first = ask('a', '1');
    const second = ask('b', '2');
    of.cancel('b');
    expect(await second).toBeUndefined();
    worker().answer('one');
    expect(await first).toEqual({ answer: 'one' });
    expect(workers).toHaveLength(1);
  });

  test.each([
    [
      'cannot be started',
      () => {
        throw new Error('no workers here');
      },
    ],
    [
      'refuses the question',
      () =>
        Object.assign(new Scripted(), {
          postMessage() {
            throw new Error('no workers here');
          },
        }),
    ],
  ])(
    'answers with a problem if its worker %s, and goes on with the next question',
    async (_, start) => {
      let isBroken = true;
      const of = engineOf(() => {
        if (isBroken) return start();
        const worker = new Scripted();
        workers.push(worker);
        return worker;
      });
      const ask = asking(of);
      expect(await ask('a', '1')).toEqual({ problems: ['The engine failed: no workers here'] });
      isBroken = false;
      const next = ask('a', '2');
      worker().answer('two');
      expect(await next).toEqual({ answer: 'two' });
    },
  );
});
