import { setTimeout as delay } from 'node:timers/promises'

/** A message that can be sent again and is still the same one. */
export interface Letter {
  key: string
  path: string
  headers: Record<string, string>
  body: string
}

/** Nobody waits longer than this for an answer; the product is asked to be quicker. */
const PATIENCE_MS = 30_000
/** So that nobody runs against a closed door as fast as a machine can. */
const PAUSE_MS = 50
const HANDS = 8

/** Sends letters and remembers what the product said about each of them. */
export function createSender(url: string, write: (number: number) => Letter) {
  /** What the product answered, by key. */
  const acknowledged = new Map<string, unknown>()
  /** Sent without an answer, or with one that leaves it open: the product may have kept it. */
  const doubtful = new Map<string, Letter>()
  /** How often each status was answered; 0 is no answer at all. */
  const statuses = new Map<number, number>()
  let written = 0
  let longestMs = 0

  async function send(letter: Letter) {
    const askedAt = performance.now()
    const answer = await post(url, letter)
    if (answer.status !== 0) longestMs = Math.max(longestMs, performance.now() - askedAt)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const isKept = answer.status >= 200 && answer.status < 300
    const isOpen = answer.status === 0 || answer.status >= 500
    if (isKept) acknowledged.set(letter.key, answer.reply)
    if (isOpen) doubtful.set(letter.key, letter)
    else doubtful.delete(letter.key)
    return answer.status
  }

  return {
    acknowledged,
    doubtful,
    statuses,
    /** The longest that an answer took, and from then on the next longest. */
    takeLongestMs() {
      const longest = longestMs
      longestMs = 0
      return longest
    },
    sendNext: () => send(write(written++)),
    /** One letter after the other until it is over; what is refused is not sent again. */
    async keepSending(isOver: () => boolean) {
      while (!isOver()) if ((await send(write(written++))) === 0) await delay(PAUSE_MS)
    },
    /** What a browser would do with the letters it has no answer to. */
    async sendDoubtful() {
      const letters = [...doubtful.values()].values()
      const hands = Array.from({ length: HANDS }, async () => {
        for (const letter of letters) await send(letter)
      })
      await Promise.all(hands)
    },
  }
}

export type Sender = ReturnType<typeof createSender>

async function post(url: string, { path, headers, body }: Letter) {
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await answer.text()
    return { status: answer.status, reply: text === '' ? undefined : (JSON.parse(text) as unknown) }
  } catch {
    // Cut off, perhaps in the middle of the answer: then nothing was acknowledged.
    return { status: 0, reply: undefined }
  }
}
