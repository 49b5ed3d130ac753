/** What others do while a password is compared, which is the slow part of a request: each once. */
export const others: (() => Promise<unknown>)[] = []

export function whileComparing(act: () => Promise<unknown>) {
  others.push(act)
}
