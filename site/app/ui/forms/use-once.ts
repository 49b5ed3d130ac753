import { type MutateOptions, type QueryClient, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { randomKey } from './random-key.ts'

interface Once<Input, Answer, Begun> extends Omit<UseMutationOptions<Answer, unknown, Input, Begun>, 'mutationFn'> {
  send: (input: Input, key: string) => Promise<Answer>
}

/**
 * What one press does. The same press while it is under way does nothing, and the same press after a failure carries
 * the key of the first, so that the server carries it out once.
 */
export function useOnce<Input, Answer, Begun>({ send, ...options }: Once<Input, Answer, Begun>, client: QueryClient) {
  /** Of what is under way or has failed, by its input. */
  const keys = useRef(new Map<string, string>())
  const underWay = useRef(new Set<string>())
  const mutation = useMutation<Answer, unknown, Input, Begun>(
    {
      ...options,
      async mutationFn(input) {
        const name = nameOf(input)
        const key = keys.current.get(name) ?? randomKey()
        keys.current.set(name, key)
        try {
          const answer = await send(input, key)
          keys.current.delete(name)
          return answer
        } finally {
          underWay.current.delete(name)
        }
      },
    },
    client,
  )
  const { mutate: press } = mutation
  const mutate = useCallback(
    (input: Input, callbacks?: MutateOptions<Answer, unknown, Input, Begun>) => {
      if (underWay.current.has(nameOf(input))) return
      underWay.current.add(nameOf(input))
      press(input, callbacks)
    },
    [press],
  )
  return { ...mutation, mutate }
}

function nameOf(input: unknown) {
  return JSON.stringify(input) ?? ''
}
