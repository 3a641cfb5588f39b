/** What the commands say to whoever gives them wrong arguments. */

/** What is wrong with a command's arguments, as a sentence for whoever wrote them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whether an error tells whoever wrote the arguments what is wrong with them. */
export function isUsageError(error: unknown): error is Error {
  return (
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  );
}

/**
 * The value of an option that takes one of some names.
 * @throws UsageError
 */
export function oneOf<T extends string>(names: readonly T[], option: string, text: string): T {
  const found = names.find((name) => name === text);
  if (found === undefined)
    throw new UsageError(`--${option} takes ${names.join(', ')}; "${text}" is none of them.`);
  return found;
}

/**
 * The value of an option that takes a number from 0 on.
 * @throws UsageError
 */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) {
    throw new UsageError(`--${option} takes a whole number, which "${text}" is not.`);
  }
  return number;
}

/**
 * Says how a command is called, where its arguments ask for that.
 * @returns whether they do: then nothing else is to be done
 */
export function saysUsage(usage: string, args: readonly string[] = process.argv.slice(2)): boolean {
  if (!args.includes('--help')) return false;
  console.log(usage);
  return true;
}
