import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { describeFault, type Log } from '@nokshi/api/platform/log.ts'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, type Encoding, recompress } from './compression.ts'

/** A file or a page in memory. */
export interface StoredFile {
  type: string
  /** Of what it says, the same in every encoding. */
  etag: string
  /** Those of its own; what every answer of the site carries is added when it is sent. */
  headers: Record<string, string>
  /** Brotli, as nearly every browser asks for it; or as they are, where that would not make them smaller: photographs, fonts. */
  storedAs: 'br' | 'identity'
  bytes: Uint8Array
}

/**
 * Files in other encodings than the stored one, for the few who do not understand brotli. Without it, whoever sends many such
 * requests on one connection and reads no answer would hold a copy of the file per request.
 */
const otherEncodings = { gzip: keepEncoded('gzip'), identity: keepEncoded('identity') }

function keepEncoded(encoding: Encoding) {
  return new LRUCache<Uint8Array, Uint8Array>({
    maxSize: 4 * 1024 ** 2,
    sizeCalculation: (bytes, br) => bytes.byteLength + br.byteLength,
    // One that is pushed out while it is made is still wanted by whoever asked.
    ignoreFetchAbort: true,
    fetchMethod: (br) => recompress(br, encoding),
  })
}

/** For files that are sent without waiting for them: one that turns out to be damaged hangs up on whoever asked for it. */
export function createFileSender(log: Log) {
  return (...parts: Parameters<typeof sendFile>) => {
    const [, outgoing] = parts
    sendFile(...parts).catch((fault: unknown) => {
      log.error('file failed', describeFault(fault))
      outgoing.destroy()
    })
  }
}

/** The headers of a file in the encoding it is stored in: nearly every answer has them, so they are made once. */
const storedHeaders = new WeakMap<StoredFile, OutgoingHttpHeaders>()

/** Sends it in the encoding that the client prefers, or tells it that it has this version already. */
export async function sendFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  file: StoredFile,
  siteHeaders: Record<string, string>,
) {
  const encoding = file.storedAs === 'br' ? chooseEncoding(incoming.headers['accept-encoding']) : 'identity'
  const ETag = nameVersion(file.etag, encoding)
  const versionHeaders = () => ({ ...siteHeaders, Vary: 'Accept-Encoding', ...file.headers, ETag })
  if (isKnown(incoming.headers['if-none-match'], ETag)) {
    outgoing.writeHead(304, versionHeaders()).end()
    return
  }
  const isStored = encoding === 'br' || file.storedAs === 'identity'
  const bytes = isStored ? file.bytes : await otherEncodings[encoding].forceFetch(file.bytes)
  const headers = (isStored && storedHeaders.get(file)) || {
    ...versionHeaders(),
    'Content-Type': file.type,
    'Content-Length': bytes.byteLength,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  }
  if (isStored) storedHeaders.set(file, headers)
  outgoing.writeHead(200, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}

/** Each encoding has a name of its own, so that no cache takes one for the other. */
function nameVersion(etag: string, encoding: Encoding) {
  return encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`
}

/** Whether the client already has this version (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string) {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')))
}
