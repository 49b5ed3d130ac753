import { writeCount } from '../write-count.ts'

/** The creators of LinkHub, as owners of the studio see them. */
export const crmCreators = {
  title: 'Creators',
  note: 'Totals only: you cannot see messages to creators, nor single visitors.',
  onlyOwners: { title: 'For owners', text: 'Only owners of the studio see the creators. Ask an owner.' },
  search: 'A part of a username or an address',
  pages: (pages: number, accounts: number) =>
    `${writeCount(pages)} ${pages === 1 ? 'page' : 'pages'}, ${writeCount(accounts)} ${accounts === 1 ? 'account' : 'accounts'}`,
  states: {
    all: 'All',
    growing: 'Growing',
    waiting: 'Not confirmed',
    reported: 'Reported',
    suspended: 'Off the web',
  },
  empty: { title: 'Nobody here', text: 'No creator fits. Try fewer letters, or another list.' },
  full: 'These are the first hundred. Search finds the others.',
  noPage: 'No page yet',
  since: (day: string) => `Joined: ${day}`,
  unconfirmed: 'address not confirmed',
  suspended: 'off the web',
  reports: (count: number) => (count === 1 ? '1 open report' : `${writeCount(count)} open reports`),
  visits: (visits: number, before: number) =>
    `${writeCount(visits)} visits in 28 days, ${writeCount(before)} in the 28 before`,
  help: {
    open: 'Lost their mailbox…',
    text: 'First make sure who asks you. The new address gets a link; the old one gets mails with a way to stop it. The account moves after three days, when the link was opened and another owner, if there is one, has agreed.',
    email: 'New address',
    reason: 'How you know that it is them',
    reasonHint: 'It stands in the activity log.',
    submit: { label: 'Send both mails', busyLabel: 'One moment...' },
    done: 'Both mails are on their way.',
  },
  recovery: {
    state: (email: string, by: string, reason: string) => `Moves to ${email}. Begun by ${by}: ${reason}.`,
    confirmed: 'The link was opened.',
    unopened: 'The link was not opened yet.',
    approved: 'Another owner has agreed.',
    unapproved: 'Another owner has to agree, if there is one.',
    moves: (day: string) => `It moves on ${day} at the earliest.`,
    approve: 'Agree',
    agreed: 'Agreed.',
    stop: 'Stop it',
    stopped: 'Stopped. The account keeps its address.',
  },
}
