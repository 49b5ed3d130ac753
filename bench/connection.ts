import { connect } from 'node:net'

export interface Connection {
  /** Sends one request and waits for the whole answer; the status of it. */
  ask(request: string): Promise<number>
  close(): void
}

const HEAD_END = '\r\n\r\n'

/**
 * One connection that is kept alive, written on bare sockets: node:http as a client costs as much as the servers that are
 * measured, and would be measured instead of them.
 */
export function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let answered: ((status: number) => void) | undefined
    let failed: (fault: Error) => void = reject
    let head: Buffer = Buffer.alloc(0)
    /** Bytes of the answer's body still to come; undefined while its head is awaited. */
    let missing: number | undefined
    let status = 0

    socket.on('connect', () =>
      resolve({
        ask(request) {
          return new Promise((resolveStatus, rejectStatus) => {
            answered = resolveStatus
            failed = rejectStatus
            socket.write(request, 'latin1')
          })
        },
        close: () => socket.destroy(),
      }),
    )
    socket.on('data', (received) => {
      // Text only comes where an encoding was set.
      const chunk = typeof received === 'string' ? Buffer.from(received, 'latin1') : received
      if (missing === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf(HEAD_END)
        if (end === -1) return
        const text = head.toString('latin1', 0, end)
        status = Number(text.slice(9, 12))
        missing = end + HEAD_END.length + bodyLength(text, status) - head.length
        head = Buffer.alloc(0)
      } else missing -= chunk.length
      if (missing > 0) return
      if (missing < 0) return socket.destroy(new Error('The server sent more than one answer.'))
      missing = undefined
      answered?.(status)
    })
    socket.on('error', (fault) => failed(fault))
    socket.on('close', () => failed(new Error('The server closed a connection that was in use.')))
  })
}

const LENGTH = /\r\ncontent-length: (\d+)/i

function bodyLength(head: string, status: number) {
  if (status === 204 || status === 304) return 0
  const [, length] = LENGTH.exec(head) ?? []
  if (length === undefined) throw new Error(`The answer does not say how long it is:\n${head}`)
  return Number(length)
}
