import { Username } from '@nokshi/contract/linkhub.ts'
import { firstIssueSentence } from '../../platform/issue-sentences.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

/** What is wrong with a username as far as it is typed, once the typing pauses. A first letter is only a beginning. */
export function useTypingProblem(username: string, own: string | undefined) {
  const debounced = useDebounced(username)
  if (debounced !== username || username === own || username.length < 2) return undefined
  return firstIssueSentence(Username.safeParse(username))
}
