import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface QuietButtonProps extends ComponentProps<'button'> {
  /** What it is about, for those who hear the page. */
  about?: string
}

/** A button for what is done beside the one thing that a page is for. */
export function QuietButton({ about, children, ...button }: QuietButtonProps) {
  return (
    <button type="button" className="crm-quiet-button" {...button}>
      {children}
      {about && <span className="sr-only"> {about}</span>}
    </button>
  )
}

export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className="crm-text-link" {...props} />
}
