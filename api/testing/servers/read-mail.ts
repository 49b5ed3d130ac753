/** A mail as its reader sees it. */
export interface ReceivedMail {
  /** Header fields by their lower-case names, decoded. */
  headers: Record<string, string>
  text: string
  html: string
}

/** Understands the mails this product writes: two parts, text and HTML. */
export function readMail(source: string): ReceivedMail {
  const { headers, body } = splitMail(source)
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => splitMail(part.replace(/^\r\n/, '')))
  // With files, text and HTML are together in the first part.
  const [first] = parts.slice(1)
  if (first?.headers['content-type']?.startsWith('multipart/alternative')) {
    const inner = readMail(`content-type: ${first.headers['content-type']}\r\n\r\n${first.body}`)
    return { ...inner, headers }
  }
  const partOf = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type))
  return { headers, text: decodePart(partOf('text/plain')), html: decodePart(partOf('text/html')) }
}

interface Part {
  headers: Record<string, string>
  body: string
}

function splitMail(source: string): Part {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
      return [name.toLowerCase(), decodeWords(value)]
    }),
  )
  return { headers, body: rest.join('\r\n\r\n') }
}

/** RFC 2047; white space between two encoded words means nothing. */
function decodeWords(value: string) {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, encoding = '', word = '']) =>
          encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : fromQuoted(word.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    )
}

function decodePart(part: Part | undefined) {
  if (!part) return ''
  const encoding = part.headers['content-transfer-encoding']
  const bytes =
    encoding === 'base64'
      ? Buffer.from(part.body, 'base64')
      : encoding === 'quoted-printable'
        ? fromQuoted(part.body.replace(/=\r\n/g, ''))
        : Buffer.from(part.body)
  return bytes.toString('utf8').replaceAll('\r\n', '\n').trim()
}

function fromQuoted(value: string) {
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
