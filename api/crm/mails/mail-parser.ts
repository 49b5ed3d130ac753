import { Worker } from 'node:worker_threads'
import type { ParsedMail } from './parse-mail.ts'

const PATIENCE_MS = 5_000
/** A file of 24 MB alone takes four seconds on a busy machine. */
const PATIENCE_MS_PER_MB = 500
/** Loading the libraries takes seconds on a busy machine, and says nothing about the mail. */
const START_MS = 60_000
const MEMORY_MB = 400

export class UnreadableMail extends Error {}

interface Answer {
  isReady?: true
  mail?: ParsedMail
  error?: string
}

/** Parses mails in a thread of its own, which is ended when a mail takes too long or too much memory. */
export function createMailParser() {
  let worker: Worker | undefined
  let answered: ((answer: Answer) => void) | undefined

  function close() {
    void worker?.terminate()
    worker = undefined
  }

  /** Undefined when nothing is answered in time. */
  function ask(milliseconds: number, begin: () => void) {
    return new Promise<Answer | undefined>((resolve) => {
      const timer = setTimeout(resolve, milliseconds, undefined)
      answered = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      begin()
    })
  }

  async function start() {
    const started = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    started.unref()
    // One that was ended says so late, when the next one may be at work. `node --watch` sends messages of its own.
    const isOurs = ({ isReady, mail, error }: Answer) => started === worker && Boolean(isReady || mail || error)
    const answer = (given: Answer) => isOurs(given) && answered?.(given)
    started.on('message', answer)
    started.on('error', (error) => answer({ error: error instanceof Error ? error.message : 'It failed.' }))
    started.on('exit', () => answer({ error: 'It needs too much memory.' }))
    worker = started
    await ask(START_MS, () => undefined)
  }

  return {
    async parse(raw: Uint8Array): Promise<ParsedMail> {
      if (!worker) await start()
      const patience = PATIENCE_MS + (raw.byteLength / 2 ** 20) * PATIENCE_MS_PER_MB
      const answer = await ask(patience, () => worker?.postMessage(raw))
      if (answer?.mail) return answer.mail
      // The thread may be gone, or busy with the mail that took too long.
      close()
      throw new UnreadableMail(answer?.error ?? 'It takes too long to read.')
    },
    close,
  }
}

export type MailParser = ReturnType<typeof createMailParser>
