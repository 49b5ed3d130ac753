import { describeError, type Log } from './log.ts'

/** Streams a body as fast as it is read. An error truncates it, because the status is sent by then. */
export function bodyInParts({ log }: { log: Log }, parts: AsyncGenerator<string | Uint8Array>) {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value)
      } catch (error) {
        log.error('answer cut short', describeError(error))
        // Printed by the server as it is: not the error, whose message may name what was read.
        controller.error(new Error('The answer was cut short.'))
      }
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
