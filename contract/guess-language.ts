import type { Profile } from './linkhub.ts'

const scripts: [Profile['language'], RegExp][] = [
  ['bn', /\p{Script=Bengali}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['en', /\p{Script=Latin}/gu],
]

/** The language of a new page, by the script of most letters in its name and bio. */
export function guessLanguage({ name, bio }: Pick<Profile, 'name' | 'bio'>): Profile['language'] {
  const letters = name + bio
  const counts = scripts.map(([language, script]) => ({ language, count: letters.match(script)?.length ?? 0 }))
  const most = Math.max(...counts.map(({ count }) => count))
  // Without letters: English.
  const found = counts.find(({ count }) => count > 0 && count === most)
  return found?.language ?? 'en'
}
