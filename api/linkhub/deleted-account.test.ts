import { RegistrationList } from '@nokshi/contract/linkhub/registrations.ts'
import { expect, test } from 'vitest'
import { confirmAddress, showPassword } from '../testing/accounts.ts'
import { addPasskey } from '../testing/authenticator.ts'
import { expectAnswer } from '../testing/board.ts'
import { editProfile, formOf, makeProfile, makeStaff, readOwnProfile } from '../testing/make.ts'
import { readDatabase } from '../testing/read-database.ts'
import { testApp } from '../testing/test-app.ts'

test('of a deleted account nothing is left but its username, in whatever table it was', async () => {
  const app = await testApp()
  const { client, user, password } = await makeProfile(app, {
    ...{ name: 'Zubaida', bio: 'I am zubaida.', username: 'a-weaver' },
    socials: JSON.stringify({ whatsapp: '01712345678' }),
    customLinks: JSON.stringify([{ title: 'Of zubaida', url: 'https://zubaida.example.com/' }]),
  })
  await confirmAddress(app, user.email)
  const me = '/api/linkhubAuth/me'
  const { prove } = await addPasskey(client, password)
  await expectAnswer(showPassword(client))
  const number = { value: '01712345678', valueAgain: '01712345678' }
  const paid = { kind: 'bkash', accountType: 'personal', ...number, holder: 'Zubaida' }
  await expectAnswer(client.send('POST', `${me}/payments`, {}, formOf({ ...paid, passkey: await prove() })), 201)
  const product = { title: 'Quilt of zubaida', currency: 'BDT', price: '12' }
  await expectAnswer(client.send('POST', `${me}/shop`, {}, formOf(product)), 201)
  await expectAnswer(client.put(`${me}/registrations/vat`, { number: '1712345678', endsOn: null }))
  const { client: desk } = await makeStaff(app, 'owner')
  const move = { email: 'zubaida@new.example', reason: 'Zubaida called us' }
  await expectAnswer(desk.post(`/api/crm/creators/${user.id}/recovery`, move), 201)
  await expectAnswer(desk.post(`/api/crm/creators/${user.id}/recovery/stop`, undefined))
  const [waiting] = (await desk.read('/api/crm/registrations', RegistrationList)).registrations
  const check = { isChecked: true, number: '1712345678', endsOn: null, name: 'Zubaida', username: 'a-weaver' }
  await expectAnswer(desk.post(`/api/crm/registrations/${waiting?.id}/check`, check))
  const { version } = await readOwnProfile(client)
  const contactMethods = { phone: '01712345678', email: 'zubaida@example.com', greeting: 'Zubaida here' }
  await expectAnswer(editProfile(client, { version, contactMethods, profiles: [{ kind: 'tiktok', value: 'zubaida' }] }))
  await app.visitor.post('/api/linkhub/a-weaver/reports', { reason: 'scam', details: 'It is zubaida.' })
  await app.visitor.post('/api/traffic/track', { username: 'a-weaver', visitId: 'visit-0001' })
  await app.jobs.runDue()

  await expectAnswer(client.post('/api/auth/delete-account', { password }))
  await app.jobs.runDue()

  // Mails that wait go to people, and are gone once they have arrived.
  await app.deps.db.deleteFrom('outbox').execute()
  const left = await readDatabase(app.deps)
  expect(left).toContain('a-weaver')
  expect(left.match(new RegExp(`.{0,60}(zubaida|1712345678|${user.email}|${user.id}).{0,20}`, 'gi'))).toBeNull()
})
