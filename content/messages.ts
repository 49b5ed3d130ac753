import { writeCount } from './write-count.ts'

/** The page on which a visitor's form is answered when something was wrong with it, and when it arrived. */
export const messagePage = {
  title: 'Leave a message',
  description: 'Write to the owner of a LinkHub page.',
  /** Goes before the name of the page. */
  heading: 'To',
  failed: 'Your message did not arrive. What you wrote is still here: try again in a minute.',
  thanks: {
    heading: 'Thank you. It has arrived.',
    text: 'Only the owner of the page can read it.',
    back: 'Back to the page',
    forget: 'Changed your mind? Have it deleted',
    /** Where news were asked for with an e-mail address. */
    confirm:
      'You asked for news: open the mail that we have sent you, and confirm it. Until then you get none.',
  },
}

/** Where visitors have everything deleted that they left on a page, without an account. */
export const forgetPage = {
  title: 'Be forgotten',
  description: 'Have deleted what you left on a LinkHub page.',
  heading: 'Be forgotten',
  /** Goes before the name of the page. */
  text: 'This deletes your name, your address, your number and your words from',
  note: 'It cannot be undone.',
  submit: 'Delete',
  failed: 'That did not work. Try again in a minute.',
  done: {
    heading: 'Deleted.',
    text: 'Nothing of what you left is kept any more.',
    back: { to: '/', label: 'Return to Home' },
  },
}

/** Where somebody confirms, by the link in a mail, that they want the news of a page's owner. */
export const followPage = {
  title: 'Confirm',
  description: 'Confirm that you want the news of a LinkHub page.',
  heading: 'Get the news?',
  /** Goes before the name of the page. */
  text: 'One press, and you get the news of',
  note: 'Only its owner sees your name and your address. Each mail tells you how to end it.',
  submit: 'Yes, confirm',
  failed: 'That did not work. Try again in a minute.',
  done: {
    heading: 'Confirmed.',
    text: 'You get the news from now on.',
    back: { to: '/', label: 'Return to Home' },
  },
}

/** What visitors left, on the dashboard. */
export const messages = {
  title: 'Messages | Creator LinkHub',
  description: 'What visitors of your page wrote to you, and who wants your news.',
  heading: 'Messages',
  back: { label: 'Back to your page', to: '/dashboard' },
  settings: {
    heading: 'On your page',
    messages: { label: 'Leave me a message', hint: 'Visitors can write to you. Nobody else can read it.' },
    news: {
      label: 'Tell me your news',
      hint: 'Visitors can tick that they want your news. You get a list of those who confirmed it by a link in a mail, and what they agreed to.',
    },
    studio: {
      label: 'Ask who needs a website too',
      hint: (studio: string) =>
        `Visitors can also tick that ${studio} may contact them. Only that reaches the studio, with the name of your page.`,
    },
    hidden: 'The form is shown once your e-mail address is confirmed.',
    confirm: { label: 'Confirm it in your account', to: '/account' },
    saved: 'Saved',
  },
  lists: { label: 'Lists', messages: 'Messages', followers: 'Followers', spam: 'Spam' },
  empty: {
    messages: 'No messages yet. Messages that visitors leave on your page appear here.',
    followers:
      'Nobody follows you yet. Who ticks the box on your page, and confirms it by mail, stands here.',
    spam: 'No spam. What looks like it is kept here, apart.',
  },
  /** Above the spam. */
  aside: (most: number, ofNetwork: number) =>
    `What looks like spam is kept here, and what came after the first ${writeCount(most)} messages of a day, or the first ${writeCount(ofNetwork)} from one network.`,
  full: (most: number) =>
    `There are ${writeCount(most)} messages here. No more can come in until you delete some.`,
  emptySpam: 'Delete all spam',
  kept: 'Everything here is deleted after twelve months.',
  loading: 'Loading messages...',
  failed: 'The messages could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  table: 'Download as a table (CSV)',
  whatsapp: 'Answer on WhatsApp',
  email: 'Answer by e-mail',
  /** The subject of an answer, and what stands below it. */
  answer: {
    subject: 'Your message on my page',
    forget: (address: string) => `To have your message and your address deleted: ${address}`,
  },
  agreed: 'Agreed to:',
  unconfirmed: 'Not confirmed, and not counted: nobody has proved that this address or number is theirs.',
  remove: 'Delete',
  removed: 'Deleted',
  undo: 'Undo',
  keep: 'Not spam',
  unsaved: 'That did not work. Try again.',
}
