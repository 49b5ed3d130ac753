import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { sharp } from '../pictures/picture-library.ts'
import { readCodePoints } from './share-card-coverage.ts'

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

let loading: Promise<Set<number>> | undefined

/** Loads our fonts into Pango, once, and tells which letters they have. No font of the machine is needed. */
export function loadFonts() {
  loading ??= registerFonts()
  return loading
}

async function registerFonts() {
  const codePoints = new Set<number>()
  for (const fontfile of files) {
    // A font that was used once from its file is found by its family from then on.
    await sharp({ text: { text: 'n', fontfile } }).metadata()
    for (const codePoint of readCodePoints(await readFile(fontfile))) codePoints.add(codePoint)
  }
  return codePoints
}
