import './skeleton.css'

interface SkeletonProps {
  /** Rows of a list, cards below a heading, or a portrait with tabs and cards. */
  shape: 'rows' | 'cards' | 'profile'
}

export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div className="skeleton stack gap-12 full-width" data-shape={shape} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} />
      ))}
    </div>
  )
}
