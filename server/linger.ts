import { type IncomingMessage, ServerResponse } from 'node:http'
import { hasBody } from '@nokshi/api/platform/shortcut.ts'

/** How long whoever still sends may go on before the line is cut. */
const LINGER_MS = 2_000

/**
 * A request that is answered before all of it arrived ends its connection, because nobody can tell where the next one
 * begins. But not at once: closed while bytes are still coming in, it would be reset, and whoever sends (a browser with
 * a large picture, or nginx, which then takes the whole process for broken) would never read the answer.
 */
export class LingeringResponse extends ServerResponse<IncomingMessage> {
  // Every overload takes its parts in the same order, and none can be told apart here.
  override writeHead(...parts: unknown[]): this {
    if (!this.req.complete && hasBody(this.req)) {
      this.shouldKeepAlive = false
      linger(this.req)
    }
    return Reflect.apply(super.writeHead, this, parts)
  }
}

/** When the answer is sent, only our side is closed; the other one is read past until it ends, or has had its time. */
function linger(incoming: IncomingMessage) {
  const { socket } = incoming
  const close = socket.destroySoon.bind(socket)
  let isLingering = false
  socket.destroySoon = () => {
    if (incoming.complete) return close()
    if (isLingering) return
    isLingering = true
    socket.end()
    incoming.resume().once('end', close)
    const cut = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(cut))
  }
}
