/** So long g waits for the letter after it. */
export const SEQUENCE_MS = 1500

/** Whether a key is somebody else's: of the browser, of a field that is typed in, of an open dialog or menu. */
export function isHandledElsewhere({ defaultPrevented, metaKey, ctrlKey, altKey, target }: KeyboardEvent) {
  if (defaultPrevented || metaKey || ctrlKey || altKey) return true
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
}
