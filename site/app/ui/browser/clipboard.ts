/** Whether a text was copied: browsers refuse that outside https, or by their settings. */
export async function copyToClipboard(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
