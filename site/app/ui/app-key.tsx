import encodeQR from 'qr'
import { copyToClipboard } from './browser/clipboard.ts'
import { SmallButton } from './button.tsx'
import { notify, notifyProblem } from './notices/notify.ts'
import './app-key.css'

interface AppKeyProps {
  /** The address that authenticator apps open (otpauth). */
  uri: string
  labels: { open: string; key: string; copy: string; copied: string; notCopied: string; scan: string; scanAlt: string }
}

/** For the app on this phone first: by its address, or by the key. The picture is for an app on another one. */
export function AppKey({ uri, labels }: AppKeyProps) {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  async function copy() {
    if (await copyToClipboard(key)) notify(labels.copied)
    else notifyProblem(labels.notCopied)
  }
  return (
    <>
      <a href={uri} className="button button-second">
        {labels.open}
      </a>
      <div>
        <p>
          {labels.key}{' '}
          <code className="app-key" dir="ltr">
            {key.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <SmallButton onClick={() => void copy()}>{labels.copy}</SmallButton>
      </div>
      <p>{labels.scan}</p>
      <AppQr uri={uri} alt={labels.scanAlt} />
    </>
  )
}

/** Scanners need light around the code: four squares of it on each side (ISO/IEC 18004). */
const QUIET = 4

/** Dark on light in every theme: many scanners do not read the reverse. */
function AppQr({ uri, alt }: { uri: string; alt: string }) {
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
