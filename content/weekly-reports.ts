/** The weekly report and the addresses for sponsors, below the numbers of the dashboard. */
export const weeklyReports = {
  heading: 'Weekly report',
  text: 'Your week in figures by email, at 8 in the morning your time.',
  day: 'Send it on',
  never: 'Never',
  saved: 'Saved',
  unsaved: 'Something went wrong. Try again.',
  silent: 'Paused: there were no visits for four weeks. It starts again with the next visit.',
  unconfirmed: 'Confirm your email address to get the report.',
  paused: 'The weekly report could not be delivered to your email address, so it is paused.',
  resume: 'Send it again',
  account: { label: 'Check your email address', to: '/account' },
}

export const sponsors = {
  heading: 'Share your stats',
  text: 'A private link that shows a brand or sponsor your last 30 days. Anyone with the link can see them until you turn it off.',
  unconfirmed: 'Confirm your email address in your account first.',
  label: 'Who is it for?',
  labelHint: 'Only you see this.',
  showsLinks: 'Include clicks per link',
  make: 'Create link',
  made: 'Copy this link now. It is not shown again.',
  copy: 'Copy',
  copied: 'Copied',
  revoke: 'Turn off',
  revoked: 'Link turned off',
  unnamed: 'No name',
  madeOn: (day: string) => `created on ${day}`,
}

/** What a sponsor sees. */
export const sharedStatsPage = {
  title: 'Page statistics',
  description: 'Statistics of a LinkHub page.',
  /** Goes after the name of the owner. */
  heading: 'Statistics of the last 30 days',
  /** Goes before a number. */
  busiest: 'Most visits on one day:',
  visits: 'Visits',
  visitors: 'Visitors (counted per day)',
  before: 'Visits in the previous 30 days',
  opens: 'Visits with a click',
  lifetime: 'All visits',
  unique: 'All unique visitors',
  filtered: 'Not counted: bots and link previews',
  links: 'Links',
  days: 'Days',
  day: 'Day',
  zone: (place: string) => `Days in ${place} time.`,
  counted: (studio: string) =>
    `Counted by ${studio}, without bots and link previews. The owner cannot change these figures.`,
}

/** Where the report is ended without login. */
export const unsubscribePage = {
  title: 'Stop the weekly report',
  description: 'Stop the weekly report about your page.',
  heading: 'Stop the weekly report',
  /** Goes before the name of the page. */
  text: 'No more weekly reports about',
  submit: 'Unsubscribe',
  failed: 'Something went wrong. Try again in a minute.',
  done: {
    heading: 'You are unsubscribed.',
    text: 'You can turn the report on again in your dashboard.',
    back: { to: '/dashboard?tab=analytics', label: 'Go to your dashboard' },
  },
}
