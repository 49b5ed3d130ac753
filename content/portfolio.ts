import type { CaseStudy } from '@nokshi/contract/website/site-content.ts'

export const caseStudies: CaseStudy[] = [
  {
    isSample: true,
    slug: 'majhi-ferry-tickets',
    client: 'Majhi',
    clientIs: 'River ferry tickets, Dhaka to the south',
    country: 'BD',
    year: 2026,
    services: ['web-applications', 'ui-ux-design'],
    title: 'A ferry seat in four taps',
    line: 'Majhi sells river tickets to people standing on the jetty with one bar of signal. The whole booking weighs less than one photograph.',
    facts: [
      { value: '61 KB', label: 'whole booking' },
      { value: '4', label: 'taps to a ticket' },
      { value: '0', label: 'paper queues' },
    ],
    problem:
      'Seats were sold from a paper chart at each jetty. Two counters sold the same seat most Thursdays, and people who had travelled an hour to Sadarghat found the boat full. An earlier booking site existed; on the jetty’s network it rarely finished loading.',
    work: [
      {
        heading: 'Two evenings on the jetty',
        text: 'We watched forty people buy a ticket before drawing anything. Nobody chose a seat from a plan; everybody asked for the time, the deck and the price, in that order. So does the page.',
      },
      {
        heading: 'One count of seats',
        text: 'Counters and phones now sell from the same list, and the database refuses the second sale of a seat. A held seat is free again after eight minutes.',
      },
      {
        heading: 'Made for one bar of signal',
        text: 'The booking is plain HTML with very little script. If the network drops while paying, the same ticket is found again by phone number, and nobody pays twice.',
      },
      {
        heading: 'Training at the counter',
        text: 'Clerks learned the new screen over two quiet mornings. For the first ten days somebody from the studio stood behind the counter.',
      },
    ],
    result:
      'In the third month, six in ten seats were bought by phone. The paper chart still hangs at Sadarghat as a safety copy; it has been needed once, during a power cut.',
    technologies: ['TypeScript', 'React Router', 'PostgreSQL', 'bKash', 'Playwright'],
    cover: {
      ground: 'press',
      description: 'A ferry ticket from Sadarghat to Chandpur with departure, deck, seats and a pay button',
    },
  },
  {
    isSample: true,
    slug: 'tamra-date-delivery',
    client: 'Tamra',
    clientIs: 'Dates from Qassim, delivered in Riyadh',
    country: 'SA',
    year: 2026,
    services: ['e-commerce', 'full-stack-development'],
    title: 'Dates that arrive after Asr',
    line: 'A Riyadh date shop whose delivery times move with the prayer times, so that the driver and the buyer are both there.',
    facts: [
      { value: '4', label: 'delivery windows a day' },
      { value: '1 in 20', label: 'second trips, before 1 in 7' },
      { value: '2', label: 'languages, Arabic first' },
    ],
    problem:
      'Tamra offered “morning” and “evening”. Drivers rang at prayer, nobody opened, and one parcel in seven went out twice. In Ramadan the fixed hours were wrong for a whole month.',
    work: [
      {
        heading: 'Windows between prayers',
        text: 'The shop works out each day’s prayer times for the buyer’s district and offers windows between them. In Ramadan they move to the night without anybody touching a setting.',
      },
      {
        heading: 'Arabic first',
        text: 'Every page was designed in Arabic and then turned into English, not the other way round. Weights, prices and phone numbers stay readable in both directions.',
      },
      {
        heading: 'Gifts without guessing',
        text: 'One in three orders is a gift. The giver pays; the receiver gets a link and chooses the window. The giver never has to ask for an address.',
      },
    ],
    result:
      'Second trips fell from one in seven parcels to one in twenty within two months. The driver’s own remark, that he now prays in a mosque and not in the van, is our favourite result.',
    technologies: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Moyasar'],
    cover: {
      ground: 'done',
      description:
        'A list of delivery windows between prayer times, with one full and the one after Asr chosen',
    },
  },
  {
    isSample: true,
    slug: 'naseem-cooling-dispatch',
    client: 'Naseem Cooling',
    clientIs: 'Air-conditioner repair, Sharjah',
    country: 'AE',
    year: 2025,
    services: ['full-stack-development', 'web-applications'],
    title: 'The nearest van, not the loudest call',
    line: 'A repair company in Sharjah put its website, its call desk and its nine vans on one system, and stopped dispatching by shouting.',
    facts: [
      { value: '14 min', label: 'from call to named technician' },
      { value: '3 to 1', label: 'systems to look at' },
      { value: '9', label: 'vans on one list' },
    ],
    problem:
      'Requests came by phone, by WhatsApp and by a website form that nobody read after lunch. The desk kept a whiteboard. In August, with eighty calls a day, jobs were lost between the three.',
    work: [
      {
        heading: 'One door in',
        text: 'The site, the desk and WhatsApp messages now make the same job card, with the building, the floor and the unit. Returning customers do not type their address again.',
      },
      {
        heading: 'A list for each van',
        text: 'Technicians open a plain page on their own phones. It works in a basement car park: what they write there is sent when the signal is back.',
      },
      {
        heading: 'The customer can look',
        text: 'A link shows who is coming and roughly when. Calls asking “where is he?” were a third of all calls; they are now a few a day.',
      },
      {
        heading: 'What went wrong',
        text: 'On the first morning, confirmation codes by SMS failed to reach one of the two networks. We sent them by WhatsApp within two hours and changed the gateway that week, at our cost.',
      },
    ],
    result:
      'A job gets a technician in fourteen minutes on an ordinary day; before, nobody could say. The whiteboard is now used for birthdays.',
    technologies: ['TypeScript', 'React', 'Hono', 'PostgreSQL', 'WhatsApp Business Platform'],
    cover: {
      ground: 'quilt',
      description: 'A technician’s job card with building, unit, fault and an arrival time',
    },
  },
  {
    isSample: true,
    slug: 'nodi-tea-films',
    client: 'Nodi Tea',
    clientIs: 'A family tea garden near Sreemangal',
    country: 'BD',
    year: 2025,
    services: ['video-production', 'digital-marketing'],
    title: 'Forty seconds from leaf to cup',
    line: 'Six short films from one wet day in a tea garden, made to be watched without sound on the way to work.',
    facts: [
      { value: '6', label: 'films' },
      { value: '1', label: 'day of shooting' },
      { value: '40 s', label: 'the longest cut' },
    ],
    problem:
      'Nodi sells loose tea to cafés in Dhaka. Buyers liked the tea and could not tell it from the others. The garden had eleven minutes of drone film, and nobody had watched it to the end.',
    work: [
      {
        heading: 'People before landscape',
        text: 'We asked who knows most about the tea. It was Kamala, who has sorted leaves for thirty-one years. She is in the first second of every film.',
      },
      {
        heading: 'A plan for rain',
        text: 'It rained from ten o’clock, as planned for. Plucking was filmed at dawn, sorting and tasting indoors, and the rain became the sound of the whole series.',
      },
      {
        heading: 'Cut for the thumb',
        text: 'Each film stands upright, is clear without sound and has its subtitles in Bangla and English. The first frame works as a photograph.',
      },
    ],
    result:
      'Half of the people who start the main film finish it. Nineteen cafés asked for samples in the first season; seven still order every month.',
    technologies: ['DaVinci Resolve', 'After Effects', 'Meta Business Suite'],
    cover: {
      ground: 'needle',
      description: 'A shot list with four shots and their times, the second one running',
    },
  },
  {
    isSample: true,
    slug: 'rawda-dental-booking',
    client: 'Rawda Dental',
    clientIs: 'A dental clinic in Riyadh',
    country: 'SA',
    year: 2025,
    services: ['ui-ux-design'],
    title: 'A booking that starts on the right',
    line: 'A Riyadh clinic’s booking, drawn in Arabic from the first sketch and tried by twelve patients before a line of code.',
    facts: [
      { value: '3', label: 'screens, before 7' },
      { value: '12', label: 'patients tried it' },
      { value: '2', label: 'rounds of changes' },
    ],
    problem:
      'The clinic’s booking was an English form turned round by a switch. Dates ran backwards, the phone field jumped while typing, and the doctor’s name came on screen five. Most people gave up and rang.',
    work: [
      {
        heading: 'Watching people ring',
        text: 'With permission we listened to thirty calls. People named a day and a doctor and never the kind of treatment, which the form had asked for first.',
      },
      {
        heading: 'Drawn from the right',
        text: 'Sketches, headings and the order of times were made in Arabic. English came last and was tested too: a third of the patients use it.',
      },
      {
        heading: 'Twelve patients',
        text: 'Six tried the first version and got lost at the calendar. It became a plain list of free times. Six others tried that, and all of them booked.',
      },
    ],
    result:
      'The clinic’s own developers built it from our files in five weeks. They told us that online bookings went from one in five to nearly half of all bookings in the first quarter.',
    technologies: ['Figma', 'Readex Pro'],
    cover: {
      ground: 'fold',
      description:
        'A list of appointment times in Arabic, from right to left: 9:30 is taken, 11:00 is chosen, 4:30 is free',
    },
  },
  {
    isSample: true,
    slug: 'rihla-movers-search-ads',
    client: 'Rihla Movers',
    clientIs: 'House moving, Dubai',
    country: 'AE',
    year: 2025,
    services: ['google-ad-campaigns'],
    title: 'Fewer clicks, more moves',
    line: 'The same AED 3,000 a month, spent on people who are moving house and no longer on people looking for a job in a moving company.',
    facts: [
      { value: '118', label: 'search terms switched off' },
      { value: 'AED 3,000', label: 'a month, as before' },
      { value: '44', label: 'quotes asked for a month, before 26' },
    ],
    problem:
      'The ads brought plenty of clicks and few moves. Nobody had looked at what people typed. A third of the money went to people searching for driving jobs, cardboard boxes and a film of the same name.',
    work: [
      {
        heading: 'Reading what was typed',
        text: 'We read eleven weeks of search terms with the owner beside us. He knew at once which were customers: those who name two districts.',
      },
      {
        heading: 'Three groups, three pages',
        text: 'Flats, villas and offices got their own ads and their own page, each with a price range and a form of four fields.',
      },
      {
        heading: 'Counting moves',
        text: 'Calls and forms are marked in the sales list as moved or not. The report starts there and mentions clicks last.',
      },
    ],
    result:
      'After eight weeks, quote requests went from 26 to 44 a month for the same money. Summer was slower than hoped, and the report said so.',
    technologies: ['Google Ads', 'Search Console', 'Plausible'],
    cover: {
      ground: 'done',
      description: 'A list of search terms with the number of quotes each brought, one of them switched off',
    },
  },
  {
    isSample: true,
    slug: 'kolka-sari-shop',
    client: 'Kolka',
    clientIs: 'Handloom saris from Tangail',
    country: 'BD',
    year: 2025,
    services: ['e-commerce', 'ui-ux-design'],
    title: 'One sari, one buyer',
    line: 'A handloom shop where most pieces exist once. The shop in Tangail and the website now sell from one list, so nobody buys a sold sari.',
    facts: [
      { value: '1', label: 'stock list for shop and web' },
      { value: '640', label: 'pieces, most of them single' },
      { value: '40 s', label: 'to list a new piece' },
    ],
    problem:
      'Kolka sold by Facebook comments. Three people wrote “mine” under the same picture, two were disappointed, and the shop floor sold the piece to a fourth. Cash-on-delivery parcels came back one time in five.',
    work: [
      {
        heading: 'Listing at the loom',
        text: 'A weaver photographs a sari with any phone and says the price. The page crops the picture, asks for the colour and puts it up, in less than a minute.',
      },
      {
        heading: 'Held while you pay',
        text: 'A piece in a basket is held for ten minutes, and the shop floor sees it. A small bKash advance replaced pure cash on delivery.',
      },
      {
        heading: 'What went wrong',
        text: 'Our first import counted 212 pieces twice. We found it three days before opening, counted the whole shelf again with the staff on a Friday, and opened a day late.',
      },
      {
        heading: 'Colour you can trust',
        text: 'Each picture shows the cloth beside a printed card. Fewer parcels come back with the note that the red was another red.',
      },
    ],
    result:
      'Returned parcels fell from one in five to one in twelve. Facebook is still where people look; the comments now hold a link.',
    technologies: ['WooCommerce', 'bKash', 'SSLCOMMERZ', 'Figma'],
    cover: {
      ground: 'quilt',
      description: 'A product label for a single handloom sari, held for the buyer while she pays',
    },
  },
  {
    isSample: true,
    slug: 'qalam-tutors-enquiries',
    client: 'Qalam Tutors',
    clientIs: 'A tuition centre in Abu Dhabi',
    country: 'AE',
    year: 2024,
    services: ['digital-marketing', 'video-production'],
    title: 'Sixty-four parents, no likes',
    line: 'A tuition centre stopped posting every day, wrote eleven pages parents were searching for, and counted enquiries for the first time.',
    facts: [
      { value: '64', label: 'enquiries in one term' },
      { value: '11', label: 'pages that answer a question' },
      { value: '2', label: 'channels kept out of five' },
    ],
    problem:
      'Qalam paid for daily posts on five channels. Likes rose, classes did not. Nobody knew where the thirty new pupils of the last term had come from, so we asked all thirty: twenty-two came by search or by another parent.',
    work: [
      {
        heading: 'Two channels',
        text: 'We kept search and a monthly e-mail, and let three channels rest. The owner was nervous; we agreed on one term and a way back.',
      },
      {
        heading: 'Questions parents ask',
        text: 'Teachers collected what parents ask at the desk. Eleven of those questions became pages, written by the teachers and edited by us, in English and Arabic.',
      },
      {
        heading: 'Two minutes with a teacher',
        text: 'Four short films show a teacher explaining one hard thing: fractions, the past tense. Parents can judge the teaching, not the furniture.',
      },
    ],
    result:
      'Sixty-four enquiries in the first term, of which twenty-three became pupils. The budget stayed the same, and the staff got their evenings back.',
    technologies: ['Search Console', 'Plausible', 'DaVinci Resolve'],
    cover: {
      ground: 'press',
      description: 'A monthly report on one card: enquiries by where they came from',
    },
  },
]
