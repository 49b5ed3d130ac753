import { reportPage } from '@nokshi/content/hub.ts'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/button.tsx'

/** Takes the place of the form, and the focus, which the button that sent it had. */
export function ReportThanks() {
  const { heading, text, back } = reportPage.thanks
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} role="status" tabIndex={-1} className="form-outcome" data-tone="done">
      <p className="display-3">{heading}</p>
      <p>{text}</p>
      <p>
        <ButtonLink to={back.to} look="second">
          {back.label}
        </ButtonLink>
      </p>
    </div>
  )
}
