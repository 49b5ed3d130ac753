import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from './config.ts'
import type { FileStore } from './files.ts'

/** Long enough for a picture over a slow line. */
const TIMEOUT_MILLISECONDS = 10_000

/** Any store that speaks S3, addressed by path: that is what all of them understand. */
export function filesOnS3({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })

  async function ask(method: 'PUT' | 'GET' | 'DELETE', name: string, bytes?: Uint8Array<ArrayBuffer>) {
    const response = await client.fetch(`${endpoint}/${bucket}/${encodeURIComponent(name)}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      ...(bytes && {
        body: bytes,
        headers: {
          'content-type': 'image/webp',
          // Signed, so that changed content is refused.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      }),
    })
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    await response.body?.cancel()
    throw new Error(`The file store answered ${method} with ${response.status}.`)
  }

  return {
    async put(name, bytes) {
      await ask('PUT', name, new Uint8Array(bytes))
    },
    async find(name) {
      const response = await ask('GET', name)
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer())
    },
    async delete(name) {
      await ask('DELETE', name)
    },
  }
}
