import { type DemoEnquiry, dirham, riyal, taka } from './enquiry.ts'

export const englishEnquiries: DemoEnquiry[] = [
  {
    fate: 'new',
    request: {
      name: 'Sadia Afrin',
      email: 'sadia@meghbari.example',
      company: 'Meghbari Resort',
      projectType: 'full-stack-development',
      budget: '5k-10k',
      description:
        'We run a small resort in Sreemangal with eleven cottages. Bookings come by phone and two of us write them into a notebook. We would like a site with prices, photos and booking with a bKash deposit.',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'Omar Haddad',
      contact: '+971 50 000 0141',
      type: 'web development',
      businessName: 'Haddad Car Care',
      location: 'Sharjah',
      comment: 'Need a page where customers choose a slot for a wash or a service. Arabic and English.',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'Nabila Karim',
      contact: 'nabila@karimbaking.example',
      type: 'marketing',
      businessName: 'Karim Baking Co.',
      location: 'Dhaka',
      comment: 'Our Facebook ads cost more every month and bring fewer orders. Can somebody look at them?',
    },
  },
  {
    fate: 'new',
    lead: {
      name: 'Tanvir Ahmed',
      contact: 'tanvir.ahmed@mailhouse.example',
      type: 'other',
      location: 'Chattogram',
      comment: 'Do you take interns for the summer? I study computer science, third year.',
    },
  },
  {
    fate: 'taken',
    request: {
      name: 'Priya Nair',
      email: 'priya@lumaclinic.example',
      company: 'Luma Skin Clinic',
      projectType: 'web-app',
      budget: '10k-20k',
      description:
        'We are a clinic in Dubai with four doctors. Patients should book, move and cancel by themselves, and we need reminders by WhatsApp. Our present system is a spreadsheet.',
    },
  },
  {
    fate: 'taken',
    lead: {
      name: 'Rashed Mahmud',
      contact: '+880 1700 000 142',
      type: 'web development',
      businessName: 'Mahmud Timber',
      location: 'Khulna',
      comment: 'Our website was made in 2014 and does not open on phones. How much for a new one?',
    },
  },
  {
    fate: 'talking',
    worth: taka(420_000),
    request: {
      name: 'Farzana Hoque',
      email: 'farzana@paperboat.example',
      company: 'Paper Boat Books',
      projectType: 'ecommerce',
      budget: '5k-10k',
      description:
        'A bookshop in Dhanmondi with about 3,000 titles. We want to sell online with delivery inside Dhaka and pick-up in the shop. Stock is in Excel.',
    },
  },
  {
    fate: 'talking',
    worth: dirham(38_000),
    lead: {
      name: 'James Okafor',
      contact: 'james@duneevents.example',
      type: 'web development',
      businessName: 'Dune Events',
      location: 'Abu Dhabi',
      comment: 'Event company, 40 events a year. A site that shows them well and takes enquiries for dates.',
    },
  },
  {
    fate: 'talking',
    worth: riyal(24_000),
    lead: {
      name: 'Hessa Al-Dosari',
      contact: '+966 50 000 0143',
      type: 'marketing',
      businessName: 'Noor Perfumes',
      location: 'Riyadh',
      comment: 'Looking for somebody to run Google Ads and Snapchat for our perfume shop before the season.',
    },
  },
  {
    fate: 'proposal',
    worth: dirham(64_000),
    request: {
      name: 'Layla Mansour',
      email: 'layla@oliveschool.example',
      company: 'Olive Tree Nursery',
      projectType: 'full-stack-development',
      budget: '10k-20k',
      description:
        'A nursery with three branches in Dubai. Parents should see the daily report and the invoice, and apply for a place. Two languages.',
    },
  },
  {
    fate: 'proposal',
    worth: taka(310_000),
    request: {
      name: 'Shahriar Kabir',
      email: 'shahriar@northernfeeds.example',
      company: 'Northern Feeds',
      projectType: 'ui-ux',
      budget: '<5k',
      description:
        'Dealers order feed by our app but most of them call instead. We want to find out why and have the ordering designed anew.',
    },
  },
  {
    fate: 'proposal',
    worth: taka(180_000),
    lead: {
      name: 'Maliha Rahman',
      contact: 'maliha@rongmistri.example',
      type: 'marketing',
      businessName: 'Rong Mistri',
      location: 'Dhaka',
      comment: 'Painters and decorators. We want to be found when people search for painters in their area.',
    },
  },
  {
    fate: 'negotiating',
    worth: riyal(96_000),
    request: {
      name: 'Khalid Al-Harbi',
      email: 'khalid@harbilogistics.example',
      company: 'Harbi Logistics',
      projectType: 'web-app',
      budget: '20k+',
      description:
        'Customers call all day to ask where their container is. We need a portal with the status, documents and invoices, connected to our ERP.',
    },
  },
  {
    fate: 'negotiating',
    worth: taka(560_000),
    request: {
      name: 'Anika Tasnim',
      email: 'anika@shuktara.example',
      company: 'Shuktara Hospital',
      projectType: 'full-stack-development',
      budget: '10k-20k',
      description:
        'Hospital with 60 beds in Cumilla. Doctors, visiting hours, test reports for download. It has to be quick on slow connections.',
    },
  },
  {
    fate: 'won',
    worth: dirham(52_000),
    request: {
      name: 'Daniel Fernandes',
      email: 'daniel@coralvillas.example',
      company: 'Coral Villas',
      projectType: 'ecommerce',
      budget: '10k-20k',
      description:
        'Holiday homes in Ras Al Khaimah. Calendar, deposits, and the same prices as on the portals.',
    },
  },
  {
    fate: 'lost',
    worth: taka(240_000),
    request: {
      name: 'Imtiaz Hossain',
      email: 'imtiaz@greenline.example',
      company: 'Green Line Travels',
      projectType: 'ui-ux',
      budget: '5k-10k',
      description: 'A new design for our ticket site. The old one stays as it is underneath.',
    },
  },
  {
    fate: 'not for us',
    lead: {
      name: 'Kevin Brooks',
      contact: 'kevin@printers.example',
      type: 'other',
      location: 'Dubai',
      comment: 'Do you repair office printers on site? Ours has shown error 50 since Monday.',
    },
  },
  {
    fate: 'not for us',
    lead: {
      name: 'Sumaiya Islam',
      contact: 'sumaiya.islam@mailhouse.example',
      type: 'other',
      location: 'Sylhet',
      comment: 'I would like to learn web design. Do you give classes in the evening?',
    },
  },
  {
    fate: 'investor',
    lead: {
      name: 'Rania Saleh',
      contact: 'rania@gulfseed.example',
      type: 'invest',
      businessName: 'Gulf Seed Partners',
      location: 'Dubai',
      comment: 'We invest in small software companies in the region and liked your LinkHub. Shall we talk?',
    },
  },
  {
    fate: 'spam',
    lead: {
      name: 'Best Rank Team',
      contact: 'offer@rank-fast.example',
      type: 'marketing',
      comment:
        'Dofollow guest posts on 500 sites, domain authority 60+. [url=https://rank-fast.example]Order now[/url]',
    },
  },
]
