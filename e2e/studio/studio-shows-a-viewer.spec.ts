import { expect } from '@playwright/test'
import { inviteStaff } from './staff.ts'
import { heading, press, test } from './studio.ts'
import { addDeal, addPerson, addTask, sendLead } from './studio-records.ts'
import { visit } from './studio-screens.ts'

test('a viewer sees everything and finds nothing to change', async ({ page: owner, openElsewhere }) => {
  const api = owner.request
  const contactMethods = ['only@seen.example']
  const seen = { name: 'Only Seen', contactMethods, tags: ['seen'], companyName: 'Seen Silk' }
  const person = await addPerson(api, seen)
  const deal = await addDeal(api, 'Seen only', { contactId: person })
  const submission = await sendLead(api, { name: 'Seen Lead', contact: 'lead@seen.example' })
  await addTask(api, { title: 'See to it' })
  const page = await openElsewhere()
  await inviteStaff({ from: api, to: page.request, name: 'Viola Viewer', role: 'viewer' })

  await page.goto('/crm')
  await expect(heading(page)).toHaveText('Today')
  for (const [path, shows] of [
    [`/crm/inbox/${submission}`, 'lead@seen.example'],
    ['/crm/contacts', 'Only Seen'],
    [`/crm/contacts/${person}`, 'only@seen.example'],
    ['/crm/deals', 'Seen only'],
    [`/crm/deals/${deal}`, 'in this stage'],
    ['/crm/tasks?whose=all', 'See to it'],
    ['/crm/changes', 'Only Seen'],
    ['/crm/sales-report', 'Answered within a day'],
    ['/crm/import', 'Viewers cannot import.'],
    ['/crm/contacts/new', 'Only Seen'],
    ['/crm/inbox', 'Seen Lead'],
    ['/crm/companies?q=Seen+Silk', 'Seen Silk'],
    ['/crm/trash', 'days'],
    ['/crm/website/visits', 'Seen Lead'],
    ['/crm/website/team', 'Tahmid Rahman'],
    ['/crm/website/publish', 'Everything is published'],
    ['/crm/linkhub', 'Reported'],
    ['/crm/settings', 'Viola Viewer'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByText(shows).first()).toBeVisible()
    const changes =
      /^(Add|Assign|Edit|Remove|Move|New|Select|Spam|Close|Save|Undo|Put|Restore|Import|Creators|Advanced)\b/
    await expect(page.getByRole('main').getByRole('button', { name: changes })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: changes })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  }
  const refused = await page.request.delete(`/api/crm/contacts/${person}`)
  expect(refused.status()).toBe(403)

  // Nor is a viewer given anything to do.
  await owner.goto('/crm/deals?view=list&q=seen')
  await press(owner, 'Select')
  await owner.getByRole('checkbox', { name: 'Select Seen only' }).check()
  await press(owner, 'Change owner')
  const people = owner.getByRole('dialog', { name: 'Change owner' })
  await expect(people.getByRole('button', { name: 'Mitali Das' })).toBeVisible()
  await expect(people.getByRole('button', { name: 'Viola Viewer' })).toHaveCount(0)
  await owner.keyboard.press('Escape')
})
