import { crmBulk } from '@nokshi/content/crm/bulk.ts'
import { crmInbox, crmSubmission } from '@nokshi/content/crm/inbox.ts'
import type { InboxChange, InboxItem, InboxQuestion } from '@nokshi/contract/crm/inbox.ts'
import { ManyChanged } from '@nokshi/contract/crm/records.ts'
import { useCallback, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type * as z from 'zod'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../parts/crm-page.tsx'
import { BulkBar, useChoice } from '../record-page/bulk.tsx'
import { RecordTable } from '../record-page/record-table.tsx'
import { askColleague } from '../records/choose-dialog.tsx'
import { crmApi, pathOf, withQuestion } from '../records/crm-api.ts'
import { CrmList, useInfiniteList } from '../records/crm-list.tsx'
import { useKeys } from '../shell/single-keys.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { InboxClock, InboxMeta } from './inbox-clock.tsx'
import { type InboxFilters, type InboxTab, inboxQuery } from './inbox-queries.ts'
import { SubmissionAssign, SubmissionClose, useTriage } from './submission-triage.tsx'
import './inbox.css'

export function InboxList({ filters }: { filters: InboxFilters }) {
  const { tab } = filters
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const parts = useInfiniteList(inboxQuery(filters))
  const choice = useChoice(parts.items, filters)
  const triage = useTriage()
  const search = withQuestion('', filters)
  const cells = useCallback((item: InboxItem) => <InboxCells item={item} search={search} />, [search])

  const [closed, setClosed] = useState<InboxItem>()
  const [assigned, setAssigned] = useState<InboxItem>()

  /** The enquiry that a key is about, while something can be decided about it. */
  function focusedOpen() {
    if (!mayChange || (tab !== 'new' && tab !== 'taken')) return undefined
    return parts.items.find(({ id }) => id === focusedSubmission())
  }

  useKeys({
    j: () => focusNeighbour(list.current, 'next'),
    k: () => focusNeighbour(list.current, 'previous'),
    t() {
      const id = focusedSubmission()
      if (!id || !mayChange) return
      focusNeighbour(list.current, 'next')
      triage.mutate({ id, act: 'take' })
    },
    a: () => setAssigned(focusedOpen()),
    e() {
      const item = focusedOpen()
      if (item) focusNeighbour(list.current, 'next')
      setClosed(item)
    },
    r: () => {
      const id = focusedSubmission()
      if (id) void navigate(`${pathOf({ kind: 'submission', id })}${search}#reply`)
    },
  })

  return (
    <div className="crm-stack above-16">
      <CrmList list={parts} empty={<InboxEmpty filters={filters} />}>
        <BulkBar
          choice={choice}
          total={parts.first?.counts[tab]}
          // They stand in the address as any text; the API refuses what is no filter.
          matching={filters as z.input<typeof InboxQuestion>}
          send={({ which, act }) => crmApi('POST /api/crm/inbox/bulk', ManyChanged, { body: { which, ...act } })}
          acts={actsOf[tab].map((act) => ({
            label: crmBulk.inbox[act],
            ...(act === 'assign' ? { ask: askWhom } : { act: { act } }),
          }))}
        />
        <div ref={list}>
          <RecordTable
            caption={crmInbox.title}
            columns={columns}
            list={parts}
            nameOf={({ name }) => name}
            choice={choice.rows}
          >
            {cells}
          </RecordTable>
        </div>
      </CrmList>
      {assigned && <SubmissionAssign item={assigned} onClose={() => setAssigned(undefined)} />}
      {closed && <SubmissionClose item={closed} onClose={() => setClosed(undefined)} />}
    </div>
  )
}

const columns = [
  { label: crmInbox.columns.name },
  { label: crmInbox.columns.excerpt, className: 'inbox-message' },
  { label: crmInbox.columns.meta, className: 'cell-wide' },
  { label: crmInbox.columns.clock, className: 'inbox-clock' },
]

function InboxCells({ item, search }: { item: InboxItem; search: string }) {
  return (
    <>
      <th scope="row">
        <Link
          to={pathOf({ kind: 'submission', id: item.id }) + search}
          className="row-link strong"
          data-submission={item.id}
          dir="auto"
        >
          {item.name}
        </Link>
      </th>
      <td className="inbox-message">
        <span className="ellipsis block" dir="auto" title={item.excerpt}>
          {item.excerpt}
        </span>
      </td>
      <td>
        <InboxMeta item={item} />
      </td>
      <td className="inbox-clock">
        <InboxClock item={item} />
      </td>
    </>
  )
}

function InboxEmpty({ filters: { tab, ...filters } }: { filters: InboxFilters }) {
  if (Object.values(filters).some(Boolean)) return <EmptyState {...crmInbox.none} />
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

type BulkChange = Omit<InboxChange, 'which'>

const actsOf: Record<InboxTab, BulkChange['act'][]> = {
  new: ['take', 'assign', 'close', 'spam'],
  taken: ['assign', 'close', 'spam'],
  closed: ['reopen', 'spam'],
  spam: ['not-spam'],
}

const askWhom = askColleague<BulkChange>(crmSubmission.assignTitle, (assigneeId) =>
  assigneeId ? { act: 'assign', assigneeId } : { act: 'release' },
)
