import type { Stitch as StitchName } from '@nokshi/content/services.ts'

/** A row of one of the seven stitches, in the colour of the text around it. */
export function Stitch({ kind, className = '' }: { kind: StitchName; className?: string }) {
  return <div aria-hidden="true" className={`stitch stitch-${kind} ${className}`} />
}
