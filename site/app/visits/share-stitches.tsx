export function ShareStitches({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="share-stitches" width="100%" height="2">
      <line x1="0" x2={`${share * 100}%`} y1="1" y2="1" />
    </svg>
  )
}
