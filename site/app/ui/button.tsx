import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface Look {
  /** One primary per view: everything else is second. */
  look?: 'primary' | 'second'
  size?: 'normal' | 'small'
}

function classes({ look = 'primary', size = 'normal' }: Look, more = '') {
  return ['button', look === 'second' && 'button-second', size === 'small' && 'button-small', more]
    .filter(Boolean)
    .join(' ')
}

export function Button({ look, size, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className={classes({ look, size }, className)} {...rest} />
}

/** For what is done beside the one thing that a view is for. */
export function SmallButton(props: ComponentProps<'button'>) {
  return <Button look="second" size="small" {...props} />
}

/** A link that looks like a button. Addresses of other sites and mail programs are plain anchors. */
export function ButtonLink(props: Look & Omit<ComponentProps<'a'>, 'href'> & { to: string; label?: string }) {
  const { look, size, className, to, label, ...more } = props
  const rest = { children: label, ...more }
  const name = classes({ look, size }, className)
  if (/^[a-z]+:/.test(to)) return <a href={to} className={name} {...rest} />
  return <Link to={to} className={name} {...rest} />
}

const QUIET = 'inline-row tap-height strong underlined'

/** A link as the labels of a page have it: with its words. */
export function TextLink({ label, className = QUIET, ...link }: ComponentProps<typeof Link> & { label: string }) {
  return (
    <Link {...link} className={className}>
      {label}
    </Link>
  )
}

interface SubmitButtonProps {
  isBusy: boolean
  labels: { label: string; busyLabel: string }
}

export function SubmitButton({ isBusy, labels }: SubmitButtonProps) {
  return (
    <button type="submit" className="button" disabled={isBusy}>
      {isBusy ? labels.busyLabel : labels.label}
    </button>
  )
}
