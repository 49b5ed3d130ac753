import { type IncomingMessage, ServerResponse } from 'node:http'

/** How long whoever still sends may go on before the line is cut. */
const LINGER_MS = 2_000

/**
 * A request that is answered before all of it arrived ends its connection, because nobody can tell where the next one
 * begins. But not at once: closed while bytes are still coming in, it would be reset, and whoever sends (a browser with
 * a large picture, or nginx, which then takes the whole process for broken) would never read the answer. So the whole
 * answer is written, and it ends only when the request has been read past, or has had its time.
 */
export class LingeringResponse extends ServerResponse<IncomingMessage> {
  // Every overload takes its parts in the same order, and none can be told apart here.
  override writeHead(...parts: unknown[]): this {
    if (isStillSending(this.req)) this.setHeader('Connection', 'close')
    return Reflect.apply(super.writeHead, this, parts)
  }

  override end(...parts: unknown[]): this {
    const [chunk] = parts
    if (!isStillSending(this.req)) return Reflect.apply(super.end, this, parts)
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk)
    else this.flushHeaders()
    const finish = () => {
      clearTimeout(cut)
      super.end()
    }
    const cut = setTimeout(finish, LINGER_MS)
    // Whoever began to read it has stopped.
    this.req.removeAllListeners('data').once('close', finish).resume()
    return this
  }
}

function isStillSending({ complete, headers }: IncomingMessage) {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody && !complete
}
