import { ownerTasks } from '../owner-tasks.ts'

interface LiveTaskLabels {
  title: string
  how: string
  link?: { to: string; label: string }
}

/** Tasks whose state the CRM finds out by itself. */
const seen: Record<string, LiveTaskLabels> = {
  samples: {
    title: 'Replace the samples',
    how: 'Put your own people, clients and details in their place, or remove them.',
    link: { to: '/crm/website', label: 'Open the website' },
  },
  drafts: {
    title: 'Have the Bangla and the Arabic read',
    how: 'Somebody who grew up with the language reads all pages, also the messages of forms, and notes what sounds wrong. Whoever looks after the site mends it and marks it as read.',
  },
  'site-address': {
    title: 'Serve the site by https',
    how: 'Ask whoever runs the server for a public address that begins with https:// (SITE_URL).',
  },
  mail: {
    title: 'Send email',
    how: 'Give what your mail provider told you to whoever runs the server (SMTP_URL, MAIL_FROM, MAIL_TO), then send yourself a test email under Email.',
  },
  backup: {
    title: 'Make backups',
    how: 'Ask whoever runs the server for a backup every night, with a copy on another machine.',
  },
  'two-factor': { title: 'Protect every owner with two-factor', how: 'Each owner switches it on under My account.' },
  spf: {
    title: 'SPF: say who may send your email',
    how: 'At your domain’s provider, add a TXT record like v=spf1 include:… ~all; your mail provider names the middle part.',
  },
  dkim: {
    title: 'DKIM: sign your email',
    how: 'Your mail provider makes a key and a selector. Add the TXT or CNAME record it names, and give the selector to whoever runs the server (DKIM_SELECTOR).',
  },
  dmarc: {
    title: 'DMARC: say what happens to forged email',
    how: 'Add a TXT record at _dmarc of your domain: v=DMARC1; p=none; rua=mailto: and an address of yours. Later make it p=quarantine.',
  },
  'contact-address': {
    title: 'Make the contact address reachable',
    how: 'Choose an address that you read, and have it put on the site. Its domain needs an MX record, which your mail provider names.',
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
  allDone: 'Everything here is done.',
  tick: 'Mark as done',
  ticked: 'Done.',
  lastTime: 'Last time:',
  domain: {
    heading: 'Your domain',
    text: 'With these records other mail servers trust your email. A change may take an hour until everybody sees it.',
    asking: 'Asking the name servers...',
    again: 'Look again',
    looking: 'Looking...',
  },
  mail: {
    heading: 'Test email',
    text: (address: string) => `A mail to ${address}, sent at once. You see what the mail server answers.`,
    send: 'Send a test email',
    sending: 'Sending...',
    arrived: 'Check that it arrives, also in the spam folder.',
  },
}
