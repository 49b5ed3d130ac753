/** Words of the dashboard about how an owner is paid. */
export const payments = {
  heading: 'Payments',
  empty:
    'Let people pay you by bKash, Nagad, Rocket, Upay, bank account, STC Bank or a payment link. We never touch the money.',
  count: (number: number, most: number) => `${number} of ${most}`,
  add: 'Add a way to be paid',
  full: 'That is all four. Remove one to make room for another.',
  edit: 'Edit',
  remove: 'Remove',
  hidden: 'Visitors do not see this yet: confirm your e-mail address first.',
  confirm: { label: 'Confirm it', to: '/account' },
  kinds: {
    bkash: 'bKash',
    nagad: 'Nagad',
    rocket: 'Rocket',
    upay: 'Upay',
    iban: 'Bank account (IBAN)',
    stcbank: 'STC Bank',
    link: 'Payment link',
  },
  form: {
    heading: {
      add: 'Add a way to be paid',
      edit: 'Change how you are paid',
      remove: 'Remove this way to be paid',
    },
    close: 'Close',
    kind: 'How you are paid',
    choose: 'Choose one',
    value: { number: 'Number', iban: 'IBAN', link: 'Payment link' },
    again: { number: 'Number again', iban: 'IBAN again', link: 'Payment link again' },
    /** Goes before the number in groups. */
    readBack: 'We read it as',
    holder: 'Name of the account holder',
    holderHint: 'As people see it in their app when they pay.',
    qr: {
      label: 'QR code',
      hint: 'Optional. Save it from your app and cut it to the code itself.',
      alt: 'The QR code you chose',
    },
    code: 'Code',
    codeHint: 'Six digits of your authenticator app, or a recovery code.',
    passkeyHint: 'When you save, your device asks for your passkey.',
    passkeyFailed: 'Your device did not give us a passkey. Try again, or use a code of your app.',
    save: { label: 'Save', busyLabel: 'Saving…' },
    removal: { label: 'Remove', busyLabel: 'Removing…' },
    removeText: 'It disappears from your page at once.',
  },
  /** For an account without two-factor and passkeys. */
  unsafe: {
    text: 'First make your account safer: turn on two-factor or add a passkey. Then nobody who only learns your password can lead your money elsewhere.',
    link: { label: 'Turn it on in your account', to: '/account' },
  },
  saved: 'Saved. A mail about it is on its way to you.',
  failed: 'That did not work. Try again.',
}
