import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeError, type Log } from '@nokshi/api/platform/log.ts'
import { chooseEncoding, type Encoding, recompress } from './compression.ts'

/** A file or a page in memory. */
export interface StoredFile {
  type: string
  /** The same in every encoding. */
  etag: string
  /** Those of its own; what every answer of the site carries is added when it is sent. */
  headers: Record<string, string>
  /** Brotli, which nearly every browser accepts; unchanged where that is not smaller, as photographs. */
  storedAs: 'br' | 'identity'
  bytes: Uint8Array
}

/** Sends files in the encoding that the client prefers, or tells it that it has this version already. */
export function createFileSender(log: Log, siteHeaders: Record<string, string>) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, file: StoredFile) => {
    const { 'accept-encoding': accepted, 'if-none-match': known } = incoming.headers
    const encoding = file.storedAs === 'br' ? chooseEncoding(accepted) : 'identity'
    const ETag = nameVersion(file.etag, encoding)
    const headers = { ...siteHeaders, Vary: 'Accept-Encoding', ...file.headers, ETag }
    if (known !== undefined && isKnown(known, ETag)) return void outgoing.writeHead(304, headers).end()

    const send = (bytes: Uint8Array) => {
      outgoing
        .writeHead(200, {
          ...headers,
          'Content-Type': file.type,
          'Content-Length': bytes.byteLength,
          ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        })
        .end(incoming.method === 'HEAD' ? undefined : bytes)
    }
    if (encoding === file.storedAs) return send(file.bytes)
    // For the few who do not understand brotli. A connection has few answers at a time (http-server.ts).
    recompress(file.bytes, encoding)
      .then(send)
      .catch((error: unknown) => {
        // A damaged file: no answer is better than half of one.
        log.error('file failed', describeError(error))
        outgoing.destroy()
      })
  }
}

/** Each encoding has its own ETag for caches. */
function nameVersion(etag: string, encoding: Encoding) {
  return encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`
}

/** Whether the client already has this version (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string, etag: string) {
  return ifNoneMatch.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')))
}
