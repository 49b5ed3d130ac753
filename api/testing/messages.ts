import { Profile } from '@nokshi/contract/linkhub.ts'
import { MessageKept, type MessageList, OwnMessages } from '@nokshi/contract/messages.ts'
import { confirmAddress, listMails } from './accounts.ts'
import { makeProfile } from './make.ts'
import { testApp } from './test-app.ts'

export const OWN = '/api/linkhubAuth/me/messages'
export const PUBLIC = '/api/linkhub/ada-rahman/messages'
export const browser = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0' }
export const rima = { name: 'Rima', email: 'Rima@example.com', text: 'Do you teach kantha?' }
export const spam = {
  text: 'Online casino bonus, payday loans: https://a.example https://b.example https://c.example',
  leaveBlank: 'x',
}
export const HOUR = 60 * 60 * 1000

/** A page with a confirmed owner who takes messages and news, and what visitors and its owner do with it. */
export async function openMessages(messageSettings: object = {}) {
  const app = await testApp()
  const owner = await makeProfile(app)
  await confirmAddress(app, owner.user.email)
  const page = {
    ...app,
    owner,
    setMessageSettings: (more: object) =>
      owner.client.put(`${OWN}/settings`, { messages: true, news: true, studio: false, ...more }),
    leave: (message: object, headers = {}) => app.visitor.post(PUBLIC, message, { ...browser, ...headers }),
    read: (list: MessageList = 'messages', after = '') =>
      owner.client.read(`${OWN}?list=${list}${after && `&after=${after}`}`, OwnMessages),
    see: async () => {
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', { 'cache-control': 'no-cache' })
      return Profile.parse(await reply.json()).messageSettings
    },
    /** As whoever reads mail at that address and opens the link. */
    confirm: async (email: string) => {
      const mails = await listMails(app, email)
      const token = mails.map(({ text }) => /\/follow\?token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean)
      const opened = await app.visitor.get(`/api/follow?token=${token}`)
      return [opened.status, (await app.visitor.send('POST', `/api/follow?token=${token}`, {})).status]
    },
    toOwner: async () => (await listMails(app, owner.user.email)).filter(({ subject }) => subject.includes('message')),
  }
  await page.setMessageSettings(messageSettings)
  return page
}

/** So many messages at once, as a flood would leave them. */
export async function fill(
  { deps: { db, now } }: Awaited<ReturnType<typeof testApp>>,
  count: number,
  { isSpam = 1, writeText = (): string => 'Buy now' } = {},
) {
  const { id: profileId } = await db.selectFrom('profile').select('id').executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ id: `m${String(number).padStart(5, '0')}`, profileId, name: 'Rima', email: null },
    ...{ phone: '8801712345678', text: writeText(), language: 'en', receivedAt: now() },
    ...{ consent: null, isSpam, deletedAt: null, toldAt: 1 },
  }))
  // Few enough for the parameters of one statement.
  while (rows.length > 0) await db.insertInto('message').values(rows.splice(0, 2_000)).execute()
}

export const forgetOf = async (reply: Response) => MessageKept.parse(await reply.json()).forget ?? ''
