/** How far self-play has come, on standard error: a bar on a terminal, elsewhere a line now and then. */
import type { Progress } from './self-play.ts';

const BAR = 30;
/** Milliseconds between two lines where there is no terminal. */
const PAUSE = 10_000;

const count = (number: number): string => number.toLocaleString('en');

/** "2 h 5 min", "3 min", "20 s". */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** What is to be said, `elapsed` milliseconds after the first game that was played now. */
export function describeProgress({ done, kept, games }: Progress, elapsed: number): string {
  const played = done - kept;
  const left = played > 0 ? `, ${duration((elapsed / played) * (games - done))} left` : '';
  return `${count(done)} of ${count(games)} games, ${Math.floor((100 * done) / games)} %${done < games ? left : ''}`;
}

/** @returns what to call with each progress, and at the end */
export function showProgress(name: string, output: NodeJS.WriteStream) {
  const start = Date.now();
  let last: Progress | undefined;
  let saidKept = false;
  const text = () => `${name}: ${last ? describeProgress(last, Date.now() - start) : 'preparing'}`;
  const bar = () => {
    const filled = last ? Math.floor((BAR * last.done) / last.games) : 0;
    return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${text()}`;
  };
  const draw = () => output.write(output.isTTY ? `\r\x1b[K${bar()}` : `${text()}\n`);
  const timer = setInterval(draw, output.isTTY ? 500 : PAUSE);
  return {
    update: (progress: Progress): void => {
      last = progress;
      if (saidKept || progress.kept === 0) return;
      saidKept = true;
      output.write(`${name}: ${count(progress.kept)} games were played before and are taken over.\n`);
    },
    end: (): void => {
      clearInterval(timer);
      draw();
      if (output.isTTY) output.write('\n');
    },
  };
}
