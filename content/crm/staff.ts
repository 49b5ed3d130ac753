import { plainNames } from '../brand-names.ts'

export const crmGate = {
  register: {
    title: 'Register',
    claim: {
      heading: 'Claim the CRM',
      text: 'Nobody owns it yet. Whoever has the setup code becomes its owner and invites the others.',
      code: 'Setup code',
      codeHint: 'The server prints it when it starts; look in its log.',
      submit: { label: 'Claim it', busyLabel: 'Claiming...' },
    },
    invited: {
      heading: 'Join the studio',
      text: (studio: string, role: string) =>
        `${studio} invites you to work in its CRM as ${role}. Choose a name and a password.`,
      for: 'This invitation is for',
      submit: { label: 'Join', busyLabel: 'Joining...' },
      spent: 'This invitation no longer works',
      spentText: 'The address is incomplete. Open the link again, or ask whoever invited you for a new one.',
    },
    closed: {
      heading: 'Invitations only',
      sentence: (studio: string) => `Invitations only. Ask ${studio} to invite you.`,
      link: 'Log in',
    },
    checking: 'One moment...',
  },
  login: {
    title: 'Log in',
    heading: 'Log in',
    text: 'For the studio’s team: submissions, contacts and deals.',
    submit: { label: 'Log in', busyLabel: 'Logging in...' },
    forgotten: 'Forgotten your password?',
    code: {
      heading: 'Enter the code',
      text: 'From your authenticator app. Without your phone, one of your recovery codes works too.',
      label: 'Code',
      submit: { label: 'Continue', busyLabel: 'Checking...' },
      remember: (days: number) => `Stay logged in on this device for ${days} days.`,
      rememberHint: 'Only on a phone or computer that nobody else uses.',
      back: 'Back to the password',
    },
    creators: { question: 'Looking for your LinkHub page?', label: 'Login', to: '/login' },
  },
  forgot: {
    title: 'New password',
    heading: 'A new password',
    text: 'Tell us your address. If you have an account, a link is on its way that works once, for one hour.',
    submit: { label: 'Send the link', busyLabel: 'Sending...' },
    sent: 'Look into your mailbox',
    noMail:
      'No mail? Whoever runs the server can make a link with the command npm run staff -- reset and your address.',
    again: 'Ask again',
  },
  reset: {
    heading: 'Choose a new password',
    text: 'It works at once, and you are logged out everywhere. Two-factor stays as it is.',
    submit: { label: 'Change password', busyLabel: 'Changing...' },
    done: 'Your password is changed. Log in with the new one.',
    spent: 'This link no longer works',
    noToken: 'The address is incomplete. Open the link from the mail again, or ask for a new one.',
    again: 'Ask for a new link',
  },
  back: 'Back to log in',
  needsScript: 'This form needs JavaScript. Switch it on in your browser, then load the page again.',
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    currentPassword: 'Current password',
    confirmation: 'Confirm password',
    passwordHint: 'At least 15 characters. Four or five words are easy to remember.',
  },
  again: {
    title: 'Log in again',
    text: 'You were away for a while, so the session ended. Nothing on the page is lost.',
    leave: 'Go to the login page instead',
  },
}

export const crmPasskeys = {
  heading: 'Passkeys',
  text: 'Log in with your fingerprint, your face or the PIN of your device. You are logged out after 30 minutes without activity, and after 12 hours.',
  add: 'Add a passkey',
  remove: 'Remove',
  since: (day: string) => `added ${day}`,
  code: 'Code of your app, or a recovery code',
  submit: { label: 'Confirm', busyLabel: 'Submitting…' },
  done: 'Saved.',
  unsupported: 'This browser does not support passkeys.',
  logIn: 'Log in with a passkey',
  failed: 'Your device did not give us a passkey. Try again, or use your password.',
}

export const crmTwoFactor = {
  title: 'Two-factor',
  heading: 'Two-factor login',
  password: 'Password',
  must: 'The studio asks everybody for two-factor. It takes two minutes; you need your phone.',
  offer: 'A code from your phone beside the password. Whoever learns the password alone stays out.',
  start: { text: 'First, your password once more.', submit: { label: 'Begin', busyLabel: 'One moment...' } },
  scan: {
    heading: '1. Scan this with your authenticator app',
    text: 'Any will do: Google Authenticator, Aegis, 1Password, the one in your phone.',
    alt: 'QR code with the secret for your app',
    secret: 'Or type this secret into the app:',
  },
  codes: {
    heading: '2. Keep these recovery codes',
    text: 'Each works once, when your phone is not at hand. They are shown only now.',
    copy: 'Copy',
    copied: 'Copied.',
    download: 'Download',
    file: `${plainNames.at(-1) ?? 'studio'}-crm-recovery-codes.txt`,
    saved: 'I have saved them',
  },
  left: {
    heading: 'Recovery codes',
    count: (left: number) =>
      left === 0
        ? 'None is left. Without your phone you could not get in.'
        : left === 1
          ? '1 is left.'
          : `${left} are left.`,
    few: 'Make new ones before you need the last.',
    open: 'New recovery codes',
    text: 'The old ones are worth nothing from then on, wherever you wrote them down.',
    submit: { label: 'Make new ones', busyLabel: 'One moment...' },
    made: 'Your new recovery codes',
    close: 'I have saved them',
  },
  confirm: {
    heading: '3. Enter the code that the app shows',
    label: 'Code',
    submit: { label: 'Switch it on', busyLabel: 'Checking...' },
  },
  back: 'Back to my account',
  done: 'Two-factor is on.',
  on: 'On. Every login asks for a code.',
  off: 'Off.',
  setUp: 'Set up two-factor',
  remove: {
    open: 'Turn off two-factor',
    text: 'Then the password alone lets anybody in.',
    submit: { label: 'Switch it off', busyLabel: 'One moment...' },
    done: 'Two-factor is off.',
  },
}

export const crmTeam = {
  heading: 'Team',
  roles: {
    owner: { name: 'Owner', text: 'Does everything, and decides who gets in and how the studio works.' },
    member: {
      name: 'Member',
      text: 'Works with submissions, contacts, companies, deals and tasks. Cannot change the settings.',
    },
    viewer: { name: 'Viewer', text: 'Sees everything, changes nothing.' },
  },
  role: 'Role',
  chooseRole: 'Choose a role',
  rolesHeading: 'What the roles mean',
  roleOf: (name: string) => `Role of ${name}`,
  you: 'you',
  twoFactor: { yes: 'Two-factor', no: 'No two-factor' },
  disabled: 'Removed',
  disabledByRestore: 'Disabled since the restore',
  disable: 'Remove',
  confirmRemoval: (name: string) => ({
    title: `Remove ${name}?`,
    text: `${name} is logged out everywhere and cannot log in any more. What they did stays, and you can restore their access at any time.`,
    submit: 'Remove',
  }),
  confirmOwner: (name: string) => ({
    title: `Make ${name} an owner?`,
    text: `${name} can then change everything, also who has access. They are logged out once and log in again with the new role.`,
    submit: 'Make owner',
  }),
  enable: 'Restore access',
  enableAfterRestore: 'Enable',
  lastOwner:
    'You are the only owner. Make somebody else an owner first, so that the studio is never without one.',
  roleChanged: (name: string, role: string) => `${name} is now ${role}.`,
  closed: (name: string) => `${name} is removed.`,
  opened: (name: string) => `${name} can log in again.`,
  invites: {
    heading: 'Invitations',
    text: 'An invitation is for one address, works once, and lasts three days.',
    email: 'Email',
    submit: { label: 'Invite', busyLabel: 'Inviting...' },
    link: 'Link of the invitation',
    linkFor: (email: string) => `Invitation for ${email}`,
    once: 'It is shown only now. Copy it and pass it on, or make a new one later.',
    mailed: 'It was mailed as well.',
    notMailed: 'No mail was sent, because the server has no mail account. Pass the link on yourself.',
    copy: 'Copy the link',
    copied: 'Copied.',
    renew: 'New link',
    revoke: 'Revoke',
    revoked: 'The invitation is revoked.',
    until: (moment: string) => `open until ${moment}`,
    states: { used: 'accepted', revoked: 'revoked', expired: 'expired' },
    by: (name: string) => `by ${name}`,
    empty: 'Nobody is invited at the moment.',
  },
}

export const crmAccount = {
  heading: 'My account',
  name: 'Name',
  rename: {
    open: 'Change name',
    hint: 'As clients and colleagues know you. Templates sign with it.',
    submit: { label: 'Save', busyLabel: 'Saving...' },
    done: (name: string) => `You are ${name} now.`,
  },
  email: 'Email',
  role: 'Role',
  password: {
    heading: 'Password',
    text: 'A new one ends every other session of yours.',
    open: 'Change password',
    submit: { label: 'Change password', busyLabel: 'Changing...' },
    done: 'Your password is changed.',
  },
}
