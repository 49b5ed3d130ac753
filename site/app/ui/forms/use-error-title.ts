import { formLabels } from '@nokshi/content/forms.ts'
import { useEffect } from 'react'

/** Those who hear the page learn from its title that something is to be fixed. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return
    document.title = formLabels.error + document.title
    return () => {
      document.title = document.title.slice(formLabels.error.length)
    }
  }, [hasErrors])
}
