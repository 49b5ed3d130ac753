import { plainText } from '@nokshi/contract/website/plain-text.ts'
import type { FaqGroup } from '@nokshi/contract/website/site-content.ts'

/** The ids of the questions that, with their answer and group, have every one of these words. */
export function findQuestions(groups: FaqGroup[], wanted: string): Set<string> {
  const labels = fold(wanted).split(/\s+/).filter(Boolean)
  const ids = groups.flatMap(({ name, questions }) =>
    questions
      .filter(({ question, answer }) => {
        const text = fold(`${name} ${question} ${plainText(answer)}`)
        return labels.every((word) => text.includes(word))
      })
      .map(({ id }) => id),
  )
  return new Set(ids)
}

/** Letters that people type one for another: Arabic with and without marks, Bangla in one code or two. */
function fold(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[\u064b-\u0652\u0640\u200c\u200d]/g, '')
}
