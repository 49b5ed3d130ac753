import { connect } from 'node:net'

/** Sends bytes as they are, which no HTTP client does, and returns the answer until the server closes. */
export function rawRequest(port: number, bytes: string | Buffer) {
  return new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.setTimeout(60_000, () => socket.destroy(new Error(`No end of the answer in sight: ${answer}`)))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => ('code' in error && error.code === 'ECONNRESET' ? resolve(answer) : reject(error)))
  })
}

/** The status lines of all answers on one connection. */
export function statusesOf(answer: string) {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
