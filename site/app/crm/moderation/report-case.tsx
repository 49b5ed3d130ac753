import { crmReports } from '@nokshi/content/crm/moderation.ts'
import { hubNotices } from '@nokshi/content/hub.ts'
import { reportReasonLabels } from '@nokshi/content/report-reasons.ts'
import {
  type ReportCase as Case,
  DecisionMade,
  PageDecision,
  Reopened,
  type Report,
} from '@nokshi/contract/moderation.ts'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { SmallButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields/field.tsx'
import { CrmDialog } from '../parts/crm-dialog.tsx'
import { AgoTime, ago } from '../parts/time.tsx'
import { crmApi, useChange } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { useMayChange } from '../staff/crm-me.ts'

export function ReportCase({ found }: { found: Case }) {
  const mayChange = useMayChange()
  const { reports, count, since, ofPage, decidedAt, isSuspended, paymentChangedAt } = found
  return (
    <article className="crm-card">
      <ReportedPage page={found} />
      <p className="crm-small">
        <strong className={decidedAt === null ? 'crm-due' : undefined}>{crmReports.count(count)}</strong>
        {', '}
        {crmReports.since(ago(since))}
        {ofPage > count && `, ${crmReports.ofPage(ofPage)}`}
        {decidedAt !== null && `, ${crmReports.decided(ago(decidedAt))}`}
      </p>
      {paymentChangedAt !== undefined && <p className="strong">{crmReports.paymentChanged(ago(paymentChangedAt))}</p>}
      {isSuspended && <p className="strong">{crmReports.isSuspended}</p>}
      <ul className="report-words lined-list line-above column">
        {reports.map((report) => (
          <ReportLabels key={report.id} report={report} />
        ))}
        {count > reports.length && <li className="crm-small">{crmReports.more(count - reports.length)}</li>}
      </ul>
      {mayChange && <ReportActs found={found} />}
    </article>
  )
}

function ReportLabels({ report: { reason, details, email, receivedAt } }: { report: Report }) {
  return (
    <li className="column gap-4 break-anywhere">
      <p>
        <strong>{reasonInWords(reason)}</strong> <AgoTime at={receivedAt} className="crm-small" />
      </p>
      {details ? (
        <blockquote className="pre-line measure" dir="auto">
          {details}
        </blockquote>
      ) : (
        <p className="crm-small">{crmReports.noWords}</p>
      )}
      {email && (
        <p className="crm-small">
          {crmReports.answer}{' '}
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </p>
      )}
    </li>
  )
}

/** One that is offered no longer is its own name. */
function reasonInWords(value: string) {
  return new Map(Object.entries(reportReasonLabels)).get(value) ?? value
}

function ReportActs({ found: page }: { found: Case }) {
  const [isAsking, setAsking] = useState(false)
  const decide = useDecision()
  const reopening = useReopening()
  const { isSuspended, decidedAt } = page
  const isOpen = decidedAt === null
  const acts = [
    isOpen && !isSuspended && { label: crmReports.suspend.open, act: () => setAsking(true) },
    isSuspended && { label: crmReports.restore.label, act: () => decide.mutate({ page, decision: 'restore' }) },
    isOpen
      ? { label: crmReports.dismiss.label, act: () => decide.mutate({ page, decision: 'dismiss' }) }
      : { label: crmReports.reopen.label, act: () => reopening.mutate({ page, decidedAt }) },
  ].filter((entry) => entry !== false)
  return (
    <div className="crm-actions">
      {acts.map(({ label, act }) => (
        <SmallButton key={label} disabled={decide.isPending || reopening.isPending} onClick={act}>
          {label}
          <span className="sr-only"> {page.name}</span>
        </SmallButton>
      ))}
      {isAsking && <ReportSuspend page={page} onClose={() => setAsking(false)} />}
    </div>
  )
}

const labels = crmReports.suspend

interface Page {
  username: string
  name: string
}

/** Says before it happens what visitors and the owner will see. */
function ReportSuspend({ page, onClose }: { page: Page; onClose: () => void }) {
  const decide = useDecision(onClose)
  const form = useCrmForm({
    schema: PageDecision,
    read: ({ reason }) => ({ decision: 'suspend', reason }),
    send: (decision) => decide.mutateAsync({ page, ...decision }),
    onError: () => true,
  })

  return (
    <CrmDialog title={labels.title(page.name)} onClose={onClose}>
      <p>{labels.visitors}</p>
      <blockquote className="card padded">
        <strong>{hubNotices.suspended.title}</strong>
        <br />
        {hubNotices.suspended.text}
      </blockquote>
      <p>{labels.owner}</p>
      <p>{labels.back}</p>
      <CrmForm form={form} className="form" submit={labels.submit} onClose={onClose}>
        <TextArea {...form.field('reason')} label={labels.reason} hint={labels.reasonHint} isOptional rows={3} />
      </CrmForm>
    </CrmDialog>
  )
}

export function ReportedPage({ page: { username, name } }: { page: Page }) {
  return (
    <div className="wrap gap-x-16 break-anywhere items-baseline min-width-0">
      <h2 className="crm-heading" dir="auto">
        {name}
      </h2>
      <a
        className="crm-text-link"
        href={`/hub/${encodeURIComponent(username)}`}
        target="_blank"
        rel="noreferrer"
        title={crmReports.look}
      >
        <bdi dir="ltr">@{username}</bdi>
        <ExternalLink aria-hidden size={16} />
        <span className="sr-only">
          {crmReports.look}, {crmReports.newTab}
        </span>
      </a>
    </div>
  )
}

interface Input extends PageDecision {
  page: Page
}

type Made = ReturnType<typeof DecisionMade.parse>

export function useDecision(onDone?: () => void) {
  return useChange({
    send: ({ page: { username }, ...body }: Input) =>
      crmApi('POST /api/crm/pages/{username}/decision', DecisionMade, { username, body }),
    done: (made, { page, decision }) => sentenceFor(made, page, decision),
    undo: ({ page, decision }, made) => (decision === 'restore' ? undefined : () => undoDecision(made, page, decision)),
    ...(onDone && { onDone }),
  })
}

function sentenceFor({ isChanged }: Made, { name }: Page, decision: PageDecision['decision']) {
  if (decision === 'suspend' && !isChanged) return crmReports.suspend.already(name)
  return crmReports[decision].done(name)
}

/** As it was before: what was taken down is there again, and the reports wait for somebody. */
async function undoDecision({ isChanged, closed, decidedAt }: Made, page: Page, decision: PageDecision['decision']) {
  if (decision === 'suspend' && isChanged)
    await crmApi('POST /api/crm/pages/{username}/decision', DecisionMade, {
      username: page.username,
      body: { decision: 'restore' },
    })
  if (closed > 0) await reopen(page, decidedAt)
}

function useReopening() {
  return useChange({
    send: ({ page, decidedAt }: { page: Page; decidedAt: number }) => reopen(page, decidedAt),
    done: (_, { page }) => crmReports.reopen.done(page.name),
  })
}

function reopen({ username }: Page, decidedAt: number) {
  return crmApi('POST /api/crm/pages/{username}/reopen', Reopened, { username, body: { decidedAt } })
}
