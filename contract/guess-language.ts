import type { Profile } from './linkhub.ts'

const scripts: [Profile['language'], RegExp][] = [
  ['bn', /\p{Script=Bengali}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['en', /\p{Script=Latin}/gu],
]

/** The language of a new page: that of the script in which most letters of its name and bio are written. */
export function guessLanguage({ name, bio }: Pick<Profile, 'name' | 'bio'>): Profile['language'] {
  const letters = name + bio
  const counts = scripts.map(([language, script]) => ({
    language,
    count: letters.match(script)?.length ?? 0,
  }))
  const most = Math.max(...counts.map(({ count }) => count))
  // Nothing but emoji: English, as everywhere.
  const found = counts.find(({ count }) => count > 0 && count === most)
  return found?.language ?? 'en'
}
