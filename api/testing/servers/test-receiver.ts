import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listenLocally } from './listen-locally.ts'

interface ReceivedPost {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A program on this machine that is told things by webhooks, and answers as it is told to. */
export async function startReceiver() {
  const posts: ReceivedPost[] = []
  const answers: { status: number; location?: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    posts.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
    const { status, location } = answers.shift() ?? { status: 200 }
    response.writeHead(status, location === undefined ? {} : { location }).end()
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}/told`,
    posts,
    /** How the next posts are answered; afterwards all is well again. */
    willAnswer(...next: { status: number; location?: string }[]) {
      answers.push(...next)
    },
  }
}
