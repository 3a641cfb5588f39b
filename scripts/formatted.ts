import { format } from 'oxfmt';
import { printWidth, singleQuote } from '../.oxfmtrc.json' with { type: 'json' };

/**
 * A generated file's text as `npm run format` would leave it.
 * @param file its name, which tells the language
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, { printWidth, singleQuote });
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0]!.message}`);
  return code;
}
