import type { FaqGroup } from '@nokshi/content/faq.ts'

/** The ids of the questions that, with their answer and group, have every one of these words. */
export function findQuestions(groups: FaqGroup[], wanted: string): Set<string> {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const ids = groups.flatMap(({ name, questions }) =>
    questions
      .filter(({ question, answer }) => {
        const text = `${name} ${question} ${answer}`.toLowerCase()
        return words.every((word) => text.includes(word))
      })
      .map(({ id }) => id),
  )
  return new Set(ids)
}
