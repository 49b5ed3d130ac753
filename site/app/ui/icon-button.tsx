import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  /** What it does: nothing else says it to those who hear the page. */
  label: string
  size?: number
}

export function IconButton({ icon: Icon, label, size = 20, className = '', ...button }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`.trim()} aria-label={label} {...button}>
      <Icon aria-hidden size={size} />
    </button>
  )
}
