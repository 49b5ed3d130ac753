import { ago, moment } from './ago.ts'

/** How long ago, and when exactly for whoever points at it. */
export function AgoTime({ at, className }: { at: number; className?: string }) {
  return (
    <time className={className} dateTime={new Date(at).toISOString()} title={moment(at)}>
      {ago(at)}
    </time>
  )
}
