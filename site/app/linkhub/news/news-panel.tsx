import { dashboard } from '@nokshi/content/dashboard.ts'
import { language } from '@nokshi/content/language.ts'
import { news as labels } from '@nokshi/content/news.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { OwnNews } from '@nokshi/contract/news.ts'
import { writeMoment } from '@nokshi/contract/write-moment.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { unreachedSentence } from '../../platform/shown-sentence.ts'
import { Button, SmallButton } from '../../ui/button.tsx'
import { useSave } from '../../ui/forms/use-save.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { newsQuery, stopNews } from './news-query.ts'
import { NewsForm, NewsPreview } from './news-sheet.tsx'
import './news.css'

export function NewsPanel() {
  const { data, isError } = useQuery(newsQuery, queryClient)
  const [step, setStep] = useState<'write' | 'preview'>()
  const close = () => setStep(undefined)
  if (isError && !data) return <p role="alert">{unreachedSentence(labels.failed)}</p>
  if (!data) return null
  const { draft, news, followers, perDay } = data
  return (
    <>
      <div className="messages-empty stack items-start gap-16 dashed-card">
        <p>{followers === 0 ? labels.noFollowers : labels.intro}</p>
        <Button onClick={() => setStep('write')}>{draft ? labels.finish : labels.write}</Button>
      </div>
      <ul className="stack gap-12">
        {news.map((one) => (
          <NewsRow key={one.id} news={one} {...(!draft && { onEdit: () => setStep('write') })} />
        ))}
      </ul>
      {followers > perDay && <p className="soft micro">{labels.pace(perDay)}</p>}
      <p className="soft micro">{labels.untracked}</p>
      <Sheet
        title={step === 'preview' ? labels.preview : labels.write}
        closeLabel={dashboard.add.close}
        isOpen={step !== undefined}
        onOpenChange={close}
      >
        {step === 'write' && <NewsForm draft={draft} onSaved={() => setStep('preview')} />}
        {step === 'preview' && <NewsPreview list={data} onEdit={() => setStep('write')} onDone={close} />}
      </Sheet>
    </>
  )
}

/** A planned one that is stopped can be edited, unless there is another draft. */
function NewsRow({ news, onEdit }: { news: OwnNews; onEdit?: () => void }) {
  const { id, subject, state, recipients, sent, refused, unfollowed, opens, linkUrl } = news
  const isPlanned = state === 'planned'
  const canEdit = isPlanned && onEdit
  const stopping = useSave({ send: () => stopNews(id), failed: labels.failed, ...(canEdit && { onDone: canEdit }) })
  const figures = {
    [labels.figures.sent]: sent < recipients ? labels.of(sent, recipients) : writeCount(sent),
    [labels.figures.refused]: writeCount(refused),
    [labels.figures.unfollowed]: writeCount(unfollowed),
    [labels.figures.opens]: linkUrl === null ? '–' : writeCount(opens),
  }
  return (
    <li className="message-row stack gap-12 break-anywhere min-width-0 surface">
      <div>
        <h3 className="strong">
          <bdi>{subject}</bdi>
        </h3>
        <p className="soft micro">{describeState(news)}</p>
      </div>
      {!isPlanned && (
        <dl className="wrap gap-y-4 gap-x-20">
          {Object.entries(figures).map(([label, figure]) => (
            <div key={label}>
              <dt className="soft micro">{label}</dt>
              <dd className="strong">{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {(isPlanned || state === 'sending') && (
        <div>
          <SmallButton disabled={stopping.isPending} onClick={() => stopping.mutate()}>
            {canEdit ? labels.cancel : labels.stop}
          </SmallButton>
        </div>
      )}
    </li>
  )
}

function describeState({ state, plannedAt, stopReason }: OwnNews) {
  const time = writeMoment(plannedAt ?? 0, language)
  if (stopReason !== null) return `${labels.stopped[stopReason]} · ${time}`
  if (state === 'sending') return labels.sending
  return state === 'planned' ? labels.planned(time) : labels.sent(time)
}
