import { writeCount } from '../write-count.ts'

export const crmToday = {
  title: 'Today',
  greeting: (name: string, day: string) => `${day}. Good to see you, ${name}.`,
  inbox: {
    heading: 'New submissions',
    none: 'No new submissions.',
    all: (count: number) => `All ${writeCount(count)} in the inbox`,
    link: 'Open the inbox',
  },
  tasks: { heading: 'My tasks', none: 'No tasks due today or tomorrow.', link: 'All tasks' },
  quiet: {
    heading: 'Inactive deals',
    none: 'No inactive deals.',
    since: (time: string) => `inactive for ${time}`,
    noStep: 'no next step',
    link: 'All inactive deals',
  },
  pipeline: {
    heading: 'Open deals',
    none: 'No open deals yet.',
    count: (count: number) => (count === 1 ? '1 deal' : `${writeCount(count)} deals`),
    weighted: 'Weighted value, by the probability of each stage',
    rates: (rates: string) => `At ${rates}.`,
    about: (sum: string) => `about ${sum}`,
    link: 'Open the board',
  },
  figures: {
    heading: 'Results',
    won: 'Won this month',
    noneWon: 'Nothing yet',
    inBase: (sum: string) => `about ${sum}`,
    wonRates: ', each at the exchange rate of the day it was won',
    median: 'Median first reply',
    medianNote: 'in working time, last 30 days',
    noMedian: 'No replies yet',
    lost: 'Lost reasons',
    lostNote: 'last 90 days',
    noneLost: 'Nothing lost',
    noReason: 'No reason given',
  },
  mails: {
    heading: 'Mails that were not delivered',
    count: (count: number) =>
      count === 1 ? '1 mail could not be delivered' : `${writeCount(count)} mails could not be delivered`,
    kept: (count: number) =>
      count === 1
        ? '1 mail waits: no mail server is set up'
        : `${count < 100 ? count : '100 or more'} mails wait: no mail server is set up`,
    keptText:
      'They leave by themselves once SMTP_URL is set. Links in them (a new password, a confirmed address) are shown to nobody and are deleted when they expire; docs/deploy.md says how to let somebody in without mail.',
    private: (count: number) =>
      count === 1 ? '1 of them is private: owners can read it.' : `${count} of them are private: owners can read them.`,
    since: (when: string) => `Written ${when}`,
    none: 'None is left: they were sent meanwhile, or their links have expired.',
    show: 'Show them',
    hide: 'Hide them',
    to: (address: string) => `to ${address}`,
    tried: (times: number) => (times === 1 ? 'tried once' : `tried ${times} times`),
    dead: 'not retried any more',
    again: 'will be retried automatically',
    retry: 'Retry',
    retried: 'It is being tried again.',
  },
  starter: {
    heading: 'Get started',
    text: 'Three steps. After that, submissions come in by themselves.',
    done: 'Done',
    steps: {
      form: {
        title: 'Share the form',
        text: 'Whoever fills it in appears in the inbox, as a contact and as a deal.',
        copy: 'Copy the link',
        copied: 'The link is copied.',
        open: 'Open the form',
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
        owner: 'Ask an owner to invite the others.',
      },
    },
  },
}
