import { writeCount } from '../write-count.ts'

const languages = { en: 'English', bn: 'Bangla', ar: 'Arabic' }

/** What the studio says on its site: the words of the CRM's Website area. */
const nowAt = (title: string, place: number, of: number) => `${title} is now at ${place} of ${of}.`

/** While an entry of a list is moved. */
export const crmSorting = {
  instructions: 'Press space to lift an entry, the arrow keys to move it, space again to drop it, escape to cancel.',
  lifted: (title: string) => `${title} lifted.`,
  over: nowAt,
  dropped: nowAt,
  cancelled: (title: string) => `${title} stays where it was.`,
}

export const crmContent = {
  title: 'Website',
  note: 'What your site says. Nothing goes live before you publish it.',
  kinds: {
    brand: { title: 'Brand', text: 'Name, logo, colours, contact details' },
    page: { title: 'Pages', text: 'The texts of home, about, services and the others' },
    team: { title: 'Team', text: 'The people of the studio', add: 'Add a person' },
    service: { title: 'Services', text: 'What you offer', add: 'Add a service' },
    'case-study': { title: 'Portfolio', text: 'Case studies of your work', add: 'Add a case study' },
    testimonial: { title: 'Testimonials', text: 'What clients say', add: 'Add a testimonial' },
    question: { title: 'FAQ', text: 'Questions and their answers', add: 'Add a question' },
    redirect: { title: 'Redirects', text: 'Old addresses that lead to new ones', add: 'Add a redirect' },
  },
  visits: { title: 'Visits', text: 'Who visits your site, and what becomes of it' },
  count: (count: number) => (count === 1 ? '1 entry' : `${writeCount(count)} entries`),
  unpublished: (count: number) => `${writeCount(count)} not published`,
  samplesLeft: (count: number) => (count === 1 ? '1 sample' : `${writeCount(count)} samples`),
  open: 'Open the site',
  states: { draft: 'Draft', changed: 'Changed', live: 'Published' },
  hidden: 'Hidden',
  sample: 'Sample',
  scheduled: (time: string) => `Scheduled for ${time}`,
  missing: (codes: (keyof typeof languages)[]) => `Not translated: ${codes.map((code) => languages[code]).join(', ')}`,
  languages,
  list: {
    find: 'Find by title',
    empty: { title: 'Nothing here yet', text: 'Your site leaves this out until there is something to show.' },
    none: { title: 'Nothing found', text: 'No title has these words.' },
    grip: 'Move',

    menu: (title: string) => `More about ${title}`,
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    duplicated: (title: string) => `Copied ${title}. The copy is a draft at the end.`,
    hide: 'Hide from the site',
    hid: (title: string) => `${title} is no longer on the site.`,
    show: 'Show on the site',
    shown: (title: string) => `${title} is not hidden any more.`,
    publish: 'Publish',
    versions: 'Versions',
    remove: 'Delete',
    removed: (title: string) => `${title} is in the trash.`,
    ordered: 'The new order is on the site.',
  },
  samples: {
    left: (count: number) =>
      count === 1 ? 'One entry is still a sample.' : `${writeCount(count)} entries are still samples.`,
    remove: {
      open: 'Remove all that are left',
      title: 'Remove all samples?',
      text: 'Samples in lists go to the trash, and off the site at once. You can undo it. Brand and pages stay: change them yourself.',
      submit: 'Remove them',
    },
    removed: (count: number) => (count === 1 ? '1 sample is removed.' : `${count} samples are removed.`),
  },
  publish: {
    title: 'Publish',
    note: 'What differs from what visitors see.',
    open: (count: number) => `Publish (${writeCount(count)})`,
    choose: (title: string) => `Publish ${title}`,
    submit: (count: number) => (count === 1 ? 'Publish 1 entry' : `Publish ${writeCount(count)} entries`),
    busy: 'Publishing...',
    done: (count: number) =>
      count === 1 ? '1 entry is live on your site.' : `${writeCount(count)} entries are live on your site.`,
    new: 'New',
    changesIn: (codes: (keyof typeof languages)[]) =>
      `Changes the pages in ${codes.map((code) => languages[code]).join(', ')}`,
    changes: (count: number) => (count === 1 ? '1 change' : `${writeCount(count)} changes`),
    before: 'Before',
    after: 'After',
    nothing: 'empty',
    changedBy: (name: string) => `by ${name}`,
    refused: 'Nothing was published. See below what keeps it.',
    conflict: (name = 'Somebody') => `${name} has changed it meanwhile. Look at it again.`,
    whatGoesLive: 'What goes live',
    unchanged: 'Nothing has changed since it was published.',
    later: 'Publish on…',
    when: 'When',
    zone: (zone: string) => `On your clock, ${zone}.`,
    schedule: 'Publish then',
    scheduled: (time: string) => `It will be published on ${time}.`,
    notYet: 'Not yet',
    notYetDone: (title: string) => `${title} is no longer scheduled.`,
    empty: {
      title: 'Everything is published',
      text: 'Your site shows what you have written. Changes that you save stand here until you publish them.',
    },
  },
  versions: {
    title: (title: string) => `Versions of ${title}`,
    note: 'Every version that was published.',
    back: 'Back to the entry',
    live: 'On the site now',
    by: (name: string) => `Published by ${name}`,
    byNobody: 'Published by itself, or with the installation',
    see: 'Compare',
    with: 'Compare with',
    draft: 'the draft of today',
    version: (time: string) => `the version of ${time}`,
    same: 'There is no difference.',
    this: 'This version',
    other: 'The other one',
    bringBack: 'Bring back',
    broughtBack: (title: string) => `${title} is a draft as it was then. Publish it to have it on the site.`,
    empty: { title: 'Never published', text: 'Each time it is published, a version is kept here.' },
  },
}

/** How the studio's own site does: the words of the CRM's Visits screen. */
export const crmWebsite = {
  title: 'Visits',
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
      explanation: (place: string) => `Visits since midnight, ${place} time. The time zone is in the settings.`,
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
      rest: 'Direct or unknown',
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
      explanation: 'What the browser says it runs on. A tablet that asks for desktop pages passes for a computer.',
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
      count === 1 ? '1 page view of your team is left out.' : `${written} page views of your team are left out.`,
    ownAbout: 'visits of your team',
    ownExplanation: 'Whoever is logged in to the CRM is not counted on the site.',
  },
  submissions: {
    heading: 'Latest enquiries',
    none: 'No enquiry yet. Each one will say here which site, page and campaign it came from.',
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
