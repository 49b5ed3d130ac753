/** Checked before parsing, because a million numbers are small as text and large as a list. */
export function hasMoreValues(json: string, max: number) {
  let values = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (isText && character === '\\') at++
    else if (character === '"') isText = !isText
    else if (!isText && (character === ',' || character === '[' || character === '{') && ++values > max) return true
  }
  return false
}

/** Undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
