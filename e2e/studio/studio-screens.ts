import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addCompany, addDeal, addPerson, addTask, sendLead, triage } from './studio-records.ts'

/** Something on every screen, in words that are longer than most. */
async function furnish(api: APIRequestContext) {
  const company = await addCompany(api, 'রহমান অ্যান্ড সন্স Import, Export & General Trading FZ-LLC')
  const person = await addPerson(api, {
    name: 'Sheikh Mohammed Abdullah Al-Qahtani bin Abdulrahman',
    contactMethods: ['sheikh.mohammed.abdullah.al-qahtani@a-very-long-domain.example', '+971 50 765 4321'],
    tags: ['খাবার', 'does-not-break-anywhere-at-all'],
    companyName: 'Naseem Cooling',
    title: 'Head of everything that cools',
  })
  const deal = await addDeal(api, 'A booking system for nine vans and one dispatcher', {
    contactId: person,
    service: 'web-app',
    amount: { minor: 480_000_00, currency: 'BDT' },
    description: 'https://a-very-long-domain.example/with/a/path/that/does/not/break/anywhere/at/all',
  })
  await addTask(api, { title: 'Call about the second van', dueDay: '2024-01-31' })
  const request = await sendLead(api, {
    name: 'Walk Through',
    contact: 'walk@through.example',
    comment: 'Hallo!\nhttps://a-very-long-domain.example/with/a/path/that/does/not/break/anywhere/at/all',
  })
  const spam = await sendLead(api, {
    name: 'https://win.example',
    contact: 'win@win.example',
    comment: '[url=https://win.example]online casino bonus[/url] https://a.example https://b.example',
  })
  const taken = await sendLead(api, { name: 'Taken Up', contact: 'taken@up.example' })
  await triage(api, taken, 'take')
  const closed = await sendLead(api, { name: 'Closed Down', contact: 'closed@down.example' })
  await triage(api, closed, 'close')
  await api.delete(`/api/crm/contacts/${await addPerson(api, { name: 'Thrown Away' })}`)
  await api.post('/api/crm/invites', { data: { email: 'somebody.with.a.long.name@example.com', role: 'viewer' } })
  return { company, person, deal, request, spam }
}

let furnished: ReturnType<typeof furnish> | undefined
type Records = Awaited<ReturnType<typeof furnish>>

interface Screen {
  path: string | ((records: Records) => string)
  heading: string | RegExp
  /** What is there when everything is. */
  shows: string
}

/** Every screen of the CRM, in three parts of about the same length. */
export const walks: Record<string, Screen[]> = {
  'the day': [
    { path: '/crm', heading: 'Today', shows: 'Call about the second van' },
    { path: '/crm/inbox', heading: 'Inbox', shows: 'Walk Through' },
    { path: '/crm/website', heading: 'Website', shows: 'Case studies of your work' },
    { path: '/crm/website/visits', heading: 'Visits', shows: 'Walk Through' },
    { path: '/crm/website/team', heading: 'Team', shows: 'Tahmid Rahman' },
    { path: '/crm/website/publish', heading: 'Publish', shows: 'Everything is published' },
    { path: '/crm/website/entries/brand/versions', heading: 'Versions of Brand', shows: 'On the site now' },
    { path: '/crm/website/entries/brand', heading: 'Brand', shows: 'Save draft' },
    { path: '/crm/inbox?tab=taken', heading: 'Inbox', shows: 'Taken Up' },
    { path: '/crm/inbox?tab=closed', heading: 'Inbox', shows: 'Closed Down' },
    { path: '/crm/inbox?tab=spam', heading: 'Inbox', shows: 'https://win.example' },
    { path: ({ request }) => `/crm/inbox/${request}`, heading: 'Walk Through', shows: 'Message' },
    { path: ({ spam }) => `/crm/inbox/${spam}`, heading: 'https://win.example', shows: 'Why it looks like spam' },
    { path: '/crm/tasks', heading: 'Tasks', shows: 'Call about the second van' },
    { path: '/crm/tasks?new=1', heading: 'New task', shows: 'Task' },
  ],
  'people and deals': [
    { path: '/crm/contacts', heading: 'Contacts', shows: 'Naseem Cooling' },
    { path: '/crm/contacts/new', heading: 'New contact', shows: 'Paste instead of typing' },
    { path: ({ person }) => `/crm/contacts/${person}`, heading: /^Sheikh/, shows: 'Phone and email' },
    { path: '/crm/companies', heading: 'Companies', shows: 'Naseem Cooling' },
    { path: ({ company }) => `/crm/companies/${company}`, heading: /^রহমান/, shows: 'No contacts yet.' },
    { path: '/crm/deals', heading: 'Deals', shows: 'A booking system for nine vans and one dispatcher' },
    { path: '/crm/deals?view=list', heading: 'Deals', shows: 'A booking system for nine vans and one dispatcher' },
    { path: '/crm/deals?new=1', heading: 'New deal', shows: 'Add deal' },
    { path: ({ deal }) => `/crm/deals/${deal}`, heading: /^A booking/, shows: 'Follow-up?' },
  ],
  'what is behind': [
    { path: '/crm/settings?tab=team', heading: 'Settings', shows: 'somebody.with.a.long.name@example.com' },
    { path: '/crm/settings?tab=advanced', heading: 'Settings', shows: 'SPF: say who may send your email' },
    { path: '/crm/settings?tab=deals', heading: 'Settings', shows: 'Add a stage' },
    { path: '/crm/settings?tab=money', heading: 'Settings', shows: 'Rates' },
    { path: '/crm/settings?tab=replies', heading: 'Settings', shows: 'New template' },
    { path: '/crm/settings?tab=advanced', heading: 'Settings', shows: 'No webhooks yet.' },
    { path: '/crm/settings?tab=keeping', heading: 'Settings', shows: 'Working days' },
    { path: '/crm/settings?tab=notices', heading: 'Settings', shows: 'Daily digest' },
    { path: '/crm/settings?tab=me', heading: 'Settings', shows: 'Change password' },
    { path: '/crm/two-factor', heading: 'Two-factor login', shows: 'Begin' },
    { path: '/crm/sales-report', heading: 'Sales report', shows: 'Answered within a day' },
    { path: '/crm/import', heading: 'Import contacts', shows: 'Choose a CSV file' },
    { path: '/crm/linkhub', heading: 'LinkHub', shows: 'Registrations' },
    { path: '/crm/linkhub?tab=creators', heading: 'LinkHub', shows: 'Totals only' },
    { path: '/crm/changes', heading: 'Activity log', shows: 'the site’s forms' },
    { path: '/crm/trash', heading: 'Trash', shows: 'Thrown Away' },
  ],
}

/** Opens one screen after the other without loading the application again. */
export async function* walk(page: Page, screens: Screen[]) {
  furnished ??= furnish(page.request)
  const records = await furnished
  await page.goto('/crm')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  for (const { path, heading, shows } of screens) {
    const address = typeof path === 'string' ? path : path(records)
    await visit(page, address)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await expect(page.getByText(shows).first()).toBeVisible()
    yield address
  }
}

/** Navigates within the app, because loading it again takes longer than the rest. */
export function visit(page: Page, path: string) {
  return page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
