import encodeQR from 'qr'
import './qr-picture.css'

/** Scanners need light around the code: four squares of it on each side (ISO/IEC 18004). */
const QUIET = 4

/** Its rows, where a square is dark. Error correction level Q: readable with a quarter of it damaged. */
export function squaresOf(text: string) {
  return encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET })
}

export function pathOf(rows: boolean[][]) {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}

/** Dark on light in every theme: many scanners do not read the reverse. */
export function QrPicture({ text, alt }: { text: string; alt: string }) {
  const rows = squaresOf(text)
  return (
    <svg
      role="img"
      aria-label={alt}
      className="qr flex-none"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(rows)} />
    </svg>
  )
}
