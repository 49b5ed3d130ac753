/** A body that is made while it is sent, and no faster than it is read. */
export function bodyInParts(parts: AsyncGenerator<string | Uint8Array>) {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
