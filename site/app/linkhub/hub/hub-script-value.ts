/**
 * A value inside a script of a page, whatever it contains. Old browsers take U+2028 and U+2029 for line ends.
 */
export function forScript(value: unknown) {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
