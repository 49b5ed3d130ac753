import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the question that the address names, also where the browser does not, and when it changes on the page. */
export function useOpenedByHash() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const question = answer?.closest('details')
    if (!answer || !question) return
    question.open = true
    answer.scrollIntoView()
  }, [hash])
}
