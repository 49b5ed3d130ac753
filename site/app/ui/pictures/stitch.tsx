import type { Stitch as StitchName } from '@nokshi/contract/website/site-content.ts'

/** A row of one of the seven stitches, in the colour of the text. A service without one has the first. */
export function Stitch({ kind = 'running', className = '' }: { kind: StitchName | undefined; className?: string }) {
  return <div aria-hidden="true" className={`stitch stitch-${kind} ${className}`} />
}
