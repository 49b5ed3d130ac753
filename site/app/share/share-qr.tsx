import { share as labels, qrTag } from '@nokshi/content/share.ts'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { saveFile } from '../ui/browser/save-file.ts'
import { SmallButton } from '../ui/button.tsx'
import { pageAddress } from './addresses.ts'
import { drawQr, qrPngFile, qrSvgFile } from './qr-code.ts'

export function ShareQr({ siteUrl, username }: { siteUrl: string; username: string }) {
  const address = pageAddress(siteUrl, username, qrTag.tag)
  const { size, path } = useMemo(() => drawQr(address), [address])
  const { heading, text, label, svg, png, fileName } = labels.qr

  async function savePng() {
    const file = await qrPngFile(address)
    if (file) saveFile(file, `${fileName(username)}.png`)
  }

  return (
    <section className="share-qr row">
      <svg
        role="img"
        aria-label={label(address)}
        className="share-qr-code flex-none rounded"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <div className="share-qr-words stack gap-8">
        <h3 className="share-heading">{heading}</h3>
        <p className="soft">{text}</p>
        <div className="share-ways wrap gap-8">
          <SmallButton onClick={() => saveFile(qrSvgFile(address), `${fileName(username)}.svg`)}>
            <Download aria-hidden size={18} />
            {svg}
          </SmallButton>
          <SmallButton onClick={() => void savePng()}>
            <Download aria-hidden size={18} />
            {png}
          </SmallButton>
        </div>
      </div>
    </section>
  )
}
