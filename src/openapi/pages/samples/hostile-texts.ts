/** Texts for tests: what a description may contain that means something to a shell or to a language. */

const FIXED: readonly string[] = [
  '',
  ' ',
  '$(touch X)',
  '`touch X`',
  '$HOME \u0024{HOME} $$ $? %PATH% %s %n',
  "'; touch X; '",
  `"; touch X; "`,
  "it's",
  `a'b"c\`d\\e`,
  '\\',
  '\\\\',
  "\\'",
  '\\"',
  'ends with a backslash \\',
  '\\n \\t \\u0041 \\x41 \\101',
  '\n',
  '\nfirst and last\n',
  '  indented\n    more  \n\ttabs\t\n trailing ',
  'a\r\nb\rc',
  '@/etc/passwd',
  '@file',
  '<file',
  'a=@/etc/passwd',
  'a=b;type=text/html;filename=x',
  '-K file',
  '--output',
  '!history !! !$',
  '#comment #{1 + 1} #$0 #@a',
  '{1 + 1} {{1}} {$a} \u0024{1 + 1} $a $a->b $a[0]',
  '%(touch X) %q %{x} %x(touch X)',
  '?> <?php echo 1;',
  '</script> <!-- --> ]]> &amp; &#39;',
  '"""',
  `'''`,
  '"""ends with quotes"',
  '""""""',
  '"#; r#"',
  '` + "a" + `',
  "'@\nGet-Item X\n@'",
  '‘a’ ‚b‛ “c” „d‟ ‘’',
  '’; Get-Item X; ’',
  '$(Get-Item X) `n `0',
  '*/ /* // -- ;',
  '[1-3] {a,b} [a',
  'a\\\nb',
  '__END__',
  '\n__END__\n',
  '\u0000 \u0001 \u0003 \u0007 \b \u000b \f \u001a \u001b[201~ \u007f',
  '\u0085 \u009b31m \u2028 \u2029 \ufeff \u00ad',
  '\u202eevil\u202c \u2066a\u2069',
  'é ü 漢字 👩‍💻 𝒳 \u00a0 \u3000',
  '\u3000surrounded\u3000',
  '__proto__',
  'constructor',
  'a'.repeat(300),
];

const ALPHABET = [
  ...`'"\`\\$#@%&|;<>(){}[]!?*~=+-/,.:^_ \n\t\raAnru0x1`,
  '‘’‚‛“”„',
  '\u0000',
  '\u001b',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ufeff',
  'é',
  '👍',
  '"""',
  "'''",
  '$(',
  '${',
  '#{',
  '\\u',
  '\\x',
];

/** Returns the fixed texts, and as many random ones as asked for: the same ones each time. */
export function hostileTexts(count = 300): readonly string[] {
  let state = 20261126;
  // https://en.wikipedia.org/wiki/Linear_congruential_generator
  const random = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const drawn = Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(14) }, () => ALPHABET[random(ALPHABET.length)]).join(''),
  );
  return [...FIXED, ...drawn];
}
