import './dashboard-messages.css'
import { messages as labels } from '@nokshi/content/messages.ts'
import { news } from '@nokshi/content/news.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import {
  MESSAGES_A_DAY,
  MESSAGES_KEPT_MAX,
  MESSAGES_OF_NETWORK,
  type MessageList,
  type OwnMessages,
} from '@nokshi/contract/messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hiddenPageMeta } from '../frame/page-meta.ts'
import { NewsPanel } from '../linkhub/news/news-panel.tsx'
import { apiUrl } from '../platform/api-url.ts'
import type { EarlyCalls } from '../platform/early-answers.ts'
import { queryClient } from '../platform/query-client.ts'
import { unreachedSentence } from '../platform/shown-sentence.ts'
import { useStudio } from '../platform/use-settings.ts'
import { Button, SmallButton, TextLink } from '../ui/button.tsx'
import { SwitchField } from '../ui/fields/switch-field.tsx'
import { useSave } from '../ui/forms/use-save.ts'
import { ErrorNotice } from '../ui/notices/notice.tsx'
import { notifyWithAction } from '../ui/notices/notify.ts'
import { Told } from '../ui/notices/told.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/dashboard-messages.route.ts'
import { MessageRow } from './message-row.tsx'
import { markRead, messagesQuery, removeSpam, restoreSpam, saveMessageSettings, tableOf } from './messages-query.ts'

export const handle: EarlyCalls = { calls: ['GET /api/linkhubAuth/me/messages?list=messages'] }

export function meta(args: Route.MetaArgs) {
  const { title, description } = labels
  return hiddenPageMeta(args, { title, description, path: '/dashboard/messages' })
}

export default function DashboardMessagesRoute() {
  return (
    <div className="dash-work messages-page stack content-start min-width-0 gap-8">
      <p>
        <TextLink {...labels.back} className="dash-way" />
      </p>
      <MessageLists />
    </div>
  )
}

export const ErrorBoundary = ErrorNotice

/** News stand beside those who get them. */
const tabs = ['messages', 'followers', 'news', 'spam'] as const
type Tab = (typeof tabs)[number]

const newsTab = { value: 'news', label: news.tab, panel: <NewsPanel /> } as const

function MessageLists() {
  const [tab, setTab] = useState<Tab>('messages')
  const list = tab === 'news' ? 'followers' : tab
  const [isSetting, setSetting] = useState(false)
  const query = useInfiniteQuery(messagesQuery(list), queryClient)
  const first = query.data?.pages[0]
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const isFull = first && list !== 'followers' && first.counts[list] >= MESSAGES_KEPT_MAX
  const isOff = first && !first.messageSettings.messages && !first.messageSettings.news
  const newest = items.find(({ isUnread }) => isUnread)?.id
  useEffect(() => {
    // Tried again when the list is opened again.
    if (newest) markRead(newest).catch(() => undefined)
  }, [newest])
  const labelOf = (one: MessageList) =>
    first?.counts[one] ? `${labels.lists[one]} (${writeCount(first.counts[one])})` : labels.lists[one]

  if ((query.isError || query.isPaused) && !query.data)
    return (
      <div className="stack items-start gap-16" role="alert">
        <p>{unreachedSentence(labels.failed)}</p>
        <Button onClick={() => void query.refetch()}>{labels.retry}</Button>
      </div>
    )
  const panel = (
    <>
      {isFull && <p className="dash-told">{labels.full(MESSAGES_KEPT_MAX)}</p>}
      {!query.data && <p role="status">{labels.loading}</p>}
      {query.data && items.length === 0 && (
        <div className="messages-empty stack items-start gap-16 dashed-card">
          <p>{isOff ? labels.off.text : labels.empty[list]}</p>
          {isOff && <Button onClick={() => setSetting(true)}>{labels.off.action}</Button>}
        </div>
      )}
      {items.length > 0 && (
        <>
          {list === 'spam' && <SpamEmptying />}
          <ul className="messages stack gap-12 below-16">
            {items.map((item) => (
              <MessageRow key={item.id} list={list} item={item} />
            ))}
          </ul>
          {query.hasNextPage && (
            <Button look="second" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {labels.more}
            </Button>
          )}
          <p>
            <a className="dash-way" href={apiUrl(tableOf(list))} download>
              {labels.table}
            </a>
          </p>
        </>
      )}
      <p className="soft micro">{labels.kept}</p>
    </>
  )
  return (
    <>
      <div className="row between gap-12">
        <h2 className="display-2">{labels.heading}</h2>
        {first && (
          <SmallButton aria-haspopup="dialog" onClick={() => setSetting(true)}>
            <Settings aria-hidden size={18} />
            {labels.settings.open}
          </SmallButton>
        )}
      </div>
      <Tabs
        label={labels.lists.label}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => (value === 'news' ? newsTab : { value, label: labelOf(value), panel }))}
      />
      {first && (
        <Sheet
          title={labels.settings.heading}
          closeLabel={labels.settings.close}
          isOpen={isSetting}
          onOpenChange={setSetting}
        >
          <MessageSettingsForm messageSettings={first.messageSettings} isShown={first.isShown} />
        </Sheet>
      )}
    </>
  )
}

/** After a flood nobody deletes thousands one by one. */
function SpamEmptying() {
  const failed = labels.unsaved
  const restoring = useSave({ send: restoreSpam, failed })
  const removal = useSave({
    send: removeSpam,
    onDone: ({ at }) => notifyWithAction(labels.removed, { label: labels.undo, onPress: () => restoring.mutate(at) }),
    failed,
  })
  return (
    <div className="row between gap-y-8 gap-x-20">
      <p className="soft micro">{labels.aside(MESSAGES_A_DAY, MESSAGES_OF_NETWORK)}</p>
      <SmallButton disabled={removal.isPending} onClick={() => removal.mutate()}>
        {labels.emptySpam}
      </SmallButton>
    </div>
  )
}

function MessageSettingsForm({ messageSettings, isShown }: Pick<OwnMessages, 'messageSettings' | 'isShown'>) {
  const { hidden, confirm, saved } = labels.settings
  const { name: studio } = useStudio()
  const saving = useSave({ send: saveMessageSettings, done: saved, failed: labels.unsaved })
  // What was chosen is shown while it is on its way.
  const shown = saving.isPending ? saving.variables : messageSettings
  const isAsking = shown.messages || shown.news
  const kinds = isAsking ? (['messages', 'news', 'studio'] as const) : (['messages', 'news'] as const)
  return (
    <div className="stack gap-16">
      {kinds.map((kind) => (
        <SwitchField
          key={kind}
          label={labels.settings[kind].label}
          hint={kind === 'studio' ? labels.settings.studio.hint(studio) : labels.settings[kind].hint}
          isOn={shown[kind]}
          onChange={(isOn) => saving.mutate({ ...shown, [kind]: isOn })}
        />
      ))}
      {isAsking && !isShown && !saving.isPending && <Told link={confirm}>{hidden}</Told>}
    </div>
  )
}
