import type { languageCodes } from '../contract/languages.ts'

/** For journeys whose texts differ and whose steps do not: one language every day, the others in `npm run test:all`. */
export function everydayIn(code: (typeof languageCodes)[number], everyday = 'en') {
  return code === everyday ? {} : { tag: '@nightly' }
}
