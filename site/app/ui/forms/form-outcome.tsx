import { formOutcome } from '@nokshi/content/form-outcome.ts'
import { language } from '@nokshi/content/language.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FormAnswer } from '../../platform/post-form.ts'
import { useStudio } from '../../platform/use-settings.ts'
import './form-outcome.css'
import { ThreadMark } from '../thread-mark.tsx'

export interface Receipt {
  reference?: string | undefined
}

interface FormOutcomeProps {
  answer: FormAnswer<Receipt>
  /** What a toast says where scripts run: shown here for an answer that came without them. */
  notice?: { title: string; text: string } | undefined
}

/** What came of a form, in the page and for as long as the visitor wants to read it. */
export function FormOutcome({ answer: { sent, failure, values = {} }, notice }: FormOutcomeProps) {
  if (sent) return <Received receipt={sent} notice={notice} />
  if (failure) return <Unsent labels={inWords(values)} notice={notice} />
  return null
}

function Received({ receipt, notice }: { receipt: Receipt; notice: FormOutcomeProps['notice'] }) {
  const { heading, reference, next } = formOutcome.received
  const { replyPromise } = useStudio()
  return (
    <OutcomePanel tone="done">
      <Told notice={notice} />
      <p className="display-3 line gap-12">
        <ThreadMark d={knot} size={[34, 22]} strokeWidth={2.6} className="form-outcome-knot done flex-none" />
        {heading}
      </p>
      {receipt.reference ? (
        <p>
          {reference} <strong className="figures">{receipt.reference}</strong>
          {language.fullStop} {next} {replyPromise}
        </p>
      ) : (
        <p>{replyPromise}</p>
      )}
    </OutcomePanel>
  )
}

function Unsent({ labels, notice }: { labels: string; notice: FormOutcomeProps['notice'] }) {
  const { text, email, whatsapp, subject } = formOutcome.unsent
  const { name, email: address, whatsapp: chat } = useStudio()
  const mail = `mailto:${address}?subject=${encodeURIComponent(subject(name))}&body=${encodeURIComponent(labels)}`
  return (
    <OutcomePanel tone="error">
      <Told notice={notice} />
      <p>{text}</p>
      <p className="wrap gap-x-24">
        <a href={mail}>{email}</a>
        <a href={`${chat}?text=${encodeURIComponent(labels)}`} rel="noopener">
          {whatsapp}
        </a>
      </p>
    </OutcomePanel>
  )
}

function Told({ notice }: Pick<FormOutcomeProps, 'notice'>) {
  if (!notice) return null
  return (
    <p>
      <strong>{notice.title}</strong> {notice.text}
    </p>
  )
}

/** Takes the focus, which the submit button lost when it was disabled. */
export function OutcomePanel({ tone, children }: { tone: 'done' | 'error'; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} role="status" tabIndex={-1} className="form-outcome stack gap-8 surface rounded" data-tone={tone}>
      {children}
    </div>
  )
}

/** What was written, a line per field: the links above carry it to the visitor's own mail or chat. */
function inWords(values: Record<string, string>) {
  // Some mail programs cut an address that is longer than this.
  const LONGEST = 1500
  return Object.values(values)
    .filter((value) => value.trim() !== '')
    .join('\n')
    .slice(0, LONGEST)
}

const knot = 'M1 15C8 15 11 4 18 4C24 4 25 12 19 13C12 14 9 6 15 4M19 13C23 18 28 16 33 16'
