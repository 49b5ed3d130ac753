import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import type { InboxChange, InboxItem } from '@nokshi/contract/crm/inbox.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink, SmallButton } from '../../ui/button.tsx'
import { type Choice, useChoice } from '../parts/choice.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { VirtualRows } from '../parts/virtual-rows.tsx'
import { CrmList } from '../records/crm-list.tsx'
import { pathOf } from '../records/recent-records.ts'
import { useInfiniteList } from '../records/use-infinite-list.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { useInboxKeys } from './inbox-keys.ts'
import { type InboxTab, inboxQuery } from './inbox-queries.ts'
import { InboxRow } from './inbox-row.tsx'
import { SubmissionDecline } from './submission-decline.tsx'
import { useTriage } from './submission-triage.ts'
import { useStableList } from './use-stable-list.ts'
import './inbox.css'
import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { ChoiceBar } from '../parts/choice-bar.tsx'
import { useChangeMany } from '../records/change-many.ts'
import { crmApi } from '../records/crm-api.ts'

export function InboxList({ tab }: { tab: InboxTab }) {
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const parts = useInfiniteList(inboxQuery(tab))
  const { shown, waiting, release } = useStableList(parts.items, list)
  const choice = useChoice(shown)
  const triage = useTriage({ onDone: release })

  const [declined, setDeclined] = useState<InboxItem>()

  function take() {
    const id = focusedSubmission()
    if (!id || !mayChange) return
    focusNeighbour(list.current, 'next')
    triage.mutate({ id, act: 'take' })
  }

  /** What is new is declined, with a reason; what was taken is done with. */
  function close() {
    const item = shown.find(({ id }) => id === focusedSubmission())
    if (!item || !mayChange) return
    focusNeighbour(list.current, 'next')
    if (item.tab === 'new') setDeclined(item)
    else triage.mutate({ id: item.id, act: 'close' })
  }

  useInboxKeys({
    j: () => focusNeighbour(list.current, 'next'),
    k: () => focusNeighbour(list.current, 'previous'),
    t: take,
    e: close,
    r: () => {
      const id = focusedSubmission()
      if (id) void navigate(`${pathOf({ kind: 'submission', id })}?tab=${tab}#reply`)
    },
  })

  return (
    <div className="crm-stack inbox-list">
      <div role="status">{waiting > 0 && <SmallButton onClick={release}>{crmInbox.came(waiting)}</SmallButton>}</div>
      <CrmList list={{ ...parts, items: shown }} empty={<InboxEmpty tab={tab} />}>
        {mayChange && (
          <InboxChoiceBar
            choice={choice}
            tab={tab}
            shown={shown.length}
            total={parts.first?.counts[tab]}
            onDone={release}
          />
        )}
        <div ref={list}>
          <VirtualRows className="crm-rows" items={shown} hasMore={parts.hasMore} rowHeight={92}>
            {(item, row) => (
              <InboxRow key={item.id} item={item} tab={tab} choice={choice.isOpen ? choice : undefined} {...row} />
            )}
          </VirtualRows>
        </div>
      </CrmList>
      {declined && (
        <SubmissionDecline
          id={declined.id}
          deal={declined.deal?.name}
          onClose={() => {
            setDeclined(undefined)
            release()
          }}
        />
      )}
    </div>
  )
}

function InboxEmpty({ tab }: { tab: InboxTab }) {
  return (
    <EmptyState {...crmInbox.empty[tab]}>
      {tab === 'new' && (
        <ButtonLink to={crmInbox.formPath} look="second" size="small">
          {crmInbox.formLink}
        </ButtonLink>
      )}
    </EmptyState>
  )
}

/** The lines of the list are links; j and k walk along them like Tab does. */

function focusNeighbour(list: HTMLElement | null, direction: 'next' | 'previous') {
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-submission]') ?? [])]
  const { activeElement } = document
  const place = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1
  const last = links.length - 1
  // At the end of the list the one before takes over, for one that is about to leave.
  const next = direction === 'next' ? (place === last ? last - 1 : place + 1) : Math.max(place - 1, 0)
  links[Math.max(next, 0)]?.focus()
}

function focusedSubmission() {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? activeElement.dataset.submission : undefined
}

type Act = InboxChange['act']

const actsOf: Record<InboxTab, Act[]> = {
  new: ['take', 'close', 'spam'],
  taken: ['release', 'close', 'spam'],
  closed: ['reopen', 'spam'],
  spam: ['not-spam'],
}

interface InboxChoiceBarProps {
  choice: Choice
  tab: InboxTab
  shown: number
  total: number | undefined
  onDone: () => void
}

function InboxChoiceBar({ choice, tab, shown, total, onDone }: InboxChoiceBarProps) {
  const many = useChangeMany(triageMany, () => {
    choice.clear()
    onDone()
  })
  return (
    <ChoiceBar
      choice={choice}
      shown={shown}
      total={total}
      isBusy={many.isPending}
      acts={actsOf[tab].map((act) => ({
        label: crmBulk.inbox[act],
        onPress: () =>
          many.mutate({ which: choice.isAll ? { matching: { tab }, count: total } : { ids: choice.chosen }, act }),
      }))}
    />
  )
}

function triageMany(body: InboxChange) {
  return crmApi('POST /api/crm/inbox/bulk', ManyChanged, { body })
}
