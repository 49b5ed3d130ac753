import type { ReactNode } from 'react'

interface WithNoscriptProps {
  list: (base?: string) => ReactNode
  goBase: string | undefined
}

/** The same for browsers with and without scripts; hub-document.tsx hides the first from the second. */
export function WithNoscript({ list, goBase }: WithNoscriptProps) {
  if (goBase === undefined) return list()
  return (
    <>
      <div className="hub-scripted">{list()}</div>
      <noscript>{list(goBase)}</noscript>
    </>
  )
}
