import { tryStorage } from '../../platform/try-storage.ts'

const place = (name: string) => `draft:${name}`

export function keepDraft(name: string, form: HTMLFormElement) {
  tryStorage(() => sessionStorage.setItem(place(name), JSON.stringify(valuesOf(form))))
}

/** Fills the fields that are still empty: what the page or the browser put there is newer. */
export function restoreDraft(name: string, form: HTMLFormElement) {
  tryStorage(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(name)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return
    for (const [field, value] of Object.entries(kept)) {
      const input = form.elements.namedItem(field)
      if (isTextual(input) && input.value === '') input.value = String(value)
    }
  })
}

export function clearDraft(name: string) {
  tryStorage(() => sessionStorage.removeItem(place(name)))
}

export function valuesOf(form: HTMLFormElement) {
  return textsOf(new FormData(form))
}

/** Without files; of inputs that share a name, the last. */
export function textsOf(data: FormData): Record<string, string> {
  return Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** Not `form.reset()`, which would bring back what the server had filled in. */
export function emptyFields(form: HTMLFormElement) {
  for (const input of form.elements) if (isTextual(input)) input.value = ''
}

function isTextual(input: unknown): input is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement || input instanceof HTMLSelectElement
}
