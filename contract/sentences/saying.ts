import type { Reason } from '../problem.ts'

export type Sentence = string | ((params: never) => string)

/** A code whose sentence names nothing, or a code with what its sentence names. */
export type Saying<Table extends Record<string, Sentence>> = {
  [Code in keyof Table]: Table[Code] extends (params: infer Params) => string ? { code: Code; params: Params } : Code
}[keyof Table]

/** A code that the table does not have comes from a newer process: then the code is shown. */
export function sentenceIn(table: Record<string, Sentence>, { code, params }: Reason): string {
  const sentence = Object.hasOwn(table, code) ? table[code] : code
  // What a code is given is checked by `Saying` where it is made; here its type is no longer known.
  return typeof sentence === 'function' ? sentence(params as never) : (sentence ?? code)
}
