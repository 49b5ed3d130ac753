import type { ComponentProps, ReactNode } from 'react'
import './links-rows.css'

export interface RowParts {
  title: string
  /** A mark or a picture, before the title. */
  mark?: ReactNode
  /** Below the title. */
  note?: ReactNode
  /** How often it was opened. */
  figure?: ReactNode
  /** At most two; the rest is in the menu of the handle. */
  buttons?: ReactNode
  /** Visitors do not see it now. */
  isOff?: boolean | undefined
  /** Below everything, while it is open. */
  children?: ReactNode
}

interface RowProps extends RowParts, Omit<ComponentProps<'li'>, keyof RowParts> {
  /** The handle. */
  grip?: ReactNode
}

/** Something on the page, and what its owner can do with it. */
export function Row({ grip, title, mark, note, figure, buttons, isOff, children, ...item }: RowProps) {
  return (
    <li className="links-row row cloth rounded" data-off={isOff || undefined} {...item}>
      {grip}
      {mark && (
        <span className="links-mark flex-none stack center" aria-hidden>
          {mark}
        </span>
      )}
      <div className="links-words">
        <p className="links-title strong break-anywhere">
          <bdi>{title}</bdi>
        </p>
        {note}
      </div>
      <div className="links-foot line gap-8 push-end">
        {figure && <p className="links-figure figures">{figure}</p>}
        <div className="flex push-end">{buttons}</div>
      </div>
      {children}
    </li>
  )
}
