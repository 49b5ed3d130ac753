import type { ComponentProps, ReactNode } from 'react'

interface ThreadMarkProps extends ComponentProps<'svg'> {
  /** Where the thread runs. */
  d: string
  size: [width: number, height: number]
  children?: ReactNode
}

/** A sign drawn with one thread, in the colour of the text. */
export function ThreadMark({ d, size: [width, height], children, ...svg }: ThreadMarkProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      {...svg}
    >
      <path d={d} />
      {children}
    </svg>
  )
}
