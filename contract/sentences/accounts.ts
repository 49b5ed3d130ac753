export const accountSentences = {
  'no-session': 'Log in to continue.',
  'wrong-credentials': 'Email or password is incorrect.',
  'too-many-logins': ({ minutes }: { minutes: number }) =>
    `Too many failed attempts. Try again ${inWords(minutes)}, or reset your password.`,
  'hasher-busy': 'Too many people are logging in right now. Try again in a few seconds.',
  'wrong-own-password': 'Your current password is incorrect.',
  'own-password-limit': 'Too many wrong passwords. Wait a while and try again.',
  'common-password': 'This password is very common and easy to guess. Choose another.',
  'guessable-password': 'This password is too close to your address, your name or ours. Choose another.',
  'address-taken': 'There is already an account with this email address. Log in instead.',
  'address-taken-meanwhile': 'There is another account with this address, so yours keeps the one it has.',
  'same-address': 'This is the address your account has now.',
  'email-link-spent': 'This link was used before or is too old. Ask for a new one.',
  'change-needs-login': 'Log in to the account that changes its address, in this browser, and open the link again.',
  'confirm-address-first': 'Confirm your email address first. Until then, somebody else could have registered with it.',
  'reset-link-spent': 'This link was used before or is too old. Ask for a new one.',
  'verification-mailbox-limit': 'We have already sent several emails to this address. Look there, or try again later.',
  'verification-network-limit':
    'Many emails were requested from your network. Your account exists; try again in an hour.',
  'email-change-user-limit': 'You have asked for several changes of your address. Try again in an hour.',
  'no-such-session': 'This session has ended already.',

  // Staff
  'already-claimed': 'The CRM has an owner already. Ask for an invitation.',
  'wrong-setup-code': 'This is not the setup code. The server prints it when it starts.',
  'setup-place-limit': 'Too many setup codes were tried. Wait a quarter of an hour and try again.',
  'login-expired': 'Your login took too long. Log in again.',
  'wrong-login-code': 'This code is incorrect or was used before. Wait for the next one.',
  'wrong-app-code': 'This code is incorrect. Check the clock of your phone, and use the next code.',
  'second-step-limit': 'Too many wrong codes. Wait a quarter of an hour and try again.',
  'second-step-day-limit':
    'Too many wrong codes today. Try again tomorrow, or log in with a passkey. The owner of the account was told by email.',
  'two-factor-not-begun': 'Begin with two-factor first.',
  'two-factor-on': 'You use two-factor already.',
  'two-factor-off': 'You do not use two-factor.',
  'passkey-wrong': 'This passkey did not work. Try again, or use another way.',
  'no-such-passkey': 'This passkey was removed already.',
  'too-many-passkeys': ({ max }: { max: number }) => `An account has at most ${max} passkeys. Remove one first.`,
  'second-factor-missing': 'Enter a code from your app or a recovery code too, or use a passkey.',
  'second-factor-off':
    'Turn on two-factor or add a passkey in your account first: a password alone must not be able to change where your money goes.',
  'proof-needed':
    'Enter your password, or use your passkey, to go on: this changes where your orders, messages or money go, or writes to your followers.',
  'password-needed': 'Enter your password to change your payment methods.',
  'two-factor-required': 'The studio asks everybody for two-factor.',
  'must-set-up-two-factor': 'The studio asks everybody for two-factor. Set it up to continue.',
  'only-owners': 'Only owners may do this. Ask an owner.',
  'only-members': 'Only members and owners may do this. Ask an owner.',
  'not-in-contract': 'Nobody may do this yet.',
  'no-such-creator': 'There is no such creator any more.',
  'recovery-open': 'This account is on its way to another address already. Stop that first.',
  'recovery-own': 'Another owner than the one who began has to agree.',
  'no-recovery': 'This account is not on its way to another address.',
  'no-such-staff': 'This person is not in the team.',
  'last-owner': 'The studio needs an owner. Make somebody else an owner first.',
  'colleague-exists': 'Somebody with this address is in the team already.',
  'no-such-invite': 'There is no such open invitation.',
  'invites-limit': 'Twenty invitations were made today. Try again tomorrow.',
  'invite-spent':
    'This invitation no longer works: it was used, taken back, or is older than three days. Log in, or ask for a new one.',

  // At a terminal
  'no-staff-with-address': ({ email }: { email: string }) => `Nobody in the team has the address ${email}.`,
  'no-creator-with-address': ({ email }: { email: string }) => `No creator has the address ${email}.`,
  'another-account-with-address': ({ email }: { email: string }) =>
    `There is another account with the address ${email}.`,
}

function inWords(minutes: number) {
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} hours`
  return minutes > 1 ? `in ${minutes} minutes` : 'in a minute'
}
