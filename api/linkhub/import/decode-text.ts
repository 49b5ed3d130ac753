/** Where HTML names its encoding at the latest. */
const HEAD_BYTES = 1024

/** Text in the encoding that its sender or its first lines name: older Arabic pages are not in UTF-8. */
export function decodeText(bytes: Uint8Array, contentType = '') {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const named = /charset=["']?([\w-]{2,20})/i
  const encoding = named.exec(contentType)?.[1] ?? named.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
