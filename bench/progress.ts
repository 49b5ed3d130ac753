/** A line with the current step and its duration: rewritten on a terminal, a new line elsewhere. */
export function createProgress(output: NodeJS.WriteStream) {
  const startedAt = Date.now()
  const clear = '\r\u001b[K'

  function write(step: string) {
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    output.write(output.isTTY ? `${clear}${clock} ${step} ...` : `${clock} ${step}\n`)
  }

  return { say: write, end: () => void (output.isTTY && output.write(clear)) }
}
