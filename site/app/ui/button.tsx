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
export function ButtonLink(props: Look & Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { look, size, className, to, ...rest } = props
  const name = classes({ look, size }, className)
  if (/^[a-z]+:/.test(to)) return <a href={to} className={name} {...rest} />
  return <Link to={to} className={name} {...rest} />
}

interface SubmitButtonProps {
  isBusy: boolean
  busyLabel: string
  children: string
}

export function SubmitButton({ isBusy, busyLabel, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button" disabled={isBusy}>
      {isBusy ? busyLabel : children}
    </button>
  )
}
