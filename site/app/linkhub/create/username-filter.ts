export function filterUsername(typed: string) {
  return typed.toLowerCase().replace(/[^a-z0-9-]/g, '')
}

/** The same, and where the caret belongs then: after what is left of the text before it. */
export function filterAtCaret(typed: string, caret: number) {
  return { value: filterUsername(typed), caret: filterUsername(typed.slice(0, caret)).length }
}
