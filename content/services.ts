import type { Service } from '@nokshi/contract/website/site-content.ts'

export const services: Service[] = [
  {
    slug: 'full-stack-development',
    name: 'Full-stack development',
    shortName: 'Full-stack',
    stitch: 'running',
    stitchName: 'Running stitch',
    line: 'Site, server and database by one team that answers for all three.',
    forWhom:
      'For businesses that want one number to call. Also for those whose designer, developer and host each blame the other two.',
    included: [
      'Pages, server, database and hosting set up together',
      'An editor for the parts you change yourself',
      'Forms that keep every message, even when mail is down',
      'Tests that run before each release',
      'Daily backups, and a restore we have tried',
      'Written notes, so that another developer can take over',
    ],
    steps: [
      {
        name: 'Scope',
        youDo: 'Tell us what the site must do, and show us what you have.',
        youGet: 'A written scope with a price, a date and what is left out.',
      },
      {
        name: 'First pages',
        youDo: 'Look at two or three real pages on your own phone.',
        youGet: 'A private address that changes as we work.',
      },
      {
        name: 'Build',
        youDo: 'Answer one short list of questions a week.',
        youGet: 'A new working version every week.',
      },
      {
        name: 'Launch',
        youDo: 'Say yes, on a day when you are there.',
        youGet: 'The live site, the accounts in your name and an hour of training.',
      },
    ],
    typicalTime: '5 to 12 weeks, most often 8',
    isNot:
      'Not a theme with your logo on it. If a theme is all you need, we will say so, and it will cost less.',
    projectType: 'full-stack-development',
  },
  {
    slug: 'e-commerce',
    name: 'E-commerce',
    shortName: 'E-commerce',
    stitch: 'chain',
    stitchName: 'Chain stitch',
    line: 'Shops that load on a bus, take payment the first time and keep stock honest.',
    forWhom:
      'For shops that sell by message today and lose orders at night, and for online shops whose checkout loses them by day.',
    included: [
      'Product pages that open on a slow phone',
      'Checkout with the payments your buyers use: cards, bKash, Nagad, mada, cash on delivery',
      'One stock count for the shop floor and the web',
      'Order messages by e-mail, and by SMS where you have a gateway',
      'Delivery areas, fees and time windows',
      'Returns and refunds your staff can do without us',
    ],
    steps: [
      {
        name: 'Walk through',
        youDo: 'Take us through one order, from the message to the parcel.',
        youGet: 'A map of that order, with the places where money gets lost.',
      },
      {
        name: 'Twenty products',
        youDo: 'Send photographs, prices and stock for twenty products.',
        youGet: 'A shop with those twenty, ready to be clicked through.',
      },
      {
        name: 'Payment',
        youDo: 'Open the merchant accounts. We fill in the forms with you.',
        youGet: 'Real test orders, paid and refunded.',
      },
      {
        name: 'Opening',
        youDo: 'Tell your regular buyers first.',
        youGet: 'A quiet first week with us watching each order.',
      },
    ],
    typicalTime: '6 to 10 weeks; merchant accounts can take longer than the shop',
    isNot:
      'Not a marketplace listing service, and not stock or delivery. We build the shop; you send the parcels.',
    projectType: 'ecommerce',
  },
  {
    slug: 'web-applications',
    name: 'Web applications',
    shortName: 'Web applications',
    stitch: 'cross',
    stitchName: 'Cross stitch',
    line: 'Bookings, portals, back offices: the tool your team opens every morning.',
    forWhom:
      'For teams that run on a spreadsheet nobody dares to touch, or on one colleague who remembers everything.',
    included: [
      'Accounts and roles: who may see and change what',
      'The two or three screens used all day, made fast',
      'Your old data moved in, and checked line by line',
      'Reports and exports your accountant can open',
      'A record of who changed what',
      'Use on weak connections, where the work happens there',
    ],
    steps: [
      {
        name: 'A day with you',
        youDo: 'Let us sit beside the people who do the work.',
        youGet: 'A list of what slows them down, in their words.',
      },
      {
        name: 'One task',
        youDo: 'Choose the task that hurts most.',
        youGet: 'That task, working, for a few people.',
      },
      {
        name: 'The rest',
        youDo: 'Put the next tasks in order every two weeks.',
        youGet: 'A new part of the tool every two weeks.',
      },
      {
        name: 'Move in',
        youDo: 'Pick the day the spreadsheet is closed.',
        youGet: 'Your data in the new place, training, and the old file as a safety copy.',
      },
    ],
    typicalTime: '2 to 5 months; the first useful part after about 5 weeks',
    isNot:
      'Not a mobile app from an app store. It runs in the browser of any phone, and that is usually enough.',
    projectType: 'web-app',
  },
  {
    slug: 'ui-ux-design',
    name: 'UI/UX design',
    shortName: 'UI/UX design',
    stitch: 'darning',
    stitchName: 'Darning stitch',
    line: 'Screens drawn with the people who will use them, then tested on their phones.',
    forWhom:
      'For products that work but confuse people, and for teams who have developers and need somebody to decide what they build.',
    included: [
      'Talks with five to eight of your users, in their language',
      'Sketches first, so that changing your mind is cheap',
      'Screens for phone and desktop, light and dark if you need both',
      'Bangla, English and Arabic layouts, right to left where it belongs',
      'Contrast, keyboard and screen-reader checks',
      'Files and notes your developers can build from',
    ],
    steps: [
      {
        name: 'Watch',
        youDo: 'Introduce us to people who use the thing.',
        youGet: 'A short report with what they said and did.',
      },
      {
        name: 'Sketch',
        youDo: 'Argue with our drawings.',
        youGet: 'One agreed way through, on paper.',
      },
      {
        name: 'Try',
        youDo: 'Watch the recordings with us.',
        youGet: 'A clickable version, tried by real users and corrected.',
      },
      {
        name: 'Hand over',
        youDo: 'Bring your developers to one call.',
        youGet: 'Finished screens, the parts they are made of, and answers while it is built.',
      },
    ],
    typicalTime: '3 to 7 weeks',
    isNot:
      'Not decoration at the end. If the build is finished and only the colours may change, save the money.',
    projectType: 'ui-ux',
  },
  {
    slug: 'video-production',
    name: 'Video production',
    shortName: 'Video',
    stitch: 'feather',
    stitchName: 'Feather stitch',
    line: 'Short films for products, people and places, cut for the feed they live in.',
    forWhom:
      'For makers whose work is better seen than described, and for businesses tired of stock clips of people shaking hands.',
    included: [
      'An idea and a shot list you approve',
      'One or two shooting days with a small crew',
      'Cutting, colour, sound and licensed music',
      'Subtitles in Bangla, English or Arabic',
      'Tall, square and wide versions',
      'Files small enough for your own site',
    ],
    steps: [
      {
        name: 'Idea',
        youDo: 'Tell us what people should do after watching.',
        youGet: 'A one-page idea and a price.',
      },
      {
        name: 'Plan',
        youDo: 'Open the doors and name the people who may be filmed.',
        youGet: 'A shot list, a day plan and consent forms.',
      },
      {
        name: 'Shoot',
        youDo: 'Be there, or send somebody who can say yes.',
        youGet: 'A few stills the same evening.',
      },
      {
        name: 'Cut',
        youDo: 'Send one list of changes per round; two rounds are included.',
        youGet: 'The finished films in every format we agreed.',
      },
    ],
    typicalTime: '2 to 5 weeks from the idea to the last version',
    isNot:
      'Not television spots, weddings or drone shows. We film in Bangladesh; in the Gulf we work with local crews.',
    projectType: 'video-production',
  },
  {
    slug: 'digital-marketing',
    name: 'Digital marketing',
    shortName: 'Marketing',
    stitch: 'herringbone',
    stitchName: 'Herringbone stitch',
    line: 'Search, social and e-mail, measured by enquiries and not by likes.',
    forWhom:
      'For businesses that post every day and cannot say what it brings, and for those that are good and hard to find.',
    included: [
      'One agreed measure: calls, orders, bookings or visits',
      'Pages and texts that answer what people search for',
      'A posting plan your own staff can keep up',
      'E-mail to people who asked for it',
      'Measurement that respects your visitors',
      'A one-page report every month',
    ],
    steps: [
      {
        name: 'Count',
        youDo: 'Show us where your last twenty customers came from.',
        youGet: 'Today’s numbers, and what one enquiry is worth to you.',
      },
      {
        name: 'Choose',
        youDo: 'Agree on two channels, not six.',
        youGet: 'A plan for three months with a budget.',
      },
      {
        name: 'Do',
        youDo: 'Approve texts and pictures once a week.',
        youGet: 'Posts, pages and mails that go out on time.',
      },
      {
        name: 'Keep or stop',
        youDo: 'Read one page a month and tell us which enquiries were good.',
        youGet: 'More of what works; the rest is dropped.',
      },
    ],
    typicalTime: '3 months before the numbers mean anything, then month by month',
    isNot: 'Not bought followers, and not a promise of first place on Google. Nobody can promise that.',
    projectType: 'digital-marketing',
  },
  {
    slug: 'google-ad-campaigns',
    name: 'Google ad campaigns',
    shortName: 'Google ads',
    stitch: 'arrow',
    stitchName: 'Arrow stitch',
    line: 'A budget you set, words you approve, a report you can read.',
    forWhom:
      'For services people look for when they need them: repairs, clinics, moving, courses, rooms for the night.',
    included: [
      'An ad account in your name that you keep',
      'Search terms in the languages your buyers type',
      'Ads you read before they run',
      'Calls and forms counted as results, not clicks',
      'A weekly look at what was searched, and what to switch off',
      'A ceiling that is never passed without your word',
    ],
    steps: [
      {
        name: 'Check',
        youDo: 'Give us read access to the account, if there is one.',
        youGet: 'What was spent, on which words, with what result.',
      },
      {
        name: 'Set up',
        youDo: 'Set the monthly ceiling and approve the words.',
        youGet: 'Campaigns, landing pages and counting that we have tested.',
      },
      {
        name: 'Run',
        youDo: 'Tell us each week which enquiries were real.',
        youGet: 'Fewer wasted clicks each week.',
      },
    ],
    typicalTime: '2 weeks to the first ad; judge it after 6 to 8',
    isNot:
      'Not a share of your budget. Google bills you for the ads, we bill you for the work, and the two never mix.',
    projectType: 'digital-marketing',
  },
]
