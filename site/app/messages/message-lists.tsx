import { messages as labels } from '@nokshi/content/messages.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { MESSAGES_KEPT_MAX, type MessageList, messageLists } from '@nokshi/contract/messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiUrl } from '../platform/api-url.ts'
import { queryClient } from '../platform/query-client.ts'
import { Button } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { MessageRow } from './message-row.tsx'
import { MessageSettingsForm } from './message-settings.tsx'
import { messagesQuery, tableOf } from './messages-query.ts'
import { SpamEmptying } from './spam-emptying.tsx'

export function MessageLists() {
  const [list, setList] = useState<MessageList>('messages')
  const query = useInfiniteQuery(messagesQuery(list), queryClient)
  const first = query.data?.pages[0]
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const isFull = first && list !== 'followers' && first.counts[list] >= MESSAGES_KEPT_MAX
  const labelOf = (one: MessageList) =>
    first ? `${labels.lists[one]} (${writeCount(first.counts[one])})` : labels.lists[one]

  if (query.isError && !query.data)
    return (
      <div className="messages-failed" role="alert">
        <p>{labels.failed}</p>
        <Button onClick={() => void query.refetch()}>{labels.retry}</Button>
      </div>
    )
  const panel = (
    <>
      {isFull && <p className="dash-told">{labels.full(MESSAGES_KEPT_MAX)}</p>}
      {!query.data && <p role="status">{labels.loading}</p>}
      {query.data && items.length === 0 && <p className="dash-told">{labels.empty[list]}</p>}
      {items.length > 0 && (
        <>
          {list === 'spam' && <SpamEmptying />}
          <ul className="messages">
            {items.map((item) => (
              <MessageRow key={item.id} list={list} item={item} />
            ))}
          </ul>
          {query.hasNextPage && (
            <Button
              look="second"
              disabled={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
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
      {first && <MessageSettingsForm messageSettings={first.messageSettings} isShown={first.isShown} />}
      <Tabs
        label={labels.lists.label}
        value={list}
        onChange={setList}
        tabs={messageLists.map((value) => ({ value, label: labelOf(value), panel }))}
      />
    </>
  )
}
