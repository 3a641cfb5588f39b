/** No sentence stands in the code: what a player reads is in _locales. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
/** What players are shown something by. */
const ROOMS = /^(content|options|overlay|play|popup|practice|ui|worker)\//;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx$/.test(name) || (ROOMS.test(name) && /\.ts$/.test(name) && !name.endsWith('.test.ts')),
);

/** What is no sentence, by its file, such as the name of a product. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Knack's mark.
  'overlay/pill.tsx': ['K'],
  // The key's name in all three languages.
  'practice/keyboard.tsx': ['Enter'],
};

/** Attributes and properties that people are shown or told. */
const TEXT = new Set([
  'alt',
  'label',
  'placeholder',
  'title',
  ...['label', 'description', 'roledescription', 'valuetext', 'placeholder'].map((name) => `aria-${name}`),
  'ariaLabel',
  'ariaDescription',
  'ariaRoleDescription',
  'ariaValueText',
  'ariaPlaceholder',
  'innerHTML',
  'innerText',
  'outerHTML',
  'textContent',
]);
/** Methods whose strings become text. */
const WRITERS = new Set([
  'append',
  'prepend',
  'replaceChildren',
  'replaceWith',
  'createTextNode',
  'before',
  'after',
]);

/** The letters that an expression can come to of itself: those of its literals, and not of what it calls. */
function literalsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap((span) => [...literalsOf(span.expression), span.literal.text]),
    ];
  }
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const isValue = node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken;
    const isCompared = /^[!=<>]/.test(node.operatorToken.getText());
    if (isCompared) return [];
    return [...(isValue ? literalsOf(node.left) : []), ...literalsOf(node.right)];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)) {
    return literalsOf(node.expression);
  }
  return ts.isJsxExpression(node) && node.expression ? literalsOf(node.expression) : [];
}

const isLikeText = (text: string): boolean => /^\p{Lu}|\p{L}\s+\p{L}/u.test(text);

/** The texts in a file that are written there for people. */
function textsIn(name: string, source: string): string[] {
  const file = ts.createSourceFile(
    name,
    source,
    ts.ScriptTarget.Latest,
    true,
    name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) texts.push(node.text.trim());
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) texts.push(...literalsOf(node));
    else if (ts.isJsxAttribute(node) && node.initializer) {
      const isElement = /^[a-z]/.test(node.parent.parent.tagName.getText());
      const literals = literalsOf(node.initializer);
      // What a component does with its properties is its own business: what looks like text is taken for it.
      if (TEXT.has(node.name.getText())) texts.push(...literals);
      else if (!isElement && node.name.getText() !== 'class') texts.push(...literals.filter(isLikeText));
    } else if (ts.isPropertyAssignment(node)) {
      if (TEXT.has(node.name.getText())) texts.push(...literalsOf(node.initializer).filter(isLikeText));
    } else if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
      const isSet =
        node.operatorToken.kind === ts.SyntaxKind.EqualsToken || node.operatorToken.getText() === '+=';
      if (isSet && TEXT.has(node.left.name.text)) texts.push(...literalsOf(node.right));
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      const [first, second] = node.arguments;
      if (WRITERS.has(method)) texts.push(...node.arguments.flatMap(literalsOf));
      const isText = first && ts.isStringLiteralLike(first) && TEXT.has(first.text);
      if (method === 'setAttribute' && isText && second) texts.push(...literalsOf(second));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.filter((text) => /\p{L}/u.test(text));
}

describe('the code', () => {
  it.each(files)('has no sentence: %s', (name) => {
    const texts = textsIn(name, readFileSync(new URL(name, root), 'utf8'));
    expect(texts.sort()).toEqual([...(ALLOWED[name] ?? [])].sort());
  });

  it('is looked at wherever something is shown', () => {
    expect(files).toContain('popup/app.tsx');
    for (const name of ['play/game-page.ts', 'overlay/host.ts', 'worker/badge.ts'])
      expect(files).toContain(name);
    expect(Object.keys(ALLOWED).filter((name) => !files.includes(name))).toEqual([]);
  });
});

describe('a sentence is found', () => {
  it.each([
    ['as text', '<p>Some text</p>'],
    ['between values', '<p>{count} words</p>'],
    ['as a literal', "<p>{'Some text'}</p>"],
    ['under a condition', "<p>{on ? 'On' : t('off')}</p>"],
    ['where there is one', "<p>{on && 'On'}</p>"],
    ['where there is none else', "<p>{text ?? 'Nothing'}</p>"],
    ['in a template', '<p>{`${count} words`}</p>'],
    ['joined to a value', "<p>{count + ' words'}</p>"],
    ['in an attribute', '<input placeholder="oater 11001" />'],
    ['in what a screen reader says', '<ul aria-label="Words" />'],
    ['in an attribute under a condition', "<img alt={(on ? 'A' : '') as string} />"],
    ['in a property of a component', '<Alarm text="It is late" />'],
    ['in a word for a component', '<Section heading="Settings" />'],
    ['set as text', "line.textContent = 'Some text';"],
    ['set as an attribute', "line.setAttribute('title', `Some ${text}`);"],
    ['handed to the browser', 'action.setTitle({ tabId, title: `Knack: ${count}` });'],
    ['added', "line.append(icon, 'Some text');"],
  ])('%s', (_, code) => {
    expect(textsIn('some.tsx', code)).not.toEqual([]);
  });

  it.each([
    ['a key', "<p class={`big ${kind}`}>{t('key')}</p>"],
    ['a key under a condition', "<p>{t(on ? 'on' : 'off')}</p>"],
    ['a comparison', "<p>{kind === 'word' && <b />}</p>"],
    ['a sign', '<button>×</button>'],
    ['a name in code', '<Row of="level" id="row" class="wide low" />'],
    ['a reference', '<p aria-live="polite" aria-labelledby="title" />'],
    ['some other string', "line.className = 'wide'; line.setAttribute('class', 'wide');"],
  ])('where there is one, unlike %s', (_, code) => {
    expect(textsIn('some.tsx', code)).toEqual([]);
  });
});
