interface NeedleAndThreadProps {
  className: string
  width: number
  sewn: string
  loose: string
  needle: string
}

export function NeedleAndThread({ className, width, sewn, loose, needle }: NeedleAndThreadProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${width} 100`}
      fill="none"
      stroke="var(--accent)"
      strokeLinecap="round"
    >
      <path d={sewn} strokeWidth="4.2" strokeDasharray="13 10" />
      <path d={loose} strokeWidth="3" />
      <path
        transform={needle}
        fill="var(--marigold)"
        stroke="none"
        fillRule="evenodd"
        d="M5-5.5C-4-5.5-4 5.5 5 5.5L104 0ZM6-1.6H15C17.5-1.6 17.5 1.6 15 1.6H6C3.5 1.6 3.5-1.6 6-1.6Z"
      />
    </svg>
  )
}
