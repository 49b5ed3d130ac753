export const crmSettings = {
  title: 'Settings',
  label: 'Parts of the settings',
  tabs: {
    team: 'Team',
    deals: 'Deals',
    money: 'Currencies',
    replies: 'Templates',
    mail: 'Email',
    keeping: 'General',
    notices: 'Notifications',
    me: 'My account',
    advanced: 'Advanced',
  },
  /** What else the search finds them by. */
  words: {
    team: 'roles invitations users',
    deals: 'stages pipeline probability lost reasons services',
    money: 'exchange rates base currency',
    replies: 'reply texts',
    mail: 'email signature SMTP IMAP test',
    keeping: 'working hours holidays first reply retention',
    notices: 'digest calendar',
    me: 'password two-factor passkeys sessions',
    advanced: 'webhooks before going live domain',
  },
  saved: 'Saved.',
  membersOnly: 'Viewers cannot import. Ask an owner for another role.',
}

export const crmStages = {
  heading: 'Stages of a deal',
  text: 'The steps of your pipeline. Won and Lost always stay.',
  name: 'Name',
  probability: 'Probability, %',
  rotDays: 'Stale after (days)',
  rotHint: 'Empty: never',
  kinds: { open: 'Open', won: 'Closes the deal as won (100%)', lost: 'Closes the deal as lost (0%)' },
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  removed: (label: string) => `${label} is removed.`,
  confirm: (label: string) => ({
    title: `Remove the stage ${label}?`,
    text: 'Only a stage without deals can be removed. You can undo it.',
    submit: 'Remove',
  }),
  add: 'Add a stage',
  adding: 'Adding...',
  leave: { title: 'Leave without saving?', text: 'You changed a stage and did not save it.', submit: 'Leave' },
  errors: { probability: 'Enter a whole number from 0 to 100.', rotDays: 'Enter 1 to 365 days, or nothing.' },
}

export const crmOwnLists = {
  lostReasons: {
    heading: 'Lost reasons',
    text: 'Offered when a deal is lost, and when an enquiry is closed.',
    entry: 'Reason',
    add: 'Add a reason',
  },
  services: {
    heading: 'Services',
    text: 'What a deal can be about. The forms of the site keep their own choices.',
    entry: 'Service',
    add: 'Add a service',
  },
  removed: 'Deals that have a removed entry keep it.',
  remove: (label: string) => `Remove ${label}`,
}

export const crmMoney = {
  base: 'Base currency',
  baseHint: 'Totals are also shown in it, at the rates below.',
  heading: 'Exchange rates',
  text: 'Amounts stay in their own currency. Totals in the base currency use these rates; closed deals keep the rate of the day they were closed, unless you choose another base currency.',
  perDollar: (currency: string) => `${currency} for one US dollar`,
  asOf: (day: string) => `as of ${day}`,
  saveAnyway: 'Save anyway',
  peg: 'fixed to the dollar',
  stale: 'Older than 30 days. Look it up again.',
  names: { BDT: 'Bangladeshi taka (BDT)', AED: 'UAE dirham (AED)', SAR: 'Saudi riyal (SAR)', USD: 'US dollar (USD)' },
}

export const crmWebhooks = {
  owner: (name: string) => `Managed by ${name}`,
  paused: 'Paused.',
  pausedText:
    'Whoever managed it is no longer an owner, or a backup was restored. Take it over to go on; if they should not know its secret, remove it and add it again.',
  takeOver: 'Take over',
  tookOver: 'You manage it now, and it goes on.',
  heading: 'Webhooks',
  text: 'Webhooks tell your other programs when something happens here. Each call is signed with the secret of the webhook (HMAC SHA-256).',
  url: 'Web address',
  events: 'Events',
  names: {
    'submission.received': 'New enquiry',
    'deal.created': 'Deal created',
    'deal.moved': 'Deal moved to another stage',
    'deal.won': 'Deal won',
    'deal.lost': 'Deal lost',
  },
  submit: { label: 'Add a webhook', busyLabel: 'Adding...' },
  secretOf: (url: string) => `Secret of ${url}`,
  once: 'It is shown only now. The other program needs it to check the signature.',
  copy: 'Copy the secret',
  copied: 'Copied.',
  remove: {
    open: 'Remove',
    title: 'Remove this webhook?',
    text: 'It gets no more calls, not even those that wait to be sent. Its secret is deleted.',
    submit: 'Remove it',
  },
  removed: 'The webhook is removed.',
  never: 'not called yet',
  last: (status: string) => `last call: ${status}`,
  failing: 'The last call did not arrive:',
  again: 'Missed events are sent again automatically for a day and a half.',
  empty: 'No webhooks yet.',
}

export const crmKeeping = {
  heading: 'General',
  retention: 'Delete spam and trash after (days)',
  retentionHint: 'From 7 to 365. Then they are deleted permanently; the privacy page says so too.',
  goal: 'First reply within (working minutes)',
  goalHint: 'From 5 to 10,080. The inbox marks enquiries that wait longer.',
  twoFactor: {
    label: 'Require two-factor for everybody',
    hint: 'Whoever has not set it up must do so at their next visit.',
  },
}

export const crmHours = {
  text: 'The reply clock runs only in these hours.',
  days: 'Working days',
  dayNames: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: 'From',
  closes: 'To',
  holiday: 'Holiday',
  holidayHint: 'A day on which nobody works.',
  holidays: 'Holidays',
  add: 'Add holiday',
  remove: (day: string) => `Remove the holiday on ${day}`,
}
