import encodeQR from 'qr'
import './app-qr.css'

/** The key in the address for the app, in fours, as people read it off a screen. */
export function appKey(uri: string) {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

/** Scanners need light around the code: four squares of it on each side (ISO/IEC 18004). */
const QUIET = 4

/** Dark on light in every theme: many scanners do not read the reverse. */
export function AppQr({ uri, alt }: { uri: string; alt: string }) {
  const rows = encodeQR(uri, 'raw', { border: QUIET })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={alt}
      className="app-qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
