import { crmContent } from '@nokshi/content/crm/website.ts'
import { websiteForm } from '@nokshi/content/crm/website-form.ts'
import { PreviewPass } from '@nokshi/contract/website/entries.ts'
import type { EntryData } from '@nokshi/contract/website/kinds.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, ApiUnreachable, isRefusedWith, toProblem } from '../../platform/api.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { Chips } from '../parts/buttons.tsx'
import { sentenceOf } from '../parts/crm-page.tsx'
import { crmApi, crmClient } from '../records/crm-api.ts'
import type { Language } from './entry-values.ts'

const labels = websiteForm.preview

interface PreviewPaneProps {
  entryId: string
  draft: EntryData
  /** Undefined where visitors do not see it by itself. */
  path: string | undefined
  /** What of the page is to be in sight first, by its id. */
  anchor: string
}

export function PreviewPane({ entryId, draft, path, anchor }: PreviewPaneProps) {
  const [language, setLanguage] = useState<Language>('en')
  const [width, setWidth] = useState<'phone' | 'desk'>('phone')
  const { html, error, isMaking } = usePreview(entryId, draft, language, path)
  if (path === undefined) return <p className="crm-small">{labels.nothing}</p>
  return (
    <section className="preview stack gap-8" aria-label={labels.title}>
      <div className="row between gap-y-8 gap-x-16">
        <Chips label={labels.language} choices={languageChoices} value={language} onChoose={setLanguage} />
        <Chips label={labels.width} choices={widthChoices} value={width} onChoose={setWidth} />
      </div>
      <p role="status" className="crm-small">
        {error ? `${labels.failed}: ${sentenceOf(error)}` : isMaking && labels.making}
      </p>
      <PreviewFrame html={html} anchor={anchor} width={width} />
    </section>
  )
}

const languageChoices = (['en', 'bn', 'ar'] as const).map((value) => ({ value, label: crmContent.languages[value] }))
const widthChoices = (['phone', 'desk'] as const).map((value) => ({ value, label: labels[value] }))

/** While it cannot be made the last one stays, and it is tried again. */
function usePreview(entry: string, draft: EntryData, language: Language, path: string | undefined) {
  const asked = useDebounced(JSON.stringify({ entry, draft, language, path }))
  const { data, error, isFetching } = useQuery({
    queryKey: ['website-preview', asked],
    queryFn: () => fetchPreview(asked),
    enabled: path !== undefined,
    placeholderData: keepPreviousData,
    // Each is used once.
    gcTime: 0,
    refetchInterval: ({ state: { error } }) =>
      error && !(error instanceof ApiProblem && error.status < 500) ? AGAIN_MS : false,
  })
  // What was shown before an error is not given back by the query.
  const last = useRef('')
  useEffect(() => {
    if (data !== undefined) last.current = data
  }, [data])
  return { html: data ?? last.current, error, isMaking: isFetching && data === undefined }
}

const AGAIN_MS = 5_000
/** Shorter than it is good for. */
const PASS_MS = 4 * 60_000
const PASS = ['website-preview-pass']

async function fetchPreview(asked: string, isSecond = false): Promise<string> {
  const { pass } = await crmClient.fetchQuery({
    queryKey: PASS,
    queryFn: () => crmApi('GET /api/crm/website/preview-pass', PreviewPass),
    staleTime: PASS_MS,
  })
  // The frame has the policy of this page, so its style carries the same nonce.
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  const reply = await fetch('/crm/website-preview', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...JSON.parse(asked), pass, nonce }),
  }).catch(() => {
    throw new ApiUnreachable()
  })
  if (reply.ok) return reply.text()
  const problem = toProblem(reply.status, await reply.json().catch(() => undefined))
  if (isSecond || !isRefusedWith(problem, 'preview-over')) throw problem
  crmClient.removeQueries({ queryKey: PASS })
  return fetchPreview(asked, true)
}

const widths = { phone: 390, desk: 1280 }

/**
 * The new page loads in the hidden one of two frames, is scrolled to the same position, and then replaces the
 * other, so nothing flickers while somebody types. No scripts run in them, and no links leave them.
 */
function PreviewFrame({ html, anchor, width }: { html: string; anchor: string; width: 'phone' | 'desk' }) {
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
