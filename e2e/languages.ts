import type { languageCodes } from '../contract/languages.ts'

/** For journeys that differ only in texts: one language every day, the others in `npm run test:all`. */
export function everydayIn(code: (typeof languageCodes)[number], everyday = 'en') {
  return code === everyday ? {} : { tag: '@nightly' }
}
