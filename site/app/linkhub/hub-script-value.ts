/** A value as it can stand in a script of a page, whatever it contains. */
export function forScript(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
