import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface RowButtonProps extends ComponentProps<'button'> {
  label: string
  icon: LucideIcon
}

export function RowButton({ label, icon: Icon, ...props }: RowButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} {...props}>
      <Icon aria-hidden size={20} />
    </button>
  )
}
