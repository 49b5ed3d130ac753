import { writeCount } from '../write-count.ts'

export const crmLinkhub = { title: 'LinkHub', label: 'Parts of LinkHub' }

/** What visitors report about pages of Creator LinkHub, and what the studio decides. */
export const crmReports = {
  note: 'From visitors of LinkHub pages. What you decide counts for the whole page.',
  tabs: { open: 'Reported', closed: 'Decided', suspended: 'Taken down' },
  list: { open: 'Reports that wait', closed: 'Reports that were decided', suspended: 'Pages that were taken down' },
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
  isSuspended: 'This page is taken down.',
  suspendedSince: (time: string) => `taken down ${time}`,
  full: 'These wait longest. More come up when they are decided.',
  suspend: {
    open: 'Take down…',
    title: (name: string) => `Take down ${name}?`,
    visitors: 'Visitors find this in its place, and search engines let go of it:',
    owner:
      'Its owner gets an email that says so, can still log in, change the page and answer you. Nothing of it is deleted.',
    back: 'You can restore it at any time; then the owner gets another email.',
    reason: 'What you found',
    reasonHint: 'For the owner, word for word. Nobody learns who reported it.',
    submit: { label: 'Take down', busyLabel: 'One moment...' },
    done: (name: string) => `${name} is taken down.`,
    already: (name: string) => `${name} was taken down already.`,
  },
  dismiss: { label: 'Dismiss the reports', done: (name: string) => `${name} stays. The reports are closed.` },
  restore: { label: 'Restore', done: (name: string) => `${name} is public again.` },
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
    suspended: { title: 'No page is taken down', text: 'Pages that you take down stand here, and can be restored.' },
  },
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
}

/** News that creators send to their followers. */
export const crmNews = {
  tab: 'News',
  note: 'What creators send to their followers through your mail server.',
  list: 'News of creators',
  states: { draft: 'Draft', planned: 'Scheduled for', sending: 'Sending since', sent: 'Sent', stopped: 'Stopped' },
  figures: (sent: number, all: number, refused: number, unfollowed: number) =>
    `${writeCount(sent)} of ${writeCount(all)} sent, ${writeCount(refused)} not delivered, ${writeCount(unfollowed)} unsubscribed`,
  stop: 'Stop',
  stopped: 'Stopped. The creator gets an email.',
  empty: { title: 'No news yet', text: 'What creators send or schedule for their followers stands here.' },
}
