import type { FormAnswer } from '../platform/post-form.ts'
import { Button, ButtonLink } from './button.tsx'
import { Refusal } from './forms/refusal.tsx'
import './small-page.css'

interface MailedLinkProps {
  labels: {
    heading: string
    /** Goes before the username. */
    text: string
    note?: string
    submit: string
    failed: string
    done: { heading: string; text: string; back: { label: string; to: string } }
  }
  username: string
  answer: FormAnswer<unknown> | undefined
}

/** The page that a link in a mail opens. Its button does what the link promises, with and without scripts. */
export function MailedLink({ labels, username, answer }: MailedLinkProps) {
  const { heading, text, note, submit, failed, done } = labels
  if (answer?.sent)
    return (
      <section className="paper-section small-page stack gap-16 break-anywhere">
        <div role="status">
          <h1 className="display-1">{done.heading}</h1>
        </div>
        <p>{done.text}</p>
        <p>
          <ButtonLink to={done.back.to} look="second">
            {done.back.label}
          </ButtonLink>
        </p>
      </section>
    )
  return (
    <section className="paper-section small-page stack gap-16 break-anywhere">
      <h1 className="display-1">{heading}</h1>
      <p className="lead">
        {text} <bdi>@{username}</bdi>
      </p>
      {note && <p>{note}</p>}
      <form method="post" className="form">
        {answer?.failure && <Refusal sentence={answer.refusal?.sentence || failed} />}
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </form>
    </section>
  )
}
