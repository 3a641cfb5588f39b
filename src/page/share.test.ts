import { describe, expect, it } from 'vitest';
import { createShare } from './share.ts';

/** A share, and a clock that only goes on when it is told to. */
function begin() {
  let now = 0;
  const share = createShare(() => now);
  return {
    share,
    pass: (time: number) => void (now += time),
    work: (time: number) => share.take(() => void (now += time)),
  };
}

describe('a share of the page’s time', () => {
  it('is not felt by work that comes now and then', () => {
    const { share, work, pass } = begin();
    for (let n = 0; n < 100; n++) {
      expect(share.rest()).toBe(0);
      work(5);
      pass(60);
    }
  });

  it('lets a word be typed at once, after a rest', () => {
    const { share, work, pass } = begin();
    for (let n = 0; n < 10; n++) {
      work(20);
      pass(10);
      expect(share.rest()).toBe(0);
    }
  });

  it('is a tenth for what asks without end, of which none is longer than one look after twenty milliseconds', () => {
    const { share, work, pass } = begin();
    let [taken, total, atOnce, longest] = [0, 0, 0, 0];
    while (total < 60_000) {
      const rest = share.rest();
      const next = rest === 0 ? 7 : rest;
      if (rest === 0) {
        work(next);
        taken += next;
        atOnce += next;
      } else {
        pass(next);
        atOnce = 0;
      }
      longest = Math.max(longest, atOnce);
      total += next;
    }
    expect(taken).toBeLessThan(0.1 * total + 510);
    expect(taken).toBeGreaterThan(0.09 * total);
    expect(longest).toBeLessThanOrEqual(28);
  });

  it('counts work within other work once, and work that fails', () => {
    const { share, work, pass } = begin();
    share.take(() => {
      work(210);
      work(190);
    });
    pass(8);
    expect(share.rest()).toBe(0);
    expect(() =>
      share.take(() => {
        work(20);
        throw new Error('the page’s own');
      }),
    ).toThrow('the page’s own');
    expect(share.rest()).toBeCloseTo(92);
  });

  it('has a pause made in the middle of work that has taken long', () => {
    const { share, pass } = begin();
    const rests: number[] = [];
    share.take(() => {
      pass(20);
      rests.push(share.rest());
      share.leave(() => pass(50));
      rests.push(share.rest());
      pass(1);
      rests.push(share.rest());
      pass(600);
      rests.push(share.rest());
    });
    expect(rests).toEqual([0, 0, 8, 1210]);
  });

  it('is not used up for long by one piece of work, however long that was', () => {
    const { share, work, pass } = begin();
    // A dialog of the browser's may stand in its way, or the machine may have slept.
    work(60_000);
    expect(share.rest()).toBeLessThanOrEqual(1000);
    pass(share.rest());
    expect(share.rest()).toBe(0);
  });

  it('is not exceeded by a last piece of work that takes as long as those before', () => {
    const { share, work, pass } = begin();
    let [taken, total] = [0, 0];
    while (total < 3000) {
      const rest = share.rest();
      const next = rest === 0 ? 90 : rest;
      if (rest === 0) {
        work(next);
        taken += next;
      } else pass(next);
      total += next;
    }
    expect(taken).toBeLessThanOrEqual(0.1 * total + 500);
    expect(taken).toBeGreaterThan(500);
  });

  it('does not count what the page does when Knack presses a key', () => {
    const { share, pass } = begin();
    share.take(() => {
      pass(5);
      share.leave(() => pass(4000));
      pass(5);
    });
    expect(share.rest()).toBe(0);
  });
});
