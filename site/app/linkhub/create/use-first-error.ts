import { type RefObject, useEffect } from 'react'

/** Takes whoever sent a form with errors in it to the first of them. `failures` grows with every such try. */
export function useFirstError(form: RefObject<HTMLFormElement | null>, failures: number) {
  useEffect(() => {
    if (failures === 0) return
    // A fold with a error in it opens first.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      field?.closest('.field')?.scrollIntoView({ block: 'center' })
      field?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [form, failures])
}
