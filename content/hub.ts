import * as arabic from './ar/hub-labels.ts'
import * as bangla from './bn/hub-labels.ts'
import * as english from './en/hub-labels.ts'

export const hubLabels = { en: english.hubLabels, bn: bangla.hubLabels, ar: arabic.hubLabels }

/** Shown in place of a page that cannot be shown. English, because its language is not known. */
export const hubNotices = {
  loading: 'Loading profile...',
  missing: { title: 'Profile Not Found', text: (username: string) => `The profile for @${username} does not exist.` },
  suspended: { title: 'Page taken down', text: 'This page broke the rules of Creator LinkHub and is no longer shown.' },
  unreachable: {
    title: 'This page is not available right now',
    text: 'We cannot reach our server right now. The page is still there: please try again in a minute.',
  },
  back: { to: '/products', label: 'Back to Products' },
}

/** The page where a visitor says that somebody's page should not be there. */
export const reportPage = {
  title: 'Report a page',
  description: 'Tell us about a LinkHub page that should not be there.',
  heading: 'Report a page',
  /** Goes before the name of the page. */
  text: 'Tell us what is wrong with',
  promise: 'A person reads every report. The owner of the page does not learn who sent it.',
  reason: 'What is wrong?',
  details: 'Anything we should know',
  email: 'Your email address',
  emailHint: 'Only if you want an answer.',
  submit: 'Send report',
  busy: 'Submitting...',
  failed: { title: 'Not sent', text: 'Your report did not reach us.' },
  thanks: {
    heading: 'Thank you. We received your report.',
    text: 'We look at the page within one working day, and take it down if it breaks our rules.',
    back: { to: '/', label: 'Return to Home' },
  },
}
