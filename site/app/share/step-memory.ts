import { createStore, useStore } from '../platform/store.ts'
import { tryStorage } from '../platform/try-storage.ts'

type Step = 'shared' | 'dismissed'

const changes = createStore(0)

/** This browser remembers that the page was shared, or its first steps put away. */
export function rememberStep(profileId: string, step: Step) {
  tryStorage(() => localStorage.setItem(keyOf(profileId, step), 'yes'))
  changes.write(changes.read() + 1)
}

export function useStepMemory(profileId: string) {
  useStore(changes)
  const recall = (step: Step) => tryStorage(() => localStorage.getItem(keyOf(profileId, step))) === 'yes'
  return { isShared: recall('shared'), isDismissed: recall('dismissed') }
}

function keyOf(profileId: string, step: Step) {
  return `linkhub-${step}:${profileId}`
}
