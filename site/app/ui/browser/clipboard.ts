/** Whether a text went into the clipboard: browsers refuse that outside https, and where their owner has said so. */
export async function copyToClipboard(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
