/** The words of the Analytics tab. */

export const analytics = {
  loading: 'Loading your numbers…',
  failed: {
    heading: 'Your numbers could not be loaded.',
    /** When a part of them came. */
    /** When there is nothing better to say about it. */
    text: 'They are safe with us, and visits are still counted.',
    retry: 'Try again',
  },
  stale: { offline: 'No connection.', shown: (time: string) => `These are the numbers of ${time}.` },
  fresh: {
    now: 'Updated just now',
    ago: (minutes: number) => (minutes === 1 ? 'Updated a minute ago' : `Updated ${minutes} minutes ago`),
  },
  /** Goes before what is explained, for those who hear the page. */
  about: 'What this means:',
  figures: {
    label: 'Your figures',
    lifetime: {
      label: 'Lifetime Visits',
      explanation:
        'A visit is the first opening of your page in a browser session. Looking again in the same tab is the same visit, and so is another tab within half an hour. Counted since your page was made, without crawlers and link previews.',
    },
    unique: {
      label: 'Unique Visitors',
      explanation:
        'Different browsers, not names. Each keeps a random number, and we store it only scrambled, for your page alone. One person with a phone and a laptop is two. Where a browser keeps nothing, it counts anew each day. We never store addresses.',
    },
    today: {
      label: 'Visits Today',
      explanation: (place: string) =>
        `Visits since midnight, ${place} time. The time zone is yours to choose under Appearance.`,
    },
  },
  period: {
    label: 'Period',
    choices: { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' },
  },
  chart: {
    byDay: 'Visits per day',
    byWeek: 'Visits per week',
    caption: (days: number, place: string, perStitch: string) =>
      `Last ${days} days, ${place} time. One stitch is ${perStitch}.`,
    day: 'Day',
    week: 'Week',
    today: 'Today',
    thisWeek: 'This week',
    visits: (count: number, written: string) => (count === 1 ? '1 visit' : `${written} visits`),
    visitors: (count: number, written: string) => (count === 1 ? '1 visitor' : `${written} visitors`),
    key: { visits: 'Visits', visitors: 'Visitors' },
    table: 'Numbers as a table',
    download: 'Download CSV',
    columns: { visits: 'Visits', visitors: 'Visitors' },
    hint: 'Slide over the chart, or use the arrow keys, to read each bar.',
  },
  change: {
    more: (share: string, days: number) => `${share} more than in the ${days} days before`,
    fewer: (share: string, days: number) => `${share} fewer than in the ${days} days before`,
    same: (days: number) => `As many as in the ${days} days before`,
    first: (days: number) => `None in the ${days} days before`,
  },
  links: {
    heading: 'Links',
    columns: { link: 'Link', opens: 'Opens', rate: 'Rate', share: 'Share' },
    explanation:
      'Opens are visits in which the link was opened, each counted once. The rate is how many of all visits that is. The share is the part of all opens that went to this link.',
    together: (share: string) => `In ${share} of visits somebody opened a link.`,
    none: 'Your page has no links yet. Add one under Links, and its opens show here.',
    orders: 'Orders begun on WhatsApp',
    removed: 'Removed links',
    phone: 'Phone',
    email: 'E-mail',
  },
  origins: {
    heading: 'Where visits came from',
    apps: {
      heading: 'Apps',
      explanation: 'Opened inside an app. The app’s own browser says which one it is.',
      rest: 'In an ordinary browser',
    },
    referrers: {
      heading: 'Websites',
      explanation:
        'The site on which somebody followed a link to you. Many apps do not tell, and a typed address has none.',
      rest: 'Typed, or not told',
    },
    sources: {
      heading: 'Your tagged links',
      explanation: 'Visits by a link that you tagged under Share, such as the one for WhatsApp.',
      rest: 'Without a tag',
    },
  },
  visitors: {
    heading: 'Who came',
    devices: {
      heading: 'Devices',
      explanation:
        'What the browser says it runs on. A tablet that asks for desktop pages passes for a computer.',
      rest: 'Not told',
    },
    countries: {
      heading: 'Countries',
      explanation: 'Told by the network in front of our server. We do not look up anybody’s address.',
      rest: 'Not told',
    },
  },
  shares: {
    name: 'From',
    visits: 'Visits',
    share: 'Share',
    other: 'All others',
    all: (count: number) => `Show all ${count}`,
  },
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
        ? '1 opening by crawlers and link previews is counted apart.'
        : `${written} openings by crawlers and link previews are counted apart.`,
    apartAbout: 'crawlers and link previews',
    none: 'No crawlers or link previews came in this time. They would be counted apart.',
    explanation:
      'Nobody saw your page in these. Counting them would only make the figures look better than they are.',
    reasons: {
      crawler: 'Search engines and other programs',
      preview: 'Chats that fetched a preview of your link',
      prefetch: 'Browsers that loaded the page in advance',
    },
    flood: (count: number, written: string) =>
      count === 1
        ? '1 visit came too fast from one network and is counted apart.'
        : `${written} visits came too fast from one network and are counted apart.`,
    floodAbout: 'visits that came too fast',
    floodExplanation:
      'Within an hour, your page was opened thousands of times from one network, or over and over by a program. These are rarely people, so they are not in your figures. On a very busy day a few may be: phones of one mobile network can share an address.',
    own: (count: number, written: string) =>
      count === 1 ? '1 visit of your own is left out.' : `${written} visits of your own are left out.`,
    ownAbout: 'your own visits',
    ownExplanation:
      'You are logged in, so we know it is you. Under Appearance you choose whether your own visits count.',
  },
  empty: {
    heading: 'Nobody has been here yet.',
    text: 'Your page is live. Three things bring the first visitors:',
    /** For a page that nobody can open. */
    suspended: 'Your page is off the web, so nobody can open it and nothing is counted.',
  },
}
