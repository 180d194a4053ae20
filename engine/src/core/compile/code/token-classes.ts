/** The theme's classes for the token types in grammars. */

/** Token types, keyed by class. If a token has several types, the first one listed here determines its class. */
const TYPES: Readonly<Record<string, string>> = {
  'tk-o': 'operator punctuation',
  'tk-v': 'variable parameter',
  'tk-c': 'comment prolog doctype cdata shebang',
  'tk-s':
    'string char url attr-value template-string template-punctuation regex regex-source ' +
    'triple-quoted-string string-literal string-interpolation heredoc-string multiline-string ' +
    'code-snippet header-value',
  'tk-n': 'number boolean constant symbol null nil unit hexcode',
  'tk-k': 'keyword atrule important directive directive-keyword module access-modifier',
  'tk-f': 'function function-variable function-definition method constructor-invocation',
  'tk-t': 'class-name namespace tag builtin annotation attribute decorator selector type-list',
  'tk-a':
    'attr-name property literal-property string-property key named-parameter argument-name ' +
    'header-name assign-left label',
  'tk-h': 'title bold',
  'tk-d': 'deleted',
  'tk-i': 'inserted',
};

const CLASS_OF = new Map(
  Object.entries(TYPES).flatMap(([className, types]) =>
    types.split(' ').map((type) => [type, className] as const),
  ),
);

/**
 * Types of tokens that contain code of their own, such as an expression in a template string, and don't belong to the
 * token around them.
 */
const CODE_INSIDE = /^(?:script|interpolation|spread|expression|plain-text|language-.*|content)$/;

/**
 * Returns a token's class. Returns `undefined` for text without a color, and `inherit` to use the surrounding
 * token's class.
 */
export function classOfToken(types: readonly string[]): string | undefined | 'inherit' {
  for (const type of types) {
    const className = CLASS_OF.get(type);
    if (className !== undefined) return className;
    if (CODE_INSIDE.test(type)) return undefined;
  }
  return 'inherit';
}
