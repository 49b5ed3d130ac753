/** A few hundred user agents, and as many places to come from, make up nearly all traffic. */
const MEMORY = 1_000

/** Longer than any browser calls itself; the rest of a longer text is not worth the time. */
const LENGTH_MAX = 512

/** Judges each text once, and remembers the verdict. */
export function rememberPerText<Verdict>(judge: (text: string) => Verdict) {
  const known = new Map<string, Verdict>()

  return (text: string): Verdict => {
    const start = text.slice(0, LENGTH_MAX)
    const remembered = known.get(start)
    if (remembered !== undefined) return remembered

    const verdict = judge(start)
    if (known.size >= MEMORY) known.clear()
    known.set(start, verdict)
    return verdict
  }
}
