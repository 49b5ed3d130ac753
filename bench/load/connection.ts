import { connect } from 'node:net'

export interface Connection {
  /** Sends one request and waits for the whole answer; the status of it. */
  ask(request: string): Promise<number>
  close(): void
}

const HEAD_END = '\r\n\r\n'
const BUFFER_BYTES = 65_536

/**
 * One connection that is kept alive, written on bare sockets: node:http as a client costs as much as the servers that are
 * measured, and would be measured instead of them.
 */
export function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let answered: ((status: number) => void) | undefined
    let failed: (fault: Error) => void = reject
    let received = ''
    /** Bytes of the answer's body still to come; undefined while its head is awaited. */
    let missing: number | undefined
    let status = 0

    // One buffer that is read at once costs half of a stream with a new one for each answer.
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES)
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: { buffer, callback: (bytes) => receive(bytes) },
    })
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
    socket.on('error', (fault) => failed(fault))
    socket.on('close', () => failed(new Error('The server closed a connection that was in use.')))

    function receive(bytes: number) {
      if (missing === undefined) {
        received += buffer.toString('latin1', 0, bytes)
        const end = received.indexOf(HEAD_END)
        if (end === -1) return true
        const head = received.slice(0, end)
        status = Number(head.slice(9, 12))
        missing = end + HEAD_END.length + bodyLength(head, status) - received.length
        received = ''
      } else missing -= bytes
      if (missing > 0) return true
      if (missing < 0) socket.destroy(new Error('The server sent more than one answer.'))
      else answered?.(status)
      missing = undefined
      return true
    }
  })
}

const LENGTH = /\r\ncontent-length: (\d+)/i

function bodyLength(head: string, status: number) {
  if (status === 204 || status === 304) return 0
  const [, length] = LENGTH.exec(head) ?? []
  if (length === undefined) throw new Error(`The answer does not say how long it is:\n${head}`)
  return Number(length)
}
