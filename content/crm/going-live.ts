import { ownerTasks } from '../samples.ts'

interface LiveTaskLabels {
  title: string
  how: string
}

/** Tasks whose state the CRM finds out by itself. */
const seen: Record<string, LiveTaskLabels> = {
  samples: {
    title: 'Replace the samples',
    how: 'Put your own people, clients and details into these files and set isSample to false. The README says how, under Make it yours.',
  },
  drafts: {
    title: 'Have the Bangla and the Arabic read',
    how: 'Somebody who grew up with the language reads content/bn and content/ar, and contract/sentences below the same names, mends what sounds wrong, and sets isDraft to false in each file.',
  },
  'site-address': {
    title: 'Serve the site by https',
    how: 'Set SITE_URL to the public address, beginning with https://, and put Caddy or nginx in front, as docs/deploy.md says.',
  },
  mail: {
    title: 'Send mail',
    how: 'Set SMTP_URL, MAIL_FROM and MAIL_TO as your mail provider says, restart, and send yourself a test mail.',
  },
  backup: {
    title: 'Make backups',
    how: 'Run npm run backup on the server every night (deploy/one-machine has a timer for it), and copy the files to another machine.',
  },
  'two-factor': {
    title: 'Protect every owner with two-factor',
    how: 'Each owner switches it on under My account.',
  },
  spf: {
    title: 'SPF: say who may send your mail',
    how: 'At your domain’s provider, add a TXT record like v=spf1 include:… ~all; your mail provider names the middle part.',
  },
  dkim: {
    title: 'DKIM: sign your mail',
    how: 'Your mail provider makes a key and a selector. Add the TXT or CNAME record it names, set DKIM_SELECTOR to the selector, and restart.',
  },
  dmarc: {
    title: 'DMARC: say what becomes of false mail',
    how: 'Add a TXT record at _dmarc of your domain: v=DMARC1; p=none; rua=mailto: and an address of yours. Later make it p=quarantine.',
  },
  'contact-address': {
    title: 'Make the contact address reachable',
    how: 'Put an address that you read into content/brand.ts. Its domain needs an MX record, which your mail provider names.',
  },
}

const byHand = Object.fromEntries(ownerTasks.map(({ id, title, how }) => [id, { title, how }]))

export const liveTaskLabels: Record<string, LiveTaskLabels> = { ...seen, ...byHand }

/** For the log. */
export const liveTaskTitles: Record<string, string> = Object.fromEntries(
  Object.entries(liveTaskLabels).map(([id, { title }]) => [id, title]),
)

export const crmGoingLive = {
  heading: 'Before going live',
  text: 'What is left to do before the site is public. What can be checked is checked each time you open this page; the rest you tick off.',
  hint: (count: number) => (count === 1 ? 'One task is left' : `${count} tasks are left`),
  hintText: 'before the site goes live.',
  show: 'Show them',
  allDone: 'Everything here is done.',
  tick: 'Mark as done',
  ticked: 'Done. You find it under Done, below.',
  untick: 'Open again',
  unticked: 'It is open again.',
  doneBy: (name: string) => `Marked as done by ${name}`,
  lastTime: 'Last time:',
  domain: {
    heading: 'Your domain',
    text: 'With these records other mail servers trust your mail. A change may take an hour until everybody sees it.',
    asking: 'Asking the name servers...',
    again: 'Look again',
    looking: 'Looking...',
  },
  mail: {
    heading: 'Test mail',
    text: (address: string) => `A mail to ${address}, sent at once. You see what the mail server answers.`,
    send: 'Send a test mail',
    sending: 'Sending...',
    arrived: 'Now look whether it arrives, also among the spam.',
  },
  done: (count: number) => `Done (${count})`,
}
