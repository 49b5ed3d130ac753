import { writeCount } from '../write-count.ts'

/** The creators of LinkHub, as owners of the studio see them. */
export const crmCreators = {
  title: 'Creators',
  note: 'Totals only: you cannot see messages to creators, nor single visitors.',
  onlyOwners: { title: 'For owners', text: 'Only owners of the studio see the creators. Ask an owner.' },
  search: 'A part of a username or an address',
  pages: (pages: number, accounts: number) =>
    `${writeCount(pages)} ${pages === 1 ? 'page' : 'pages'}, ${writeCount(accounts)} ${accounts === 1 ? 'account' : 'accounts'}`,
  states: { all: 'All', growing: 'Growing', waiting: 'Not confirmed', reported: 'Reported', suspended: 'Off the web' },
  empty: { title: 'Nobody here', text: 'No creator fits. Try fewer letters, or another list.' },
  full: 'These are the first hundred. Search finds the others.',
  noPage: 'No page yet',
  since: (day: string) => `Joined: ${day}`,
  unconfirmed: 'address not confirmed',
  suspended: 'off the web',
  reports: (count: number) => (count === 1 ? '1 open report' : `${writeCount(count)} open reports`),
  visits: (visits: number, before: number) =>
    `${writeCount(visits)} visits in 28 days, ${writeCount(before)} in the 28 before`,
  confirm: 'Confirm address',
  confirmed: 'The address is confirmed.',
  recover: 'Recover account',
  recovering: 'Recovery under way',
  recovery: {
    title: 'Recover account',
    note: (who: string) => `For ${who}, who lost the mailbox of the account.`,
    steps: {
      heading: 'What happens',
      list: [
        'You make sure who asks you: by a call to the number on the page, or by their papers. Write down how; it stands in the activity log.',
        'The new address gets a mail with a link, which has to be opened within a week.',
        'The old address gets a mail with a link that stops everything, and another when the link of the new one was opened.',
        'Another owner of the studio agrees, if there is one. Two accounts of one mailbox are one person.',
        'After three days the account moves to the new address. All its sessions end; its password and second factors stay.',
      ],
    },
    form: {
      heading: 'Begin',
      from: (email: string) => `The account has the address ${email} now.`,
      email: 'New address',
      reason: 'How you know that it is them',
      reasonHint: 'It stands in the activity log.',
      submit: { label: 'Send both mails', busyLabel: 'One moment...' },
      done: 'Both mails are on their way.',
    },
    running: {
      heading: 'Under way',
      none: 'No account is being recovered.',
      account: (email: string, newEmail: string) => `${email} moves to ${newEmail}`,
      started: (by: string, reason: string) => `Begun by ${by}: ${reason}`,
      confirmed: 'The link at the new address was opened.',
      unopened: 'The link at the new address was not opened yet.',
      approved: 'Another owner has agreed.',
      unapproved: 'Another owner has to agree.',
      alone: 'There is no other owner who would have to agree.',
      moves: (day: string) => `It moves on ${day} at the earliest.`,
      approve: 'Agree',
      agreed: 'Agreed.',
      stop: 'Stop it',
      stopped: 'Stopped. The account keeps its address.',
    },
  },
}
