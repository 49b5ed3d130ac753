interface OwnerTask {
  /** Under this name it is ticked off in the CRM: it never changes. */
  id: string
  title: string
  how: string
}

/** What only the owner can do before the site goes public. The CRM lists it. */
export const ownerTasks: OwnerTask[] = [
  {
    id: 'lawyer',
    title: 'A lawyer has read privacy and terms',
    how: 'Have both pages read for Bangladesh, the UAE, Saudi Arabia and the EU, and settle the section on law and courts.',
  },
  {
    id: 'data-keeping',
    title: 'Server, companies and backups are named',
    how: 'Name the country of the server, the hosting and mail companies, and how long backups are kept, on the page about privacy. Make sure a proxy in front keeps no longer logs than the page says.',
  },
  {
    id: 'consent',
    title: 'People and clients have agreed',
    how: 'Publish names, photographs, quotes and figures only with written consent of the colleague or client: on the pages about the team, the portfolio and the testimonials.',
  },
  {
    id: 'promises',
    title: 'Working hours and promises hold',
    how: 'Confirm the working hours, the promise to reply within one working day and the help with urgent problems at any hour, and the notice of 30 days before Creator LinkHub would end, which the terms promise.',
  },
  {
    id: 'figures',
    title: 'The figures of the home page are true',
    how: 'Confirm the projects, the countries and the hours of support.',
  },
  {
    id: 'services',
    title: 'Services and technologies are yours',
    how: 'Confirm what is included, the typical times and what is left out, and have technologies taken out that the team does not use.',
  },
  {
    id: 'policies',
    title: 'The answers are your policies',
    how: 'Confirm what the answers on the support page say: the deposit of 30/40/30 percent, 60 days of free repairs, ways to pay, what support covers at night, investment enquiries. Have an accountant read those on currencies, VAT and withholding tax.',
  },
  {
    id: 'arabic',
    title: 'A native reader has checked the Arabic',
    how: 'Show them the words on the cover of the clinic, in the portfolio.',
  },
]
