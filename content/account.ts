/** Apart from the words of the studio's own pages, which every visitor loads. */

/** The pages around an account. What the specification words for them stands in the forms. */
export const authPages = {
  back: { label: 'Back to Home', to: '/' },
  needsScript: 'This form needs JavaScript. Switch it on in your browser, then load the page again.',
  /** When there is nothing better to say about it. */
  failed: 'That did not work. Please try again in a moment.',
  passkeyFailed: 'We got no passkey from your device. Try again, or use another way.',
  close: 'Cancel',
  fields: {
    email: 'Email',
    password: 'Password',
    newEmail: 'New Email',
    currentPassword: 'Current Password',
    newPassword: 'New Password',
    confirmation: 'Confirm Password',
    passwordHint: 'At least 8 characters; 15 or more are safer. A short sentence is easy to remember.',
  },
  login: {
    text: 'Edit your page and your links, and see your visits.',
    submit: { label: 'Login', busyLabel: 'Submitting...' },
    forgotten: { label: 'Forgotten your password?', to: '/forgot-password' },
    code: {
      text: 'Enter the six digits that your authenticator app shows, or one of your recovery codes.',
      label: 'Code',
      submit: { label: 'Continue', busyLabel: 'Submitting...' },
      back: 'Back',
    },
    passkey: { label: 'Log in with a passkey', busyLabel: 'Waiting for your device...' },
    other: { question: 'No account yet?', label: 'Register', to: '/register' },
    /** For those who came from the button that begins a page. */
    newcomer: {
      lead: 'Your page belongs to an account, so that only you can change it.',
      heading: 'New here?',
      text: 'An email address and a password are all you need. It is free, and it takes a minute.',
      action: 'Create an account',
      /** Over the form. */
      otherwise: 'Already have an account?',
    },
  },
  register: {
    text: 'A free page for everything you make. An email address and a password are all we ask for.',
    submit: { label: 'Create Account', busyLabel: 'Creating...' },
    notice: {
      text: 'We use your email address to log you in and to write to you about your account and your page. No advertising.',
      link: { label: 'How we treat your data', to: '/privacy' },
      terms: { label: 'Terms', to: '/terms' },
    },
    other: { question: 'Already have an account?', label: 'Login', to: '/login' },
  },
  forgotPassword: {
    text: 'Enter the email address of your account. We email you a link that works once, for one hour.',
    submit: { label: 'Send the link', busyLabel: 'Submitting...' },
    sent: {
      heading: 'Check your email',
      promise: 'If there is an account with this address, an email with a link is on its way.',
      text: 'Nothing after a few minutes? Look in your spam folder, or check the address and ask again.',
      again: 'Ask again',
    },
    other: { question: 'Remembered it?', label: 'Login', to: '/login' },
  },
  resetPassword: {
    text: 'The new password works at once. You will need it wherever you were logged in before.',
    submit: { label: 'Change password', busyLabel: 'Submitting...' },
    done: 'Your password is changed. Log in with the new one.',
    spent: {
      heading: 'This link no longer works',
      noToken: 'The address is incomplete. Open the link from the email again, or ask for a new one.',
      text: 'Each link works once, for one hour.',
      action: { label: 'Ask for a new link', to: '/forgot-password' },
    },
    other: { question: 'Remembered it?', label: 'Login', to: '/login' },
  },
  verifyEmail: {
    text: 'Then we can reach you, and search engines may list your page.',
    checking: 'Checking your link...',
    /** For a browser that runs no scripts. */
    button: 'Confirm my address',
    done: {
      heading: 'Your email address is confirmed.',
      /** Goes before the address. */
      sentence: 'The email address of your account is',
      text: 'You can close this page, or go on from here.',
      action: { label: 'Go to your dashboard', to: '/dashboard' },
    },
    /** Where the link was opened first in a browser that is not logged in to the account. */
    newPassword: {
      heading: 'Your email address is confirmed.',
      text: 'This browser was not logged in to your account, so we cannot tell whether it was you who chose its password. That password no longer works, and the account is logged out everywhere.',
      action: { label: 'Choose a new password', to: '/reset-password' },
    },
    refused: {
      heading: 'This link no longer works',
      noToken: 'The address is incomplete. Open the link from the email again, or ask for a new one.',
      text: 'Each link works once, for 24 hours. Your account has a button that sends a new one.',
      action: { label: 'Go to your account', to: '/account' },
    },
    unreachable: {
      heading: 'Your link could not be checked',
      sentence: 'Our server did not answer, or is too busy.',
      text: 'The link still works. Try again in a moment.',
      again: 'Try again',
    },
    other: { question: 'Looking for your page?', label: 'Login', to: '/login' },
  },
}

/** On every page behind the login. Apart from the others, which a screen would load with them. */
export const sessionLabels = {
  checking: 'Checking your profile...',
  needsScript: 'This page needs JavaScript. Switch it on in your browser, then load the page again.',
  /** Asked once in a session, before orders or money are led elsewhere. */
  proof: {
    heading: 'Confirm that it is you',
    submit: { label: 'Continue', busyLabel: 'Checking...' },
    passkey: 'Use a passkey instead',
    close: 'Not now',
  },
  logout: { label: 'Logout', busyLabel: 'Logging out...' },
}

/** The pages behind the login. */
export const accountPages = {
  ...sessionLabels,
  account: {
    back: { label: 'Back to dashboard', to: '/dashboard' },
    settings: 'Settings of your page',
    email: {
      heading: 'Email address',
      open: 'Change address',
      text: 'We email a link to the new address. Your account keeps the old address until you open it.',
      submit: { label: 'Send the link', busyLabel: 'Submitting...' },
      promise:
        'An email with a link is on its way to the new address. Your account changes to it when you open that link.',
      confirmed: 'Confirmed',
      unconfirmed: {
        text: 'Not confirmed yet. Open the link in our email; until then search engines are asked not to list your page.',
        action: { label: 'Send the email again', busyLabel: 'Sending...' },
        promise: 'An email with a link is on its way to you.',
        /** In place of all of it where no mail leaves the server. */
        byStudio:
          'Not confirmed yet. This server sends no email: write to us through our contact page, and we confirm your address. Until then search engines are asked not to list your page.',
      },
    },
    password: {
      heading: 'Password',
      text: 'Changing it logs you out everywhere else.',
      open: 'Change password',
      submit: { label: 'Change password', busyLabel: 'Submitting...' },
      done: 'Your password is changed.',
    },
    safety: {
      heading: 'Passkeys and two-factor',
      text: 'With either of them a stolen password is not enough to get in. You need one to change your payment methods.',
      unconfirmed: 'Confirm your email address first, above. Until then, somebody else could have registered with it.',
      loading: 'Loading...',
      code: 'Code',
      codeHint: 'Six digits from your app, or a recovery code.',
      passkeyHint: 'Your device then asks for your passkey.',
      app: {
        heading: 'Authenticator app',
        on: 'On: a login asks for a code.',
        off: 'Off',
        setUp: 'Set up an app',
        start: { label: 'Continue', busyLabel: 'Submitting...' },
        startText: 'Enter your password first, so that nobody else can turn it on.',
        confirmText:
          'Save the recovery codes somewhere other than your phone. Then enter the code that your app shows.',
        confirm: { label: 'Turn on', busyLabel: 'Submitting...' },
        done: 'Two-factor is on.',
        turnOff: 'Turn off',
        turnedOff: 'Two-factor is off.',
      },
      codes: {
        heading: 'Recovery codes',
        text: 'Each lets you in once if you lose your phone. They are shown only now.',
        renew: 'Make new codes',
        copy: 'Copy the codes',
        copied: 'Copied.',
        notCopied: 'Your browser did not let us copy. Select the codes instead.',
        close: 'I have saved them',
      },
      passkeys: {
        heading: 'Passkeys',
        text: 'Log in with your finger, your face or the PIN of your device, without typing anything.',
        none: 'None yet.',
        unsupported: 'This browser does not support passkeys.',
        since: 'Added',
        lastUsed: 'last used',
        add: 'Add a passkey',
        added: 'The passkey is added.',
        remove: 'Remove',
        removed: 'The passkey is removed.',
      },
      submit: { label: 'Confirm', busyLabel: 'Submitting...' },
    },
    language: {
      heading: 'Language of our emails',
      text: 'We write our emails to you in this language. The language of your page is in the settings above.',
      label: 'Language',
    },
    sessions: {
      heading: 'Where you are logged in',
      text: 'Not yours? End it, then change your password.',
      loading: 'Loading...',
      failed: 'The list could not be loaded.',
      again: 'Try again',
      current: 'This browser',
      /** Goes before a time zone, which is all that is known about the place. */
      place: 'Time zone:',
      /** Go before a date. */
      since: 'Logged in',
      lastSeen: 'last used',
      end: { label: 'End', busyLabel: 'Ending...' },
      /** Goes before the device, for those who hear the page. */
      endOf: 'the session of',
      endOthers: { label: 'End all others', busyLabel: 'Ending...' },
    },
    download: {
      heading: 'Your data',
      text: 'Your page, its links, its figures and its pictures, as files that other programs can read.',
      action: { label: 'Download everything', path: '/api/linkhubAuth/me/export' },
      nothing: 'Once you have a page, you can download everything on it here.',
    },
    remove: {
      heading: 'Delete the account',
      text: 'Everything is deleted at once. It cannot be undone.',
      open: 'Delete account',
      question: 'Delete your account?',
      consequences: [
        'Your page, its links, its pictures and its figures are deleted.',
        'If your page had visitors or your email address was confirmed, nobody can take your username again, not even you.',
        'You are logged out everywhere. We cannot bring anything back.',
      ],
      submit: { label: 'Delete everything', busyLabel: 'Deleting...' },
      close: 'Keep my account',
      done: 'Your account is deleted.',
    },
  },
}

/** Of an authenticator app, for creators and for the studio. */
export const appKey = {
  open: 'Open in my authenticator app',
  key: 'Or enter this key in the app:',
  copy: 'Copy the key',
  copied: 'Key copied',
  notCopied: 'Your browser did not let us copy. Select the key instead.',
  scan: 'Is the app on another device? Scan this with it.',
  scanAlt: 'QR code for your authenticator app',
}

/** Beside every password, so that it can be looked at. */
export const passwordField = { show: 'Show', hide: 'Hide' }

/** On the page of the account. */
export const pageSettings = {
  username: {
    note: 'If you change it, your old address still leads to your page, and nobody else can have it.',
    change: 'Change username',
    cancel: 'Keep the old one',
    former: 'These lead here too:',
  },
  language: {
    label: 'Language of your page',
    hint: 'For the few words on your page that you did not write, and for the direction of the text.',
    choices: { en: 'English', bn: 'Bangla', ar: 'Arabic' },
  },
  ownVisits: { label: 'Count my own visits', hint: 'When off, your analytics show only other people.' },
  timeZone: { label: 'Time zone', hint: 'Where your day begins and ends in the figures.' },
}
