import './skeleton.css'

interface SkeletonProps {
  /** Rows of a list, cards below a heading, or a portrait with tabs and cards. */
  shape: 'rows' | 'cards' | 'profile'
}

/** The outline of a screen while its data is on the way. */
export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div className="skeleton stack" data-shape={shape} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} />
      ))}
    </div>
  )
}
