import './today.css'
import { crmInbox } from '@nokshi/content/crm/inbox.ts'
import { crmToday } from '@nokshi/content/crm/today.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { DealCard } from '@nokshi/contract/crm/deals.ts'
import type { InboxItem } from '@nokshi/contract/crm/inbox.ts'
import type { Task } from '@nokshi/contract/crm/tasks.ts'
import { Today } from '@nokshi/contract/crm/today.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EarlyCalls } from '../../platform/early-answers.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { MoneyText } from '../deals/money.tsx'
import { ServiceStitch } from '../deals/service-stitch.tsx'
import { InboxClock, InboxMeta } from '../inbox/inbox-clock.tsx'
import type { InboxFilters } from '../inbox/inbox-queries.ts'
import { TextLink } from '../parts/buttons.tsx'
import { CrmPage, crmMeta, Fetched, RowLink, Rows } from '../parts/crm-page.tsx'
import { age, dayInWords, isLate } from '../parts/time.tsx'
import { crmApi, crmQuery, pathOf, withQuestion } from '../records/crm-api.ts'
import { useIsOwner, useMayChange, useMe } from '../staff/crm-me.ts'
import { TaskGroups } from '../tasks/task-groups.tsx'

export const handle: EarlyCalls = { calls: ['GET /api/crm/today'] }

export const meta = crmMeta(crmToday.title)

const days = new Intl.DateTimeFormat('en-GB-u-nu-latn-ca-gregory', { weekday: 'long', day: 'numeric', month: 'long' })

/** Looked up again while the page is in sight: what waits changes by itself. */
const todayQuery = crmQuery(['today'], () => crmApi('GET /api/crm/today', Today), { refetchInterval: 20_000 })

export default function TodayRoute() {
  const me = useMe()
  return (
    <CrmPage title={crmToday.title} note={crmToday.greeting(me.name, days.format(Date.now()))}>
      <Fetched query={useQuery(todayQuery)}>{(today) => <TodayView today={today} />}</Fetched>
    </CrmPage>
  )
}

function TodayView({ today }: { today: Today }) {
  const me = useMe()
  const { hasContact, hasSubmission, hasColleague } = today.starter
  const starter = !(hasContact && hasSubmission && hasColleague) && <TodayStarter starter={today.starter} />
  if (!hasContact && !hasSubmission) return starter
  return (
    <>
      {today.failedMails > 0 && (
        <p className="row gap-x-12 today-notice crm-failed surface">
          <MailWarning aria-hidden size={20} />
          <strong>{crmToday.mails[today.hasMailServer ? 'count' : 'kept'](today.failedMails)}</strong>
          <TextLink to="/crm/settings?tab=mail">{crmToday.mails.show}</TextLink>
        </p>
      )}
      <div className="column today gap-24 align-start">
        <div className="column gap-24">
          <TodayTasks tasks={today.tasks} />
          <TodayQuiet deals={today.quietDeals} />
        </div>
        <div className="column gap-24">
          <TodayInbox
            labels={crmToday.mine}
            items={today.mine}
            count={today.mineCount}
            filters={{ tab: 'taken', owner: me.id }}
          />
          <TodayInbox labels={crmToday.inbox} items={today.inbox} count={today.inboxCount} filters={{ tab: 'new' }} />
        </div>
      </div>
      {starter}
    </>
  )
}

/** Overdue, today, tomorrow: mine, and what nobody has taken on. */
function TodayTasks({ tasks }: { tasks: Task[] }) {
  const { heading, link, none } = crmToday.tasks
  return (
    <TodayPart heading={heading} link={{ to: '/crm/tasks', label: link }} none={tasks.length === 0 && none}>
      <TaskGroups tasks={tasks} level={3} />
    </TodayPart>
  )
}

const SHOWN = 5

interface TodayInboxProps {
  labels: typeof crmToday.inbox
  items: InboxItem[]
  count: number
  filters: InboxFilters
}

function TodayInbox({ labels, items, count, filters }: TodayInboxProps) {
  const isSomeLate = items.some(({ firstReplyAt, replyDueAt }) => firstReplyAt === null && replyDueAt < Date.now())
  return (
    <TodayPart
      heading={labels.heading}
      count={
        count > 0 && (
          <span className={`${isSomeLate ? 'crm-due' : 'crm-small'} figures today-count`}>{writeCount(count)}</span>
        )
      }
      link={count > 0 && { to: withQuestion('/crm/inbox', filters), label: labels.link }}
      none={items.length === 0 && labels.none}
    >
      <Rows items={items.slice(0, SHOWN)}>
        {(item) => (
          <RowLink
            key={item.id}
            to={withQuestion(pathOf({ kind: 'submission', id: item.id }), filters)}
            title={item.name}
            note={<InboxClock item={item} />}
          >
            <span className="ellipsis full-width" dir="auto">
              {item.excerpt}
            </span>
            <InboxMeta item={item} />
          </RowLink>
        )}
      </Rows>
    </TodayPart>
  )
}

const { quiet } = crmToday

/** Deals nobody has heard of for longer than their stage allows, the most silent first. */
function TodayQuiet({ deals }: { deals: DealCard[] }) {
  return (
    <TodayPart
      heading={quiet.heading}
      link={deals.length > 0 && { to: '/crm/deals?quiet=true', label: quiet.link }}
      none={deals.length === 0 && quiet.none}
    >
      <Rows items={deals}>{(deal) => <QuietDeal key={deal.id} deal={deal} />}</Rows>
    </TodayPart>
  )
}

function QuietDeal({ deal }: { deal: DealCard }) {
  const { id, title, contact, company, amount, service, nextStep, lastActivityAt } = deal
  const who = company?.name ?? contact?.name
  return (
    <li>
      <Link to={pathOf({ kind: 'deal', id })} className="crm-row-link column gap-2 break-anywhere">
        <ServiceStitch service={service} className="link-colour" />
        <span className="wrap items-baseline between gap-x-16">
          <strong dir="auto">{title}</strong>
          <span className="crm-small">{quiet.since(age(lastActivityAt))}</span>
        </span>
        <span className="wrap gap-x-16 crm-small">
          {who && <bdi>{who}</bdi>}
          {amount && <MoneyText of={amount} />}
          {nextStep ? (
            <span className={isLate(nextStep.dueDay) ? 'crm-due' : undefined} dir="auto">
              {[nextStep.title, nextStep.dueDay && dayInWords(nextStep.dueDay)].filter(Boolean).join(', ')}
            </span>
          ) : (
            <span>{quiet.noStep}</span>
          )}
        </span>
      </Link>
    </li>
  )
}

interface TodayPartProps {
  heading: string
  count?: ReactNode
  link?: { to: string; label: string } | false
  none: string | false
  children: ReactNode
}

function TodayPart({ heading, count, link, none, children }: TodayPartProps) {
  return (
    <section className="crm-stack" aria-label={heading}>
      <div className="row between gap-y-8 gap-x-16 today-top">
        <h2 className="crm-heading">
          {heading} {count}
        </h2>
        {link && (
          <Link to={link.to} className="crm-text-link">
            {link.label}
          </Link>
        )}
      </div>
      {none ? <p className="dashed-card padded soft">{none}</p> : children}
    </section>
  )
}

const labels = crmToday.starter
const { form, contact, colleague } = labels.steps

function TodayStarter({ starter }: { starter: Today['starter'] }) {
  const isOwner = useIsOwner()
  const mayChange = useMayChange()
  const steps = [
    { ...form, to: crmInbox.formPath, isDone: starter.hasSubmission },
    { ...contact, to: mayChange && '/crm/contacts/new', isDone: starter.hasContact },
    { ...colleague, to: isOwner && '/crm/settings?tab=team', isDone: starter.hasColleague },
  ]
  return (
    <section className="today-starter stack gap-10 dashed-card" aria-label={labels.heading}>
      <h2 className="crm-heading">{labels.heading}</h2>
      <p className="crm-small">{labels.text}</p>
      <ol className="today-steps stack gap-24 above-8">
        {steps.map(({ title, text, link, to, isDone }) => (
          <li key={title} className="column items-start gap-8 content-start today-step" data-done={isDone || undefined}>
            <h3 className="today-step-title strong line gap-8">
              {isDone && <Check aria-hidden size={20} />}
              {title}
              {isDone && <span className="sr-only">: {labels.done}</span>}
            </h3>
            <p className="soft">{text}</p>
            {to && !isDone && (
              <ButtonLink to={to} look="second" size="small">
                {link}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
