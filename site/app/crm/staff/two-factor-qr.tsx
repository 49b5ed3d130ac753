import { crmTwoFactor } from '@nokshi/content/crm.ts'
import encodeQR from 'qr'

/** Scanners need light around the code: four squares of it on each side (ISO/IEC 18004). */
const QUIET = 4

/** Dark on light in every theme: many scanners do not read the reverse. */
export function TwoFactorQr({ uri }: { uri: string }) {
  const rows = encodeQR(uri, 'raw', { border: QUIET })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={crmTwoFactor.scan.alt}
      className="two-factor-qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
