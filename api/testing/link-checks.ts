import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LinkCheck } from '@nokshi/contract/linkhub/link-details.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { listMails } from './accounts.ts'
import { makeProfile } from './make.ts'
import { testInternet } from './servers/test-internet.ts'
import { testApp } from './test-app.ts'

type Site = Parameters<typeof testInternet>[0][string]

export const DAY = 24 * 60 * 60 * 1000
const ME = '/api/linkhubAuth/me'
export const answering =
  (status: number, headers = {}): Site =>
  (_request, response) =>
    void response.writeHead(status, headers).end()

/** A page with these links, in an Internet of these sites. */
export async function openLinks(sites: Record<string, Site>, urls: string[], hasNames = true) {
  const { options, ...internet } = await testInternet(sites)
  const nobody = { servers: ['127.0.0.1:9'], patienceMs: 400 }
  const app = await testApp({
    dns: hasNames ? options.dns : nobody,
    outbound: { ...options.outbound, patienceMs: 2_000 },
  })
  const owner = await makeProfile(app)
  const edit = async (changes: object) => {
    const { version } = await owner.client.read(ME, OwnProfile)
    return owner.client.patch(ME, { version, ...changes })
  }
  const setLinks = (addresses: string[]) =>
    edit({ customLinks: addresses.map((url, at) => ({ id: `link-id-${at}`, title: `Link ${at}`, url })) })
  await setLinks(urls)
  const confirm = (emailVerified: number) => app.deps.db.updateTable('user').set({ emailVerified }).execute()
  await confirm(1)
  await app.jobs.runDue()
  return {
    ...app,
    ...internet,
    owner,
    confirm,
    edit,
    setLinks,
    /** A day later, with everything tried that is due by then. */
    async passDay() {
      app.clock.advance(DAY)
      await app.jobs.runDue()
    },
    /** The report of the week, which is due a few hours later. */
    async writeReport() {
      const { dayOfWeek } = Temporal.Instant.fromEpochMilliseconds(app.deps.now()).toZonedDateTimeISO('Asia/Dhaka')
      await owner.client.put(`${ME}/weekly-report`, { weekday: (dayOfWeek % 7) + 1 })
      app.clock.advance(DAY)
      return (await listMails(app, owner.user.email)).filter(({ subject }) => subject.startsWith('Your week'))
    },
    read: () => owner.client.read(`${ME}/link-checks`, LinkCheck.array()),
    see: async () => {
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', { 'cache-control': 'no-cache' })
      return Profile.parse(await reply.json()).customLinks.map(({ url }) => url)
    },
    list: (...hosts: string[]) =>
      writeFileSync(join(app.deps.config.dataDir, 'bad-hosts.txt'), `# Phishing\n${hosts.join('\n')}\n`),
  }
}
