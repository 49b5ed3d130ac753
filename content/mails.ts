import type { Brand } from '@nokshi/contract/website/site-content.ts'

/** Before a link in the version without HTML. */
export const here = (action: string) => `${action} here:`

/** Mails to creators and to senders of forms. What goes to the studio itself stays English. */
export const mails = (brand: Brand) => ({
  /** To whoever sent a form. It repeats nothing of it: somebody else may have typed the address. */
  acknowledgement: {
    subject: (reference: string) => `We have your message: ${reference}`,
    text: (reference: string) => [
      `Thank you for writing to ${brand.name}. Your message has arrived, and its reference is ${reference}.`,
      `What happens next: a person reads it and writes to you. ${brand.replyPromise}`,
      'To add something, reply to this email and leave the reference in the subject.',
      'If you did not write to us, somebody mistyped their address. You need not do anything.',
    ],
  },
  reset: {
    subject: 'Reset your password',
    intro: `Somebody, hopefully you, asked to reset the password of your ${brand.name} account.`,
    action: 'Choose a new password',
    outro: 'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  },
  verification: {
    subject: 'Confirm your email address',
    intro: `Somebody, hopefully you, made a ${brand.name} account with this address.`,
    action: 'Confirm that it is yours',
    outro: 'The link works once, for 24 hours. If you made no account, do nothing.',
  },
  emailChange: {
    subject: 'Confirm your new email address',
    intro: `Somebody, hopefully you, wants to use this address for their ${brand.name} account.`,
    action: 'Make it the address of the account',
    outro: 'The link works once, for 24 hours. If you did not ask for it, do nothing: nothing changes.',
  },
  addressInUse: {
    subject: 'Somebody tried to use your email address',
    text: [
      `Somebody wanted to use this address for another ${brand.name} account. There is already an account with it, so nothing was changed.`,
      'If it was you, log in with this address, or delete that account first. If it was not, you need not do anything.',
    ],
  },
  /** After the studio has let somebody back in who says that they cannot read this mailbox. */
  resetByStudio: {
    subject: 'Your password is being reset',
    text: [
      `Somebody who lost this mailbox asked us to let them back into your ${brand.name} account. We gave them a link to choose a new password, and the account was logged out everywhere.`,
      `If that was not you, write to us at once: ${brand.contact.email}`,
    ],
  },
  /** The studio helps somebody who lost the mailbox of their account. */
  recovery: {
    subject: 'Confirm your new email address',
    intro: `You told us that you no longer read the mailbox of your ${brand.name} account. This address will replace it.`,
    action: 'Confirm that this address is yours',
    outro:
      'The account moves to this address three days after you asked, so that anyone who still reads the old mailbox can object. Then choose a new password: on the login page, follow “Forgotten your password?”. If you did not ask for it, do nothing.',
  },
  keepAddress: {
    subject: 'Somebody asked to move your account',
    intro: `Somebody who says that they lost this mailbox asked us to move your ${brand.name} account to another address.`,
    action: 'This address is still mine: stop it',
    outro: `If it was you, there is nothing to do. If it was not, open the link within three days; your account stays as it is. You can also write to us: ${brand.contact.email}`,
  },
  /** To the address the account has left. It does not name the new one. */
  emailChanged: {
    subject: 'Your email address was changed',
    text: [
      `Your ${brand.name} account now has another email address. This one no longer opens it.`,
      `If you did not change it, write to us at once: ${brand.contact.email}`,
    ],
  },
  /** `when` says the time zone as well, which is all that is known about the place. */
  newDevice: {
    subject: 'Your account was opened on a new device',
    text: (device: string, when: string) => [
      `Somebody has just logged in to your ${brand.name} account with a browser that was not used for it before: ${device}, ${when}`,
      'If it was you, there is nothing to do. If you deleted the cookies of a browser you know, it counts as a new one.',
      `If it was not you, choose a new password at once: that ends every other session. If you need help, write to us: ${brand.contact.email}`,
    ],
  },
  safetyChanged: {
    subject: 'Your account security was changed',
    text: [
      `Somebody who knows your password has just changed how you log in to your ${brand.name} account: two-factor or a passkey was turned on or off.`,
      'If it was you, there is nothing to do.',
      `If it was not you, choose a new password at once, look at your account, and write to us: ${brand.contact.email}`,
    ],
  },
  codesBlocked: {
    subject: 'Somebody is entering wrong codes for your account',
    text: [
      `Too many wrong codes were entered today in the second step of a login to your ${brand.name} account. We accept no more codes for a day; a passkey still works.`,
      'Whoever enters them knows your password: choose a new one at once.',
      `If it was you, wait until tomorrow or write to us: ${brand.contact.email}`,
    ],
  },
  paymentsChanged: {
    subject: 'Your payment methods were changed',
    text: (address: string) => [
      `Somebody who knows your password has just changed the payment methods on your page: ${address}`,
      'If it was you, there is nothing to do. Look at the page once more: money that goes to a wrong number does not come back.',
      `If it was not you, choose a new password at once, correct the number, and write to us: ${brand.contact.email}`,
    ],
  },
  contactsChanged: {
    subject: 'Your contact details were changed',
    text: (address: string) => [
      `Somebody who is logged in to your account has just changed a number, an address or a link by which people reach or pay you on your page: ${address}`,
      'If it was you, there is nothing to do. Look at the page once more: orders that go to a wrong number do not reach you.',
      `If it was not you, choose a new password at once, correct your page, and write to us: ${brand.contact.email}`,
    ],
  },
  domainConnected: {
    subject: (domain: string) => `${domain} was connected to your page`,
    text: (domain: string, settings: string) => [
      `Somebody who is logged in to your account has just connected the domain ${domain} to your page.`,
      'If it was you, there is nothing to do. As soon as its DNS records are found, your page moves there.',
      `If it was not you, choose a new password at once and disconnect the domain: ${settings}`,
      `Then write to us: ${brand.contact.email}`,
    ],
  },
  domainFails: {
    subject: (domain: string) => `Your domain ${domain} no longer leads to your page`,
    text: (domain: string, settings: string, day: string) => [
      `The DNS records of ${domain} are not what your page needs. Until they are corrected, your page is at its LinkHub address.`,
      `If nothing changes, we disconnect the domain on ${day}. See what is missing here: ${settings}`,
    ],
  },
  domainReleased: {
    subject: (domain: string) => `Your domain ${domain} was disconnected`,
    text: (domain: string, settings: string) => [
      `The DNS records of ${domain} have been wrong for seven days, so we disconnected it from your page. Your page is at its LinkHub address.`,
      `You can connect it again at any time: ${settings}`,
    ],
  },
  domainTaken: {
    subject: (domain: string) => `The domain ${domain} now belongs to another page`,
    text: (domain: string, settings: string) => [
      `Somebody has shown with a new DNS record that ${domain} is theirs, and has connected it to another page. Your page is at its LinkHub address.`,
      `If the domain is still yours, change the password at your DNS provider first, then connect it again: ${settings}`,
    ],
  },
  registrationEnds: {
    subject: (name: string) => `Your registration expires soon: ${name}`,
    text: (name: string, day: string, dashboard: string) => [
      `Your ${name} is valid until ${day}. After that day your page no longer shows it.`,
      `If you have a new one, enter it here: ${dashboard}`,
    ],
  },
  /** To the owner of a page. */
  messages: {
    subject: (count: number) => (count === 1 ? 'You have a new message' : `You have ${count} new messages`),
    text: (desk: string) => [
      `Somebody left you a message on your page. Read it and answer here: ${desk}`,
      'If more messages arrive, we email you at most once an hour. You can turn messages off in the same place.',
    ],
  },
  /** To somebody who asked for the news of a page's owner. */
  follow: {
    subject: (username: string) => `Please confirm: news from @${username}`,
    text: (address: string, confirm: string, forget: string) => [
      `Somebody, hopefully you, asked for the news of this page with your email address: ${address}`,
      `If it was you, confirm it here within seven days. Until then you get no news: ${confirm}`,
      `If it was not you, there is nothing to do. If you change your mind, you can delete your address and everything you sent here at any time: ${forget}`,
    ],
  },
  /**
   * To the owner of a page, once a week. Counts and shares come written, visits and visitors with their noun.
   */
  weeklyReport: {
    subject: (visits: string) => `Your week: ${visits}`,
    figures: (days: string, visits: string, visitors: string) =>
      `${days}: ${visits}, ${visitors} (each day counted by itself).`,
    grown: (share: string) => `That is ${share} more visits than in the week before.`,
    fewer: (share: string) => `That is ${share} fewer visits than in the week before.`,
    same: 'That is the same number of visits as in the week before.',
    first: 'There were no visits in the week before.',
    best: (title: string, opens: string) => `Most opened: ${title} (${opens}).`,
    origins: (names: string) => `Most visits came from: ${names}.`,
    filtered: (count: string) => `Not counted as visits: ${count}, such as crawlers, link previews and your own.`,
    dead: (title: string, day: string) => `${title} has not worked since ${day}.`,
    last: 'There were no visits for four weeks. We send the report again after your next visit.',
    more: (address: string) => `All your figures: ${address}`,
    stop: (address: string) => `You get this report once a week. Unsubscribe here, without logging in: ${address}`,
  },
  /** Around what a creator writes to followers. */
  news: {
    from: (name: string) => `${name} via LinkHub`,
    test: (subject: string) => `Test: ${subject}`,
    why: (name: string) => `You get this because you asked for the news of ${name} and confirmed it.`,
    stop: 'Unsubscribe',
    noAnswer: (name: string) => `Replies to this email are not read. Write to ${name} on the page.`,
    untracked: 'We do not track whether you open this email.',
  },
  /** To a creator whose news were stopped. */
  newsStopped: {
    subject: 'Your news was stopped',
    bounces: (subject: string) => [
      `Too many emails of your news “${subject}” came back, so we stopped it.`,
      'Addresses that no longer exist were removed from your followers. You can send news again in a week.',
    ],
    studio: (subject: string) => [
      `We stopped your news “${subject}”. Nobody else gets it.`,
      `If you think that we are wrong, write to ${brand.contact.email}: a person will look at it again.`,
    ],
  },
  suspended: {
    subject: 'Your page was taken down',
    text: (address: string, reason: string | undefined) => [
      `We have taken down your page ${address}, because it was reported to us and we found that it breaks our terms.`,
      ...(reason ? [`What we found: ${reason}`] : []),
      'Nothing of it was deleted. You can still log in, change it, and download or delete everything in your account.',
      `If you think that we are wrong, or if you have corrected it, write to ${brand.contact.email}: a person will look at it again.`,
    ],
  },
  restored: {
    subject: 'Your page is back',
    text: (address: string) => [`Your page ${address} is online again, as it was. Thank you for your patience.`],
  },
})
