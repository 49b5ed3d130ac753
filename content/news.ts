import { writeCount } from './write-count.ts'

/** What creators write to followers, on the dashboard. */
export const news = {
  tab: 'News',
  write: 'Write news',
  finish: 'Finish your draft',
  intro: 'Email everyone who follows you: a new product, a date, a video.',
  noFollowers: 'Nobody follows you yet. Turn on news in the settings, and visitors can follow you on your page.',
  pace: (mails: number) =>
    `You can send ${writeCount(mails)} emails a day for now. The other followers get your news on the following days. The number grows over time.`,
  untracked: 'We count clicks on the button, not who opens an email: there is no tracking pixel.',
  planned: (time: string) => `Scheduled for ${time}`,
  sending: 'Sending',
  sent: (time: string) => `Sent ${time}`,
  stopped: { owner: 'Stopped by you', studio: 'Stopped by LinkHub', bounces: 'Stopped: too many emails came back' },
  figures: { sent: 'Sent', refused: 'Not delivered', unfollowed: 'Unsubscribed', opens: 'Clicks' },
  of: (some: number, all: number) => `${writeCount(some)} of ${writeCount(all)}`,
  cancel: 'Cancel and edit',
  stop: 'Stop',
  failed: 'Something went wrong. Try again.',
  subject: 'Subject',
  text: 'Text',
  picture: { label: 'Picture', hint: 'Wide, above the text.', alt: 'The picture of your news' },
  linkLabel: 'Button text',
  linkUrl: 'Button link',
  save: { label: 'Preview', busyLabel: 'Saving...' },
  preview: 'Preview',
  shownAs: 'Show as',
  sizes: { mail: 'Email', phone: 'Phone' },
  to: (followers: number) => `Followers who get it: ${writeCount(followers)}. You can send news once a day.`,
  when: 'Send later',
  whenHint: (timeZone: string) => `In your time zone, ${timeZone}. Leave it empty to send now.`,
  send: { now: 'Send now', later: 'Schedule' },
  done: { now: 'Your news is on its way.', later: 'Scheduled' },
  test: 'Send me a test',
  tested: 'The test is on its way to your inbox.',
  edit: 'Edit',
}

/** Where a follower stops the news of a page without login. */
export const unfollowPage = {
  title: 'Unsubscribe',
  description: 'Stop the news of a LinkHub page.',
  heading: 'Unsubscribe',
  /** Goes before the name of the page. */
  text: 'No more news from',
  note: 'Your name and address are deleted from its list of followers.',
  submit: 'Unsubscribe',
  failed: 'Something went wrong. Try again in a minute.',
  done: {
    heading: 'You are unsubscribed.',
    text: 'You get no more news from this page.',
    back: { to: '/', label: 'Return to Home' },
  },
}
