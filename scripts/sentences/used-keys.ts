/** Finds out which sentences a part of the extension can show. */
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import en from '../../_locales/en/messages.json' with { type: 'json' };
import type { MessageKey } from '../../src/protocol/sentences.ts';

const root = new URL('../../', import.meta.url);

/**
 * The keys that code can come to wherever a key is wanted: what `notice_${kind}` stands for, too.
 * @param files their paths
 * @returns the keys by those paths
 */
export function usedKeys(files: readonly string[]): Map<string, Set<MessageKey>> {
  const file = ts.readConfigFile(fileURLToPath(new URL('tsconfig.json', root)), (path) =>
    ts.sys.readFile(path),
  );
  const { options } = ts.parseJsonConfigFileContent(file.config, ts.sys, fileURLToPath(root));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const literals = (type: ts.Type): string[] =>
    type.isUnion() ? type.types.flatMap(literals) : type.isStringLiteral() ? [type.value] : [];
  const count = Object.keys(en).length;
  const isKey = (text: string): text is MessageKey => Object.hasOwn(en, text);
  const isAnyKey = (texts: string[]) => texts.filter(isKey).length === count;
  const collect = (node: ts.Node, used: Set<MessageKey>): Set<MessageKey> => {
    const wanted = ts.isExpression(node) && checker.getContextualType(node);
    if (wanted && isAnyKey(literals(wanted))) {
      const given = literals(checker.getTypeAtLocation(node));
      // What is passed on as any key at all is none in particular.
      if (!isAnyKey(given)) for (const key of given.filter(isKey)) used.add(key);
    }
    ts.forEachChild(node, (child) => void collect(child, used));
    return used;
  };
  return new Map(files.map((name) => [name, collect(program.getSourceFile(name)!, new Set())]));
}
