import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A way to another page, in the words of a sentence or beside a button. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className="crm-text-link" {...props} />
}
