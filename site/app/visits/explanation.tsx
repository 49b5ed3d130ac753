import { Popover } from '@base-ui/react/popover'
import { analytics as labels } from '@nokshi/content/analytics.ts'
import { CircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import './explanation.css'

export function Explanation({ about, children }: { about: string; children: ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="explain center flex-none" aria-label={`${labels.about} ${about}`}>
        <CircleQuestionMark aria-hidden size={16} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className="explain-place">
          <Popover.Popup aria-label={about} className="explain-words stack gap-10 small cloth rounded">
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
