import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeFault, type Log } from '@nokshi/api/platform/log.ts'
import { chooseEncoding } from './compression.ts'
import { addFileForm, type SiteFile } from './site-files.ts'

export function createFileSender(log: Log) {
  return (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    file: SiteFile,
    headers: Record<string, string>,
  ) => {
    const encoding = file.forms.br && chooseEncoding(incoming.headers['accept-encoding'])
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
    const send = (body: Uint8Array) => {
      outgoing.writeHead(200, {
        ...common,
        'Content-Type': file.type,
        'Content-Length': body.byteLength,
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      outgoing.end(incoming.method === 'HEAD' ? undefined : body)
    }
    const form = encoding ?? 'identity'
    const body = file.forms[form]
    if (body) return send(body)
    addFileForm(file, form)
      .then(send)
      .catch((fault: unknown) => {
        log.error('file failed', describeFault(fault))
        outgoing.destroy()
      })
  }
}

/** Whether the client already has this version (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string) {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')))
}
