const TEXT_FIELD = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="file"])'

export function isTextField(target: EventTarget | null) {
  return target instanceof HTMLElement && target.matches(TEXT_FIELD)
}

/** Nobody is interrupted while they type: the rest would end up in the field for the password. */
export async function fieldLeft() {
  if (!isTextField(document.activeElement)) return
  await new Promise((resolve) => document.addEventListener('focusout', resolve, { once: true }))
}
