/** The weekly report and the addresses for sponsors, below the numbers of the dashboard. */
export const weeklyReports = {
  heading: 'Weekly letter',
  text: 'The figures of your week by mail, at eight in the morning where you are.',
  day: 'Send it on',
  never: 'Never',
  saved: 'Saved',
  unsaved: 'That did not work. Try again.',
  silent: 'Nobody came for four weeks, so no letter is sent until somebody does.',
  unconfirmed: 'Letters are sent once your e-mail address is confirmed.',
  paused: 'Your e-mail address refused the weekly letter, so it is paused.',
  resume: 'Send it again',
  account: { label: 'Check your e-mail address', to: '/account' },
}

export const sponsors = {
  heading: 'Numbers to show',
  text: 'A private address that shows the figures of your last 30 days to a brand or sponsor. Whoever has it can read them, until you revoke it.',
  unconfirmed: 'Confirm your e-mail address first, in your account.',
  label: 'For whom',
  labelHint: 'Only you see this.',
  showsLinks: 'Show which links were opened',
  make: 'Make an address',
  made: 'Copy this address now. It is not shown again.',
  copy: 'Copy',
  copied: 'Copied',
  revoke: 'Revoke',
  revoked: 'Revoked',
  unnamed: 'Without a name',
  madeOn: (day: string) => `made on ${day}`,
}

/** What a sponsor sees. */
export const sharedStatsPage = {
  title: 'Numbers of a page',
  description: 'The figures of a LinkHub page.',
  /** Goes after the name of the owner. */
  heading: 'Numbers of the last 30 days',
  visits: 'Visits',
  visitors: 'Visitors (each day counted by itself)',
  before: 'Visits in the 30 days before',
  opens: 'Visits in which a link was opened',
  lifetime: 'Visits in all',
  unique: 'Different visitors in all',
  filtered: 'Not counted: crawlers, previews and other programs',
  links: 'Links',
  days: 'Days',
  day: 'Day',
  zone: (place: string) => `Days are those of ${place}.`,
  counted: (studio: string) =>
    `Counted by ${studio}, without crawlers and link previews. The owner cannot change these figures.`,
}

/** Where the report is ended without login. */
export const unsubscribePage = {
  title: 'Stop the letter',
  description: 'Stop the weekly letter about your page.',
  heading: 'Stop the letter',
  /** Goes before the name of the page. */
  text: 'No more weekly letters about',
  submit: 'Stop it',
  failed: 'That did not work. Try again in a minute.',
  done: {
    heading: 'Stopped.',
    text: 'You get no more letters. You can choose a day again on your dashboard.',
    back: { to: '/dashboard?tab=analytics', label: 'Go to your dashboard' },
  },
}
