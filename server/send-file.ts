import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './compression.ts'
import type { SiteFile } from './site-files.ts'

export function sendFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  file: SiteFile,
  headers: Record<string, string>,
) {
  const accepted = chooseEncoding(incoming.headers['accept-encoding'])
  const encoding = accepted && file.bodies[accepted] ? accepted : undefined
  const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  const common = {
    'Cache-Control': file.cacheControl,
    ...headers,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(file.policy && { 'Content-Security-Policy': file.policy }),
  }

  if (isKnown(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, common).end()
    return
  }
  outgoing.writeHead(200, {
    ...common,
    'Content-Type': file.type,
    'Content-Length': body.byteLength,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

/** Whether the client already has this version (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string) {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')))
}
