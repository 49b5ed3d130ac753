import { news as labels } from '@nokshi/content/news.ts'
import { type OwnNewsList, NewsForm as Rules } from '@nokshi/contract/news.ts'
import { useState } from 'react'
import { callPath } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import { fromWallTime } from '../../platform/zoned-time.ts'
import { Button, SmallButton } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields/field.tsx'
import { RadioChoices } from '../../ui/fields/radio-choices.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { useSave } from '../../ui/forms/use-save.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import type { ChosenPicture } from '../pictures/picture-file.ts'
import { BlockForm } from '../rows/block-form.tsx'
import { saveDraft, sendNews, sendTest } from './news-query.ts'

const { failed } = labels

export function NewsForm({ draft, onSaved }: Pick<OwnNewsList, 'draft'> & { onSaved: () => void }) {
  const [picture, setPicture] = useState<ChosenPicture | null>()
  const { subject = '', text = '', linkLabel, linkUrl } = draft ?? {}
  const form = useForm<Rules>({
    draft: 'news',
    answer: { values: { subject, text, linkLabel: linkLabel ?? '', linkUrl: linkUrl ?? '' } },
    loadSchema: async () => Rules,
    send: async (written) => {
      await saveDraft({ ...written, keepsPicture: picture === undefined ? 'yes' : 'no' }, picture?.file)
      onSaved()
    },
  })
  return (
    <BlockForm form={form} save={labels.save}>
      <TextField label={labels.subject} autoComplete="off" {...form.field('subject')} />
      <TextArea label={labels.text} rows={6} {...form.field('text')} />
      <PictureField
        kind="banner"
        labels={{ field: 'picture', ...labels.picture }}
        value={picture === undefined ? (draft?.picture ?? null) : (picture?.address ?? null)}
        onChange={setPicture}
        error={form.errors.picture}
      />
      <div className="form-pair">
        <TextField label={labels.linkLabel} isOptional autoComplete="off" {...form.field('linkLabel')} />
        <TextField label={labels.linkUrl} isOptional inputMode="url" {...form.field('linkUrl')} dir="ltr" />
      </div>
    </BlockForm>
  )
}

const sizes = ['mail', 'phone'] as const

interface NewsPreviewProps {
  list: OwnNewsList
  onEdit: () => void
  onDone: () => void
}

/** The form before it was left at its end. */
function scrollToTop(preview: HTMLElement | null) {
  preview?.scrollIntoView()
}

/** The mail as it will arrive. */
export function NewsPreview({ list: { followers, timeZone }, onEdit, onDone }: NewsPreviewProps) {
  const [size, setSize] = useState<(typeof sizes)[number]>('mail')
  const [when, setWhen] = useState('')
  const time = when === '' ? 'now' : 'later'
  const test = useSave({ send: () => sendTest(), failed })
  const sending = useSave({
    send: () => sendNews(fromWallTime(when, timeZone)),
    ...{ done: labels.done[time], onDone, failed },
  })
  return (
    <div ref={scrollToTop} className="stack gap-16">
      <RadioChoices
        name="size"
        legend={labels.shownAs}
        choices={sizes.map((value) => ({ value, label: labels.sizes[value] }))}
        chosen={size}
        onChoose={setSize}
      />
      <iframe
        className="news-frame full-width rounded"
        data-size={size}
        title={labels.preview}
        src={apiUrl(callPath('GET /api/linkhubAuth/me/news/draft/preview'))}
        sandbox=""
      />
      <TextField
        id="news-when"
        label={labels.when}
        hint={labels.whenHint(timeZone)}
        isOptional
        type="datetime-local"
        dir="ltr"
        value={when}
        onChange={({ target }) => setWhen(target.value)}
      />
      <p>{followers === 0 ? labels.noFollowers : labels.to(followers)}</p>
      <div className="wrap gap-8">
        <Button disabled={followers === 0 || sending.isPending} onClick={() => sending.mutate()}>
          {labels.send[time]}
        </Button>
        <Button look="second" disabled={test.isPending} onClick={() => test.mutate()}>
          {labels.test}
        </Button>
        <SmallButton onClick={onEdit}>{labels.edit}</SmallButton>
      </div>
      {/* No toast: on a phone it would lie on the button that sends. */}
      <p role="status">{test.isSuccess && labels.tested}</p>
    </div>
  )
}
