const languages = ['en', 'bn', 'ar'] as const

/** For journeys whose words differ and whose steps do not: English, and all of them in the whole run. */
export const languagesTried = languages.filter((code) => process.env.WHOLE || code === 'en')
