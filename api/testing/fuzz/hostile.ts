import fc from 'fast-check'

/** What people put into a name, a bio or a title in order to break whatever shows it. */
const hostilePieces = [
  // Spreadsheets.
  ...['=', '+', '-', '@', "=cmd|'/C calc'!A0", '=HYPERLINK("http://evil.example")', '\t=1', '＝1', '"', "'"],
  ',',
  // Headers, contacts and logs.
  ...['\r\n', '\n', '\r\nBcc: all@example.com', '\r\n\r\n<html>', '%0d%0aSet-Cookie: a=b', ';', ':', '\\'],
  ...['\nEND:VCARD\nBEGIN:VCARD', '\n TEL:1', '\n.\n', '\0', '\x1b[2J', '\u0085', '\u2028', '\u2029'],
  // Pages, tags and cards.
  ...'</script> <script>alert(1)</script> </title> </style> <!-- --> ]]> < > & &lt; &#x3c;b&#x3e;'.split(' '),
  ...['"><img src=x onerror=alert(1)>', "' onmouseover='alert(1)", '<span size="999999">'],
  // What turns text around, hides in it, or is half a character.
  ...'\u202e \u202a \u2066 \u2069 \u200e \u200b \u200d \ufeff \u2060 \u3164 \ud800 \udfff \ud83d e\u0301'.split(' '),
  '\u0301'.repeat(40),
  // Databases and objects.
  ...["'; drop table profile; --", '%', '_', '$1', '__proto__', 'constructor', '[object Object]', '{{7*7}}'],
  // And what people mean.
  ...['Ada', 'নকশি', 'র\u200d্যাব', 'مرحبا', '😀', '👨‍👩‍👧', ' '],
]

export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...hostilePieces), fc.string({ unit: 'binary', maxLength: 6 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''))

const schemes = 'javascript: data:text/html, vbscript: file:// blob: about: intent:// ms-word:'.split(' ')
const disguises: ((scheme: string) => string)[] = [
  (scheme) => scheme,
  (scheme) => scheme.toUpperCase(),
  (scheme) => ` \t${scheme}`,
  (scheme) => `\u0001${scheme}`,
  (scheme) => `${scheme.slice(0, 3)}\n${scheme.slice(3)}`,
  (scheme) => `${scheme.slice(0, 3)}\t${scheme.slice(3)}`,
  (scheme) => `${scheme.slice(0, 3)}\u200b${scheme.slice(3)}`,
  (scheme) => `${scheme.slice(0, 3)}\0${scheme.slice(3)}`,
  (scheme) => scheme.replace(':', '&colon;'),
  (scheme) => scheme.replace(':', '&#58;'),
  (scheme) => `&#${scheme.charCodeAt(0)};${scheme.slice(1)}`,
  (scheme) => `&#x${scheme.charCodeAt(0).toString(16)}${scheme.slice(1)}`,
  (scheme) => `%${scheme.charCodeAt(0).toString(16)}${scheme.slice(1)}`,
  (scheme) => scheme.replace(':', '：'),
  (scheme) => `https://example.com@${scheme}`,
  (scheme) => `\\\\${scheme}`,
]

/** Addresses that run something, or pretend to be others. */
export const hostileAddress = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...schemes),
      fc.constantFrom(...disguises),
      fc.constantFrom('alert(1)', '//a.com/%0aalert(1)', '1'),
    )
    .map(([scheme, disguise, rest]) => disguise(scheme) + rest),
  fc
    .tuple(
      fc.constantFrom('https://', 'http://', ''),
      hostileText,
      fc.constantFrom('', '@', ':1@'),
      fc.constantFrom('example.com', 'аррӏе.com', 'উদাহরণ.বাংলা', '127.0.0.1', 'xn--', '[::1]'),
      hostileText,
    )
    .map((parts) => parts.join('')),
  hostileText,
)
