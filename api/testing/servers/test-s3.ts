import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { listenLocally } from './listen-locally.ts'

const accessKeyId = 'a-key'
const region = 'me-central-1'

/** The part of S3 that the file store needs: stores objects and checks signatures for its key and region. */
export async function startS3() {
  const objects = new Map<string, Buffer>()
  const state = { isDown: false, delayMs: 0 }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray())
    const path = request.url ?? ''
    await setTimeout(state.delayMs)
    if (state.isDown) return void response.writeHead(503).end()
    if (!isSigned(request, body)) return void response.writeHead(403).end()
    if (request.method === 'PUT') objects.set(path, body)
    if (request.method === 'DELETE') objects.delete(path)
    const found = objects.get(path)
    if (request.method === 'GET') return void response.writeHead(found ? 200 : 404).end(found)
    response.writeHead(request.method === 'PUT' ? 200 : 204).end()
  }

  const server = createServer((request, response) => void answer(request, response))
  const port = await listenLocally(server)

  return {
    objects,
    state,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'pictures',
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: 'a-secret-key',
    },
  }
}

function isSigned({ headers, method }: IncomingMessage, body: Buffer) {
  const day = String(headers['x-amz-date']).slice(0, 8)
  const scope = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${day}/${region}/s3/aws4_request, SignedHeaders=host;`
  const bodyHash = createHash('sha256').update(body).digest('hex')
  return (
    headers.authorization?.startsWith(scope) === true &&
    /Signature=[0-9a-f]{64}$/.test(headers.authorization) &&
    (method !== 'PUT' || headers['x-amz-content-sha256'] === bodyHash)
  )
}
