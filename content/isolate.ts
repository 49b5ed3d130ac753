/** A name within a sentence of another direction: it keeps its own, and the sentence too. */
export function isolate(name: string) {
  return `\u2068${name}\u2069`
}
