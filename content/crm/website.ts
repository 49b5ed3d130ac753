/** How the studio's own site does: the words of the CRM's Website screen. */
export const crmWebsite = {
  title: 'Website',
  note: 'Who visits your site, what brings them, and what becomes of it.',
  figures: {
    label: 'Figures of your site',
    lifetime: {
      label: 'Lifetime Visits',
      explanation:
        'A visit is a browser looking at your site, however many pages it sees. Half an hour without looking at anything ends it. Crawlers and link previews are counted apart.',
    },
    unique: {
      label: 'Unique Visitors',
      explanation:
        'Different browsers, not names. Each keeps a random number, and we store it only scrambled. One person with a phone and a laptop is two. Browsers that ask not to be tracked, or keep nothing, count anew each day. No addresses are stored.',
    },
    today: {
      label: 'Visits Today',
      explanation: (place: string) =>
        `Visits since midnight, ${place} time. The time zone is in the settings.`,
    },
  },
  pages: {
    heading: 'Pages',
    columns: ['Page', 'Visits', 'Visitors'],
    explanation:
      'Visits in which the page was seen, and how many different browsers saw it in this period. A visit to three pages counts on each of them, so the rows add up to more than all visits.',
    none: 'No page was visited in this period.',
  },
  forms: {
    heading: 'Forms',
    columns: ['Form', 'Seen', 'Begun', 'Sent'],
    explanation:
      'Visits in which the form came into view, in which somebody typed into it, and in which it was sent. What is sent by browsers without scripts is in the inbox, and not in these numbers.',
    names: { lead: 'Contact form', 'project-request': 'Project request' },
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
        'The site on which somebody followed a link to yours. Many apps do not tell, and a typed address has none.',
      rest: 'Typed, or not told',
    },
  },
  campaigns: {
    heading: 'Campaigns',
    campaigns: {
      heading: 'Campaigns',
      explanation: 'What stands after utm_campaign= in the address that somebody opened.',
      rest: 'Without a campaign',
    },
    sources: {
      heading: 'Sources',
      explanation: 'What stands after utm_source= or s= in the address that somebody opened.',
      rest: 'Without a source',
    },
    media: {
      heading: 'Media',
      explanation: 'What stands after utm_medium= in the address that somebody opened.',
      rest: 'Without a medium',
    },
    none: 'No visit came by a tagged address in this period. Add ?utm_source=facebook&utm_campaign=eid to the address in an advertisement, and its visits show here.',
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
      explanation: 'Told by the network in front of the server. Nobody’s address is looked up.',
      rest: 'Not told',
    },
  },
  filtered: {
    floodExplanation:
      'Within an hour, your site was opened thousands of times from one network, or over and over by a program. These are rarely people, so they are not in your figures.',
    own: (count: number, written: string) =>
      count === 1
        ? '1 page view of your team is left out.'
        : `${written} page views of your team are left out.`,
    ownAbout: 'visits of your team',
    ownExplanation: 'Whoever is logged in to the CRM is not counted on the site.',
  },
  submissions: {
    heading: 'Latest submissions',
    none: 'No submission yet. Each one will say here which site, page and campaign it came from.',
    unknown: 'Not known where from',
    all: 'Open the inbox',
  },
  empty: {
    title: 'Nobody has been here yet',
    text: 'Every visit to a page of your site shows here a moment later. You are not counted while you are logged in: open the site in a private window to try it.',
    link: 'Open your site',
  },
}

/** Where a submission came from, in a sentence. */
export const cameFromLabels = {
  label: 'Came from',
  direct: 'direct visit',
  page: (page: string) => `first page ${page}`,
  source: (source: string) => `source ${source}`,
  medium: (medium: string) => `medium ${medium}`,
  campaign: (campaign: string) => `campaign ${campaign}`,
}
