import type { languageCodes } from '../contract/languages.ts'

/** For journeys that differ only in texts: English every day, the others in `npm run test:all`. */
export function everydayIn(code: (typeof languageCodes)[number]) {
  return code === 'en' ? {} : { tag: '@nightly' }
}
