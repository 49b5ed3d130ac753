import { OwnNewsList } from '@nokshi/contract/news.ts'
import { confirmAddress, showPassword } from './accounts.ts'
import { formOf, makeProfile } from './make.ts'
import { testSmtp } from './servers/test-smtp.ts'
import { testApp } from './test-app.ts'

export const NEWS = '/api/linkhubAuth/me/news'

/** A page with a confirmed owner, its news, and a mail server. */
export async function openNews(env: Record<string, string> = {}) {
  const smtp = await testSmtp()
  const app = await testApp({ env: { ...smtp.env, ...env } })
  const page = await openPage(app)
  return {
    ...app,
    ...page,
    smtp,
    openPage: (username: string) => openPage(app, username),
    /** As often as it takes until nothing more is due now. */
    async run(turns = 4) {
      for (let turn = 0; turn < turns; turn++) await app.jobs.runDue()
    },
    /** The news that arrived. */
    arrived: () => smtp.mails.filter(({ headers }) => 'list-id' in headers),
  }
}

async function openPage(app: Awaited<ReturnType<typeof testApp>>, username = 'ada-rahman') {
  const owner = await makeProfile(app, { username })
  await confirmAddress(app, owner.user.email)
  const { client } = owner
  const { id: profileId } = await app.deps.db
    .selectFrom('profile')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const form = (fields: Record<string, string | Blob>) =>
    formOf({ subject: 'New bags', text: 'They are here.', ...fields })
  const page = {
    owner,
    client,
    profileId,
    form,
    read: () => client.read(NEWS, OwnNewsList),
    post: (what: string, body: object = {}) => client.post(`${NEWS}/${what}`, body),
    async write(fields: Record<string, string | Blob> = {}) {
      const reply = await client.send('PUT', `${NEWS}/draft`, {}, form(fields))
      if (reply.status !== 200) throw new Error(`Writing news answered ${reply.status}: ${await reply.text()}`)
      const { draft } = OwnNewsList.parse(await reply.json())
      if (!draft) throw new Error('There is no draft.')
      return draft
    },
    /** Writes and sends it now. */
    async send(fields: Record<string, string | Blob> = {}) {
      const { id } = await page.write(fields)
      await showPassword(client)
      const reply = await page.post('draft/send')
      if (reply.status !== 200) throw new Error(`Sending news answered ${reply.status}: ${await reply.text()}`)
      return id
    },
    /** Followers who have confirmed, as they are stored. */
    follow: (emails: string[], more: { language?: string; confirmedAt?: null } = {}) =>
      app.deps.db
        .insertInto('follower')
        .values(
          emails.map((email, index) => ({
            ...{ id: `${username}-${String(index).padStart(6, '0')}-${email}`, profileId, emailOrPhone: email },
            ...{ name: 'Rima', email, phone: null, consent: 'Yes', language: 'en', consentedAt: app.deps.now() },
            ...{ askedAt: 1, confirmedAt: app.deps.now(), deletedAt: null, ...more },
          })),
        )
        .execute(),
  }
  return page
}

export function addresses(count: number, host = 'example.com') {
  return Array.from({ length: count }, (_, n) => `follower${n}@${host}`)
}
