import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aPicture, aProfileForm } from '@nokshi/api/testing/make.ts'
import { startS3 } from '@nokshi/api/testing/servers/test-s3.ts'
import { Board } from '@nokshi/contract/crm/deals.ts'
import { InboxPage } from '@nokshi/contract/crm/inbox.ts'
import { LeadReceived } from '@nokshi/contract/leads.ts'
import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { Analytics } from '@nokshi/contract/visits.ts'
import { describe, expect, test } from 'vitest'
import { addresses, emptyPlace, newFolder, openAt, run } from './testing/backup-commands.ts'
import { type Browser, createBrowser, logInAt, registerAt } from './testing/browser.ts'
import { runCommand } from './testing/run-command.ts'
import { testData, testProduct } from './testing/test-product.ts'

/** On a busy machine each start of the product takes a while. */
const SEVERAL_STARTS_MS = 120_000

describe('a backup that is made while people write', () => {
  const staffLogin = { email: 'owner@example.com', password: 'five threads of one loom' }

  /** People who do not stop until they are told to. Their lists hold what was acknowledged. */
  function busyPeople(url: string, owner: Browser) {
    const leads: string[] = []
    const visits: string[] = []
    const pictures: number[] = []
    let isOver = false
    const isUnderWay = () => leads.length > 4 && visits.length > 4 && pictures.length > 1
    const begun = Promise.withResolvers<void>()
    const visitor = createBrowser(url)

    async function again(act: (count: number) => Promise<void>) {
      for (let count = 0; !isOver; count++) {
        await act(count)
        if (isUnderWay()) begun.resolve()
      }
    }
    const work = [
      again(async (count) => {
        const lead = { name: 'Huda', contact: `huda-${count}@example.com`, type: 'other' }
        // From an address of its own, so that none is over the limit.
        const from = { 'x-forwarded-for': `10.0.${count >> 8}.${count & 255}` }
        const reply = await visitor.post('/api/leads', lead, from)
        leads.push(LeadReceived.parse(await reply.json()).reference)
      }),
      again(async (count) => {
        const visitId = randomBytes(16).toString('hex')
        const beacon = { username: 'ada-rahman', visitId, visitorId: visitId }
        const from = { 'x-forwarded-for': `10.1.${count >> 8}.${count & 255}` }
        const reply = await visitor.post('/api/traffic/track', beacon, from)
        if (reply.status === 204) visits.push(visitId)
      }),
      again(async (count) => {
        const { version } = await owner.read('/api/linkhubAuth/me', OwnProfile)
        const form = new FormData()
        form.set('version', String(version))
        const side = 100 + count
        form.set('picture', await aPicture({ width: side, height: side }), 'picture.png')
        const reply = await owner.send('PUT', '/api/linkhubAuth/me/pictures/profile', form)
        if (reply.status === 200) pictures.push(side)
      }),
    ]
    return {
      leads,
      visits,
      underWay: begun.promise,
      async stop() {
        isOver = true
        await Promise.all(work)
      },
    }
  }

  test(
    'brings everything back in another place: accounts, pages, pictures, posts, counts and the CRM',
    async () => {
      const { env: original } = await testData()
      const product = await testProduct({ env: { ...original, TRUST_PROXY: '1' } })
      const owner = await registerAt(product.url)
      const form = aProfileForm({ profileImage: await aPicture(), bannerImage: await aPicture({ width: 1280 }) })
      expect((await owner.send('POST', '/api/linkhub', form)).status).toBe(201)
      const desk = createBrowser(product.url)
      const code = /setup code: (\S+)$/m.exec(product.output())?.[1]
      const claim = { ...staffLogin, code, name: 'Nila', passwordConfirmation: staffLogin.password }
      expect((await desk.post('/api/crm/setup', claim)).status).toBe(201)
      expect((await desk.post('/api/crm/deals', { title: 'Tea house site' })).status).toBe(201)
      const people = busyPeople(product.url, owner)
      await people.underWay
      const acknowledged = { leads: [...people.leads], visits: people.visits.length }
      const file = join(newFolder(), 'nokshi.tar')

      const backup = await runCommand('backup', { ...original, TRUST_PROXY: '1' }, file)
      await people.stop()
      await product.end('SIGTERM')

      expect(backup.stdout).toContain(`The backup is written and checked: ${file}`)
      expect(backup.stdout).toContain('The secret of the installation is in it.')
      expect(backup.stdout).not.toContain('Missing')
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(readdirSync(dirname(file))).toEqual(['nokshi.tar'])

      const place = await emptyPlace()
      const restored = await runCommand('restore', place, file)
      const second = await testProduct({ env: place })

      expect(restored.stdout).toContain('every row counted')
      // Sessions are in no backup: everybody logs in again.
      expect((await owner.at(second.url).get('/api/linkhubAuth/me')).status).toBe(401)
      const returned = await logInAt(second.url)
      const profile = await returned.read('/api/linkhubAuth/me', OwnProfile)
      const page = await (await fetch(`${second.url}/hub/ada-rahman`)).text()
      for (const picture of [profile.profileImage, profile.bannerImage]) {
        expect((await fetch(picture ?? '')).status).toBe(200)
        expect(page).toContain(new URL(picture ?? '').pathname.replace(/-\d+\.webp$/, ''))
      }

      const staff = createBrowser(second.url)
      await runCommand('staff', place, 'make-owner', staffLogin.email)
      expect((await staff.post('/api/crm/login', staffLogin)).status).toBe(200)
      const board = await staff.read('/api/crm/board', Board)
      const cards = board.columns.flatMap((column) => column.cards)
      expect(cards.map((card) => card.title)).toContain('Tea house site')
      const inbox = await staff.read('/api/crm/inbox?tab=new', InboxPage)
      expect(inbox.counts.new).toBeGreaterThanOrEqual(acknowledged.leads.length)

      const analytics = await returned.read('/api/linkhubAuth/me/analytics', Analytics)
      expect(analytics.lifetimeVisits).toBeGreaterThanOrEqual(acknowledged.visits)
      await second.end('SIGTERM')
      const database = openAt(place)
      const visits = await database.db.selectFrom('visit').select('visitHash').execute()
      const posts = await database.db.selectFrom('submission').select('reference').execute()
      await database.close()
      // One moment of the source: the sum and what it sums up are of the same one.
      expect(analytics.lifetimeVisits).toBe(visits.length)
      const references = new Set(posts.map((post) => post.reference))
      expect(acknowledged.leads.filter((reference) => !references.has(reference))).toEqual([])
    },
    SEVERAL_STARTS_MS,
  )
})

describe('pictures in an S3', () => {
  /** A product with one page whose picture is there. */
  async function startWithPicture(s3: Awaited<ReturnType<typeof startS3>>) {
    const env = { ...(await testData()).env, ...s3.env }
    const product = await testProduct({ part: 'api', env: { ...env, ...addresses } })
    const owner = await registerAt(product.url)
    await owner.send('POST', '/api/linkhub', aProfileForm({ profileImage: await aPicture() }))
    return { env, product }
  }

  test('go into the backup, and from it to wherever the new place keeps them', async () => {
    const s3 = await startS3()
    const { env, product } = await startWithPicture(s3)
    const file = join(newFolder(), 'nokshi.tar')

    await run('backup', env, file)
    await product.end('SIGTERM')
    const onDisk = await emptyPlace()
    await run('restore', onDisk, file)
    const otherS3 = await startS3()
    await run('restore', { ...(await emptyPlace()), ...otherS3.env }, file)

    const images = readdirSync(join(onDisk.DATA_DIR ?? '', 'images'), { recursive: true })
    expect(images.filter((name) => String(name).endsWith('.webp'))).toHaveLength(3)
    expect(otherS3.objects).toEqual(s3.objects)
  })

  test('that cannot be reached stop the backup and leave no file; one that is lost is named', async () => {
    const s3 = await startS3()
    const { env } = await startWithPicture(s3)
    const folder = newFolder()

    s3.state.isDown = true
    await expect(run('backup', env, folder)).rejects.toThrow(/^The store of the pictures cannot be used \(.*503.*\)\./)
    expect(readdirSync(folder)).toEqual([])
    s3.state.isDown = false
    s3.objects.clear()
    const printed = await run('backup', env, folder)

    expect(printed).toMatch(/Missing: 1 picture that pages show and the store does not have \([0-9a-f]{32}\)\./)
    expect(readdirSync(folder)).toHaveLength(1)
  })
})
