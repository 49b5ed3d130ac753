import { dashboard } from '@nokshi/content/dashboard.ts'
import { videos as labels } from '@nokshi/content/videos.ts'
import { type OwnVideo, VIDEOS_MAX } from '@nokshi/contract/linkhub/shown-video.ts'
import { VideoEdit as Rules, videoProviders } from '@nokshi/contract/linkhub/videos.ts'
import { useQuery } from '@tanstack/react-query'
import { CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { ExactField } from '../../ui/fields/account-fields.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { BlockForm, useBlockChanges } from '../rows/block-form.tsx'
import { BlockSection, type BlockTask, type BlockTasks } from '../rows/block-section.tsx'
import { moveItem } from '../rows/keep-block.ts'
import { RowAddress, SortableList, SortableRow } from '../rows/row.tsx'
import { removeVideo, saveVideo, videosQuery } from './videos-query.ts'

interface VideosSectionProps extends BlockTasks<OwnVideo> {
  pageId: string
  opensOf: (id: string) => string | undefined
}

export function VideosSection({ pageId, opensOf, task, onTask }: VideosSectionProps) {
  const { data = [] } = useQuery(videosQuery)
  const { change, remove, removed, isPending, isWaiting } = useBlockChanges<OwnVideo & { place: number }>(videosQuery)
  const { heading } = labels.form

  function put({ id, url, ownTitle }: OwnVideo, place: number) {
    change(() => saveVideo(id, { url, title: ownTitle ?? undefined, place }))
  }

  function move(id: string, place: number) {
    const isMoved = (video: OwnVideo) => video.id === id
    // At once; the server may be asked later.
    queryClient.setQueryData(videosQuery.queryKey, moveItem(data, isMoved, place))
    for (const video of data.filter(isMoved)) put(video, place)
  }

  return (
    <BlockSection
      labels={{ ...labels, full: dashboard.add.videosFull }}
      items={data}
      most={VIDEOS_MAX}
      task={task}
      onTask={onTask}
      title={task?.item ? heading.edit : heading.add}
      form={({ item, shared }, onDone) => <VideoForm pageId={pageId} video={item} shared={shared} onDone={onDone} />}
      isWaiting={isWaiting}
      removed={removed}
      // Under its own id, which its clicks are counted under.
      onRestore={() => removed && put(removed, removed.place)}
    >
      <SortableList items={data} onMove={move}>
        {(one, row) => (
          <SortableRow
            {...row}
            mark={one.picture ? <img src={one.picture} alt="" /> : <CirclePlay />}
            note={<VideoNote video={one} />}
            figure={opensOf(one.id)}
            onEdit={() => onTask({ item: one })}
            onRemove={() => remove(() => removeVideo(one.id).then(() => ({ ...one, place: row.place })))}
            isBusy={isPending}
          />
        )}
      </SortableList>
    </BlockSection>
  )
}

function VideoNote({ video: { url, provider, problem } }: { video: OwnVideo }) {
  return (
    <>
      <RowAddress address={url} dir="ltr" />
      {problem && <p className="accent micro strong">{labels.problem[problem](videoProviders[provider].name)}</p>}
    </>
  )
}

interface VideoFormProps {
  pageId: string
  video: OwnVideo | undefined
  shared: BlockTask<OwnVideo>['shared']
  onDone: () => void
}

function VideoForm({ pageId, video, shared, onDone }: VideoFormProps) {
  const { form: texts } = labels
  // Sent again after a failure, it is still the same video.
  const [id] = useState(() => video?.id ?? crypto.getRandomValues(new Uint32Array(4)).join('-'))
  const form = useForm<Rules>({
    ...(!video && !shared && { draft: `video-${pageId}` }),
    loadSchema: async () => Rules,
    send: async ({ url, title }) => {
      await saveVideo(id, { url, title })
      onDone()
    },
  })
  return (
    <BlockForm form={form}>
      {!video && <p className="soft micro">{labels.empty}</p>}
      <ExactField
        label={texts.url}
        hint={texts.urlHint}
        inputMode="url"
        autoComplete="off"
        {...form.field('url')}
        defaultValue={video?.url ?? shared?.url}
      />
      <TextField
        label={texts.title}
        hint={texts.titleHint}
        isOptional
        autoComplete="off"
        {...form.field('title')}
        defaultValue={video?.ownTitle ?? undefined}
      />
    </BlockForm>
  )
}
