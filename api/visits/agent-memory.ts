/** A few hundred user agents make up nearly all traffic. */
const MEMORY = 1_000

/** Longer than any browser's; the rest of a longer one is not worth the time. */
const AGENT_MAX = 512

/** Judges each user agent once, and remembers the verdict. */
export function rememberPerAgent<Verdict>(judge: (userAgent: string) => Verdict) {
  const known = new Map<string, Verdict>()

  return (userAgent: string): Verdict => {
    const agent = userAgent.slice(0, AGENT_MAX)
    const remembered = known.get(agent)
    if (remembered !== undefined) return remembered

    const verdict = judge(agent)
    if (known.size >= MEMORY) known.clear()
    known.set(agent, verdict)
    return verdict
  }
}
