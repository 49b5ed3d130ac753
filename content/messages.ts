import { writeCount } from './write-count.ts'

/** The page on which a visitor's form is answered when something was wrong with it, and when it arrived. */
export const messagePage = {
  title: 'Send a message',
  description: 'Write to the owner of a LinkHub page.',
  heading: (name: string) => `Message ${name}`,
  failed: 'Your message did not arrive. What you wrote is still here: try again in a minute.',
  thanks: {
    heading: 'Message sent',
    text: (name: string) => `Thank you. Only ${name} can read it.`,
    back: 'Back to the page',
    forget: 'Delete my message',
    /** Where news were asked for with an email address. */
    confirm: 'One more step for the news: open the email we sent you and confirm it.',
  },
}

/** Where visitors have everything deleted that they left on a page, without an account. */
export const forgetPage = {
  title: 'Delete my data',
  description: 'Delete what you left on a LinkHub page.',
  heading: 'Delete my data',
  /** Goes before the name of the page. */
  text: 'This deletes your name, your email address, your number and your message from',
  note: 'It cannot be undone.',
  submit: 'Delete',
  failed: 'That did not work. Try again in a minute.',
  done: {
    heading: 'Deleted.',
    text: 'Nothing that you left is kept any more.',
    back: { to: '/', label: 'Return to Home' },
  },
}

/** Where somebody confirms, by the link in a mail, that they want the news of a page's owner. */
export const followPage = {
  title: 'Confirm',
  description: 'Confirm that you want the news of a LinkHub page.',
  heading: 'Get the news?',
  /** Goes before the name of the page. */
  text: 'Confirm to get the news of',
  note: 'Only the owner sees your name and your email address. You can unsubscribe in every email.',
  submit: 'Yes, confirm',
  failed: 'That did not work. Try again in a minute.',
  done: { heading: 'Confirmed.', text: 'You get the news from now on.', back: { to: '/', label: 'Return to Home' } },
}

/** What visitors left, on the dashboard. */
export const messages = {
  title: 'Messages | Creator LinkHub',
  description: 'What visitors of your page wrote to you, and who wants your news.',
  heading: 'Messages',
  back: { label: 'Back to dashboard', to: '/dashboard' },
  settings: {
    open: 'Settings',
    heading: 'Message settings',
    close: 'Close',
    messages: {
      label: 'Let visitors message me',
      hint: 'Your page shows a message form. Only you can read what they send.',
    },
    news: {
      label: 'Let visitors follow my news',
      hint: 'The form has a tick box for your news. You get a list of the people who confirmed it by email.',
    },
    studio: {
      label: 'Ask visitors if they need a website',
      hint: (studio: string) =>
        `The form has a tick box that lets ${studio} contact them. Only their details and the name of your page are passed on.`,
    },
    hidden: 'The form appears on your page once you confirm your email address.',
    confirm: { label: 'Confirm it in your account', to: '/account' },
    saved: 'Saved',
  },
  lists: { label: 'Lists', messages: 'Messages', followers: 'Followers', spam: 'Spam' },
  unread: (count: number): string => (count === 1 ? 'unread message' : 'unread messages'),
  fresh: 'New',
  /** While the page asks for nothing. */
  off: { text: 'Visitors cannot message you yet.', action: 'Turn on messages' },
  empty: {
    messages: 'No messages yet. Messages from visitors of your page appear here.',
    followers: 'No followers yet. People who ask for your news and confirm it by email appear here.',
    spam: 'No spam. Messages that look like spam are kept here.',
  },
  /** Above the spam. */
  aside: (most: number, ofNetwork: number) =>
    `Messages that look like spam are kept here, and messages beyond ${writeCount(most)} a day or ${writeCount(ofNetwork)} from one network.`,
  full: (most: number) => `This list is full at ${writeCount(most)} messages. Delete some to receive more.`,
  emptySpam: 'Delete all spam',
  kept: 'Messages are deleted after 12 months.',
  loading: 'Loading messages...',
  failed: 'The messages could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  table: 'Download CSV',
  whatsapp: 'Reply on WhatsApp',
  email: 'Reply by email',
  /** The subject of an answer, and what stands below it. */
  answer: {
    subject: 'Your message on my page',
    forget: (address: string) => `To delete your message and your address: ${address}`,
  },
  agreed: 'Agreed to:',
  unconfirmed: 'Not confirmed, so not counted as a follower.',
  remove: 'Delete',
  removed: 'Deleted',
  undo: 'Undo',
  keep: 'Not spam',
  unsaved: 'Something went wrong. Try again.',
}
