import type { ComponentProps } from 'react'
import { QuietButton } from '../parts/quiet-button.tsx'
import { type ChangeSetup, useChange } from './use-change.ts'

interface ChangeButtonProps<Answer>
  extends Pick<ChangeSetup<void, Answer>, 'send' | 'done' | 'onDone'>,
    Pick<ComponentProps<typeof QuietButton>, 'about' | 'ref' | 'children'> {}

/** A button that makes a change without asking: where it is not obvious any more, its toast undoes it. */
export function ChangeButton<Answer>({ send, done, onDone, ...button }: ChangeButtonProps<Answer>) {
  const change = useChange({ send, done, onDone })
  return <QuietButton {...button} disabled={change.isPending} onClick={() => change.mutate()} />
}
