import type { Profile } from '@nokshi/contract/linkhub.ts'
import bangla from '../../ui/fonts/anek-bangla-display.woff2?url'
import latin from '../../ui/fonts/anek-display.woff2?url'
import arabic from '../../ui/fonts/readex-arabic.woff2?url'

/** As in ui/fonts/fonts.css: letters that none of these have come from the phone. */
const faces = {
  en: [],
  bn: [{ family: 'Anek Bangla Display', file: bangla, weight: '800', range: 'U+964-965,U+980-9FF,U+200C-200D' }],
  ar: [{ family: 'Readex Arabic', file: arabic, weight: '400 700', range: 'U+600-6FF,U+200C-200D' }],
}
const always = { family: 'Anek Display', file: latin, weight: '800', range: 'U+20-7E,U+A0-FF' }

/** The fonts of a page whose owner chose one of ours. They load after its pictures. */
export function fontRules({ look, language }: Pick<Profile, 'look' | 'language'>) {
  if (look?.typeface !== 'display') return ''
  return [always, ...faces[language]]
    .map(
      ({ family, file, weight, range }) =>
        `@font-face{font-family:"${family}";src:url(${file})format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`,
    )
    .join('')
}
