/** The words of the Analytics tab. */

export const analytics = {
  loading: 'Loading analytics…',
  failed: {
    heading: 'Analytics could not be loaded.',
    /** When there is nothing better to say about it. */
    text: 'Your data is safe, and visits are still counted.',
    retry: 'Try again',
  },
  shown: (time: string) => `Showing figures from ${time}.`,
  /** Goes before what is explained, for those who hear the page. */
  about: 'What this means:',
  figures: {
    label: 'Your figures',
    lifetime: {
      label: 'Lifetime Visits',
      explanation:
        'A visit is the first opening of your page in a browser session. Looking again in the same tab is the same visit, and so is another tab within half an hour. Counted since your page was made, without bots and link previews.',
    },
    unique: {
      label: 'Unique Visitors',
      explanation:
        'Different browsers, not names. Each keeps a random number, and we store it only scrambled, for your page alone. One person with a phone and a laptop is two. Where a browser keeps nothing, it counts anew each day. We never store addresses.',
    },
    today: {
      label: 'Visits Today',
      explanation: (place: string) =>
        `Visits since midnight, ${place} time. You can change the time zone in your settings.`,
    },
  },
  period: { label: 'Period', choices: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' } },
  chart: {
    byDay: 'Visits per day',
    byWeek: 'Visits per week',
    caption: (days: number, place: string, perStitch: string) =>
      `Last ${days} days, ${place} time. Each mark is ${perStitch}.`,
    day: 'Day',
    week: 'Week',
    today: 'Today',
    thisWeek: 'This week',
    visits: (count: number, written: string) => (count === 1 ? '1 visit' : `${written} visits`),
    visitors: (count: number, written: string) => (count === 1 ? '1 visitor' : `${written} visitors`),
    key: { visits: 'Visits', visitors: 'Visitors' },
    table: 'Show as a table',
    download: 'Download CSV',
    columns: { visits: 'Visits', visitors: 'Visitors' },
  },
  change: {
    more: (share: string, days: number) => `${share} more than the previous ${days} days`,
    fewer: (share: string, days: number) => `${share} fewer than the previous ${days} days`,
    same: (days: number) => `Same as the previous ${days} days`,
    first: (days: number) => `None in the previous ${days} days`,
  },
  links: {
    heading: 'Links',
    columns: { link: 'Link', opens: 'Clicks', rate: 'Click rate', share: 'Share' },
    explanation:
      'Clicks are visits in which the link was opened, counted once per visit. Click rate is clicks divided by visits. Share is this link’s part of all clicks.',
    together: (share: string) => `${share} of visits clicked a link.`,
    none: 'Your page has no links yet. Add one under Links to see its clicks here.',
    orders: 'Orders started on WhatsApp',
    removed: 'Removed links',
    phone: 'Phone',
    email: 'Email',
  },
  origins: {
    heading: 'Sources',
    apps: {
      heading: 'Apps',
      explanation: 'Opened inside an app. The app’s own browser says which one it is.',
      rest: 'Browser, not in an app',
    },
    referrers: {
      heading: 'Websites',
      explanation:
        'The website whose link brought the visitor. Many apps do not pass it on, and a typed address has none.',
      rest: 'Direct or unknown',
    },
    sources: {
      heading: 'Tagged links',
      explanation: 'Visits through a tagged link from Share, such as the one for WhatsApp.',
      rest: 'No tag',
    },
  },
  visitors: {
    heading: 'Devices and countries',
    devices: {
      heading: 'Devices',
      explanation: 'What the browser says it runs on. A tablet that asks for desktop pages counts as a computer.',
      rest: 'Unknown',
    },
    countries: {
      heading: 'Countries',
      explanation: 'From the network in front of our server. We do not look up IP addresses.',
      rest: 'Unknown',
    },
  },
  shares: { visits: 'Visits', share: 'Share', other: 'Other', all: (count: number) => `Show all ${count}` },
  names: {
    apps: {
      instagram: 'Instagram',
      facebook: 'Facebook',
      messenger: 'Messenger',
      whatsapp: 'WhatsApp',
      tiktok: 'TikTok',
      snapchat: 'Snapchat',
      telegram: 'Telegram',
      threads: 'Threads',
      x: 'X',
      linkedin: 'LinkedIn',
      pinterest: 'Pinterest',
      line: 'LINE',
      wechat: 'WeChat',
    },
    devices: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
    /** A tag that the owner made up is told as it stands in the address. */
    tag: (tag: string) => `?s=${tag}`,
  },
  filtered: {
    apart: (count: number, written: string) =>
      count === 1
        ? '1 view by bots and link previews is not counted.'
        : `${written} views by bots and link previews are not counted.`,
    apartAbout: 'bots and link previews',
    none: 'No bots or link previews in this period.',
    explanation: 'No person saw your page in these views, so they are not in your figures.',
    reasons: {
      crawler: 'Search engines and other programs',
      preview: 'Chats that fetched a preview of your link',
      prefetch: 'Browsers that loaded the page in advance',
    },
    flood: (count: number, written: string) =>
      count === 1
        ? '1 visit came too fast from one network and is not counted.'
        : `${written} visits came too fast from one network and are not counted.`,
    floodAbout: 'visits that came too fast',
    floodExplanation:
      'Within an hour, your page was opened thousands of times from one network, or over and over by a program. These are rarely people, so they are not in your figures. On a very busy day a few may be: phones of one mobile network can share an address.',
    own: (count: number, written: string) =>
      count === 1 ? '1 visit of your own is not counted.' : `${written} visits of your own are not counted.`,
    ownAbout: 'your own visits',
    ownExplanation: 'You were logged in, so we know it was you. You can count your own visits in your settings.',
  },
  empty: {
    heading: 'No visits yet',
    text: 'Your page is live. Share it to get your first visitors.',
    /** For a page that nobody can open. */
    suspended: 'Your page has been taken down, so nobody can open it and nothing is counted.',
  },
}
