import type { SiteLanguage } from './languages.ts'

const scripts: [SiteLanguage['code'], RegExp][] = [
  ['bn', /\p{Script=Bengali}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['en', /\p{Script=Latin}/gu],
]

/** The language that somebody writes, by the script of most letters. The name counts only without other text. */
export function guessLanguage(text: string, name = '') {
  return strongestScript(text) ?? strongestScript(name) ?? 'en'
}

function strongestScript(text: string) {
  const counts = scripts
    .map(([language, letters]) => ({ language, count: text.match(letters)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  return counts[0]?.language
}
