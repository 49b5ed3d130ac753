import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { useEffect, useRef, useState } from 'react'

interface PreviewFrameProps {
  html: string
  /** The id of the element that is to be in sight first. */
  anchor: string
  width: 'phone' | 'desk'
}

const widths = { phone: 390, desk: 1280 }

/**
 * Two frames, one behind the other: the new page loads in the one that is hidden, is scrolled to where the other is, and then takes
 * its place. So nothing flickers while somebody types. Scripts do not run in them, and links do not leave them.
 */
export function PreviewFrame({ html, anchor, width }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frames = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)] as const
  const [pages, setPages] = useState<readonly [string, string]>(['', ''])
  const [front, setFront] = useState<0 | 1>(0)
  const [scale, setScale] = useState(1)
  const back = front === 0 ? 1 : 0
  const wanted = widths[width]

  if (html !== '' && html !== pages[front] && html !== pages[back])
    setPages(front === 0 ? [pages[0], html] : [html, pages[1]])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const watcher = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / wanted)))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [wanted])

  function onLoad(loaded: 0 | 1) {
    if (loaded === front || html === '' || pages[loaded] !== html) return
    const [from, to] = [frames[front].current, frames[loaded].current]
    if (pages[front] === '') to?.contentDocument?.getElementById(anchor)?.scrollIntoView()
    else to?.contentWindow?.scrollTo({ top: from?.contentWindow?.scrollY ?? 0, behavior: 'instant' })
    setFront(loaded)
    setPages(loaded === 0 ? [html, ''] : ['', html])
  }

  return (
    <div ref={box} className="preview-frames" data-width={width}>
      {([0, 1] as const).map((place) => (
        <iframe
          key={place}
          ref={frames[place]}
          title={websiteForm.preview.title}
          sandbox="allow-same-origin"
          srcDoc={pages[place]}
          aria-hidden={place !== front}
          tabIndex={place === front ? 0 : -1}
          data-front={place === front || undefined}
          style={{ inlineSize: wanted, blockSize: `${100 / scale}%`, scale: String(scale) }}
          onLoad={() => onLoad(place)}
        />
      ))}
    </div>
  )
}
