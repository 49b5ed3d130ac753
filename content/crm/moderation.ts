import { writeCount } from '../write-count.ts'

/** What visitors report about pages of Creator LinkHub, and what the studio decides. */
export const crmReports = {
  title: 'Reported pages',
  note: 'From visitors of LinkHub pages. What you decide counts for the whole page.',
  label: 'Parts of the reports',
  tabs: { open: 'Waiting', closed: 'Decided', suspended: 'Off the web' },
  list: { open: 'Reports that wait', closed: 'Reports that were decided', suspended: 'Pages off the web' },
  look: 'Look at the page',
  newTab: 'in a new tab',
  count: (count: number) => (count === 1 ? '1 report' : `${writeCount(count)} reports`),
  since: (time: string) => `the first ${time}`,
  ofPage: (count: number) => `${writeCount(count)} about this page in all`,
  more: (count: number) => `and ${count === 1 ? '1 more' : `${writeCount(count)} more`}, older`,
  noWords: 'No comment.',
  answer: 'Wants an answer:',
  decided: (time: string) => `decided ${time}`,
  paymentChanged: (time: string) => `Changed how it is paid ${time}.`,
  isSuspended: 'This page is off the web.',
  suspendedSince: (time: string) => `off the web since ${time}`,
  full: 'These wait longest. More come up when they are decided.',
  suspend: {
    open: 'Take it off the web…',
    title: (name: string) => `Take ${name} off the web?`,
    visitors: 'Visitors find this in its place, and search engines let go of it:',
    owner:
      'Its owner gets a mail that says so, can still log in, change the page and answer you. Nothing of it is deleted.',
    back: 'You can put it back at any time; then the owner gets a mail again.',
    reason: 'What you found',
    reasonHint: 'For the owner, word for word. Nobody learns who reported it.',
    submit: { label: 'Take it off the web', busyLabel: 'One moment...' },
    done: (name: string) => `${name} is off the web.`,
    already: (name: string) => `${name} was off the web already.`,
  },
  dismiss: { label: 'Dismiss the reports', done: (name: string) => `${name} stays. The reports are closed.` },
  restore: { label: 'Put back on the web', done: (name: string) => `${name} is on the web again.` },
  reopen: { label: 'Reopen', done: (name: string) => `The reports about ${name} are open again.` },
  empty: {
    open: {
      title: 'No page is reported',
      text: 'Every LinkHub page has a way to report it. What visitors write there waits here, page by page.',
    },
    closed: {
      title: 'Nothing was decided lately',
      text: 'What you decide stays here for 90 days, in case its owner objects or it was a mistake.',
    },
    suspended: {
      title: 'Every page is on the web',
      text: 'Pages that you take off the web stand here, and can be put back.',
    },
  },
  today: (count: number) => (count === 1 ? '1 page report to review' : `${writeCount(count)} page reports to review`),
  todayLink: 'Review',
}

/** Papers that owners name on their pages, and what the studio has looked up. */
export const crmRegistrations = {
  tab: 'Registrations',
  list: 'Registrations on pages',
  check: { label: 'Mark as checked', done: (name: string) => `The registration of ${name} is marked as checked.` },
  uncheck: {
    label: 'Take the mark away',
    done: (name: string) => `The registration of ${name} is not marked any more.`,
  },
  waits: (time: string) => `not checked, entered ${time}`,
  checked: (day: string) => `checked on ${day}`,
  until: (day: string) => `valid until ${day}`,
  empty: {
    title: 'No page names a registration',
    text: 'Owners can name their DBID, permit, licence or tax number. Look it up in the register, then mark it as checked.',
  },
  today: (count: number) =>
    count === 1 ? '1 registration waits to be checked' : `${writeCount(count)} registrations wait to be checked`,
  todayLink: 'Check',
}
