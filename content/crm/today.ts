import { writeCount } from '../write-count.ts'

export const crmToday = {
  title: 'Today',
  greeting: (name: string, day: string) => `${day}. Good to see you, ${name}.`,
  mine: { heading: 'My enquiries', none: 'No enquiry is assigned to you.', link: 'All of mine' },
  inbox: { heading: 'New enquiries', none: 'No new enquiries.', link: 'Open the inbox' },
  tasks: { heading: 'My tasks', none: 'No tasks due today or tomorrow.', link: 'All tasks' },
  quiet: {
    heading: 'Stale deals',
    none: 'No stale deals.',
    since: (time: string) => `stale for ${time}`,
    noStep: 'no follow-up',
    link: 'All stale deals',
  },
  mails: {
    heading: 'Emails that were not delivered',
    count: (count: number) =>
      count === 1 ? '1 email could not be delivered' : `${writeCount(count)} emails could not be delivered`,
    kept: (count: number) =>
      count === 1
        ? '1 email waits: no mail server is set up'
        : `${count < 100 ? count : '100 or more'} emails wait: no mail server is set up`,
    keptText:
      'They leave by themselves once SMTP_URL is set. Links in them (a new password, a confirmed address) are shown to nobody and are deleted when they expire; docs/deploy.md says how to let somebody in without mail.',
    private: (count: number) =>
      count === 1 ? '1 of them is private: owners can read it.' : `${count} of them are private: owners can read them.`,
    since: (when: string) => `Written ${when}`,
    none: 'None: every email was delivered.',
    show: 'Show them',
    to: (address: string) => `to ${address}`,
    tried: (when: string, times: number) => `Written ${when}, ${times === 1 ? 'tried once' : `tried ${times} times`}`,
    dead: 'not retried any more',
    again: 'will be retried automatically',
    retry: 'Retry',
    retried: 'It is being tried again.',
  },
  starter: {
    heading: 'Get started',
    text: 'Three steps. After that, enquiries come in by themselves.',
    done: 'Done',
    steps: {
      form: {
        title: 'Share the form',
        text: 'Whoever fills it in appears in the inbox, as a contact and as a deal.',
        link: 'Open the form',
      },
      contact: {
        title: 'Add a contact',
        text: 'Somebody you are talking with already. A name and a number are enough.',
        link: 'Add a contact',
      },
      colleague: {
        title: 'Invite a colleague',
        text: 'Share the inbox, and see who works on what.',
        link: 'Invite a colleague',
      },
    },
  },
}
