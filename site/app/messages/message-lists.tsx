import { messages as labels } from '@nokshi/content/messages.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import {
  MESSAGES_A_DAY,
  MESSAGES_KEPT_MAX,
  MESSAGES_OF_NETWORK,
  type MessageList,
  messageLists,
} from '@nokshi/contract/messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { apiUrl } from '../platform/api-url.ts'
import { queryClient } from '../platform/query-client.ts'
import { unreachedSentence } from '../platform/unreached-sentence.ts'
import { Button, SmallButton } from '../ui/button.tsx'
import { useSave } from '../ui/forms/use-save.ts'
import { notifyWithAction } from '../ui/notices/notify.ts'
import { Sheet } from '../ui/sheet.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { MessageRow } from './message-row.tsx'
import { MessageSettingsForm } from './message-settings.tsx'
import { markRead, messagesQuery, removeSpam, restoreSpam, tableOf } from './messages-query.ts'

export function MessageLists() {
  const [list, setList] = useState<MessageList>('messages')
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
    first ? `${labels.lists[one]} (${writeCount(first.counts[one])})` : labels.lists[one]

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
      <p className="dash-note">{labels.kept}</p>
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
        value={list}
        onChange={setList}
        tabs={messageLists.map((value) => ({ value, label: labelOf(value), panel }))}
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
export function SpamEmptying() {
  const failed = labels.unsaved
  const restoring = useSave({ send: restoreSpam, failed })
  const removal = useSave({
    send: removeSpam,
    onDone: (at: number) =>
      notifyWithAction(labels.removed, { label: labels.undo, onPress: () => restoring.mutate(at) }),
    failed,
  })
  return (
    <div className="row between gap-y-8 gap-x-20">
      <p className="dash-note">{labels.aside(MESSAGES_A_DAY, MESSAGES_OF_NETWORK)}</p>
      <SmallButton disabled={removal.isPending} onClick={() => removal.mutate()}>
        {labels.emptySpam}
      </SmallButton>
    </div>
  )
}
