import { createRequire } from 'node:module'
import { sharp } from '../pictures/picture-library.ts'

const require = createRequire(import.meta.url)

/** Each letter is drawn in the first family that has it. All are under the SIL Open Font License 1.1. */
export const FAMILIES = 'Anek Latin, Anek Bangla, Readex Pro'

const files = [
  '@expo-google-fonts/anek-latin/500Medium/AnekLatin_500Medium.ttf',
  '@expo-google-fonts/anek-latin/600SemiBold/AnekLatin_600SemiBold.ttf',
  '@expo-google-fonts/anek-latin/800ExtraBold/AnekLatin_800ExtraBold.ttf',
  '@expo-google-fonts/anek-bangla/500Medium/AnekBangla_500Medium.ttf',
  '@expo-google-fonts/anek-bangla/600SemiBold/AnekBangla_600SemiBold.ttf',
  '@expo-google-fonts/anek-bangla/800ExtraBold/AnekBangla_800ExtraBold.ttf',
  '@expo-google-fonts/readex-pro/500Medium/ReadexPro_500Medium.ttf',
  '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
  '@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf',
].map((file) => require.resolve(file))

let loading: Promise<void> | undefined

/** Loads our fonts into Pango, once. No font of the machine is needed. */
export function loadFonts() {
  loading ??= registerFonts()
  return loading
}

/** A font that was used once from its file is found by its family from then on. */
async function registerFonts() {
  for (const fontfile of files) await sharp({ text: { text: 'n', fontfile } }).metadata()
}

/** What our fonts draw: three scripts, their signs, and the marks and joiners that scripts share. */
const scripts = [
  /[ -~\u00a0-\u017e\u1ea0-\u1ef9–—‘’‚“”„†‡•…‰‹›€₹№™−]/u,
  /[\p{Script=Bengali}\u0964\u0965]/u,
  /[\u060c\u061b\u061f\u0621-\u063a\u0640-\u064a\u0660-\u066f\u0671]/u,
  /\p{Script=Inherited}/u,
]

export function isWritable(letter: string) {
  return [...letter].every((part) => scripts.some((script) => script.test(part)))
}
