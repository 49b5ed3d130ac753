import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { SharedStats, SponsorAddresses, SponsorAddressMade } from '@nokshi/contract/visits/shared-stats.ts'
import { Analytics } from '@nokshi/contract/visits.ts'
import { describe, expect, test } from 'vitest'
import { confirmAddress } from '../../testing/accounts.ts'
import { editProfile, makeProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { aBeacon, click } from '../../testing/visits.ts'

const ME = '/api/linkhubAuth/me'

async function openPage() {
  const app = await testApp()
  const owner = await makeProfile(app)
  await confirmAddress(app, owner.user.email)
  return {
    ...app,
    owner,
    visit: () => click(app.visitor, { ...aBeacon(), link: owner.profile.linkIds[0] }),
    make: async (more = {}) => {
      const reply = await owner.client.post(`${ME}/sponsors`, { showsLinks: false, ...more })
      return SponsorAddressMade.parse(await reply.json())
    },
  }
}

function tokenOf(address = '') {
  return new URL(address).searchParams.get('token') ?? ''
}

describe('an address for a sponsor', () => {
  test('shows the figures of the dashboard, with titles of links only where allowed', async () => {
    const page = await openPage()
    await page.visit()
    const closed = await page.make()
    const open = await page.make({ label: 'A brand', showsLinks: true })
    const own = await page.owner.client.read(`${ME}/analytics?days=30`, Analytics)
    const read = (address: string) => page.visitor.read(`/api/shared-stats?token=${tokenOf(address)}`, SharedStats)
    const shown = await read(open.address)
    const { tokenHash } = await page.deps.db.selectFrom('sponsorAddress').select('tokenHash').executeTakeFirstOrThrow()

    expect(shown).toMatchObject({
      name: 'Ada Rahman',
      lifetimeVisits: own.lifetimeVisits,
      period: { visits: own.period.visits, perDay: own.period.perDay },
    })
    expect(shown.period.links).toEqual([
      { title: 'My shop', clicks: 1, isShown: true },
      { title: 'GitHub', clicks: 0, isShown: true },
    ])
    expect((await read(closed.address)).period).toEqual({ ...shown.period, links: [] })
    expect(open.addresses.map(({ label }) => label).toSorted()).toEqual(['', 'A brand'])
    expect(tokenHash).not.toContain(tokenOf(closed.address))
  })

  test('shows no link that visitors do not see: hidden, out of its time, to a listed host, or deleted', async () => {
    const page = await openPage()
    const titles = ['My shop', 'Hidden', 'Over', 'Listed', 'Deleted']
    const edit = async (changes: object) => {
      const { version } = await page.owner.client.read(ME, OwnProfile)
      const reply = await editProfile(page.owner.client, { version, ...changes })
      if (reply.status !== 200) throw new Error(await reply.text())
      return OwnProfile.parse(await reply.json())
    }
    const linksOf = (named: string[]) =>
      named.map((title) => ({ title, url: `https://${title.toLowerCase().replace(' ', '-')}.example.com/` }))
    const made = await edit({ customLinks: linksOf(titles) })
    for (const link of made.linkIds) await page.visitor.post('/api/traffic/click', { ...aBeacon(), link })
    const [, hidden = '', over = '', listed = ''] = made.linkIds
    await edit({
      customLinks: made.customLinks.map((link, index) => ({ ...link, id: made.linkIds[index] })).slice(0, 4),
    })
    const now = page.deps.now()
    await edit({
      linkDetails: { [hidden]: { isHidden: true }, [over]: { showFrom: now - 7_200_000, showUntil: now - 3_600_000 } },
    })
    const check = { profileId: made.id, state: 'listed', badDays: 0, badSince: null, triedAt: now, nextAt: now }
    await page.deps.db.deleteFrom('linkCheck').where('linkId', '=', listed).execute()
    await page.deps.db
      .insertInto('linkCheck')
      .values({ ...check, linkId: listed, url: 'https://listed.example.com/' })
      .execute()
    const { address } = await page.make({ showsLinks: true })
    const shared = await page.visitor.get(`/api/shared-stats?token=${tokenOf(address)}`)
    const own = await page.owner.client.read(`${ME}/analytics?days=30`, Analytics)
    const text = await shared.text()

    expect(SharedStats.parse(JSON.parse(text)).period.links).toEqual([
      { title: 'My shop', clicks: 1, isShown: true },
      { title: 'GitHub', clicks: 0, isShown: true },
    ])
    for (const title of [...titles.slice(1), 'Removed']) expect(text).not.toContain(title)
    expect(own.period.links.filter(({ isShown }) => !isShown).map(({ clicks }) => clicks)).toEqual([1, 1, 1, 1])
  })

  test('is 404 when it was made up and 410 when it was revoked, by its owner alone', async () => {
    const page = await openPage()
    const { address, addresses } = await page.make()
    const other = await makeProfile(page, { username: 'somebody-else' })
    const path = `/api/shared-stats?token=${tokenOf(address)}`
    const revoke = `${ME}/sponsors/${addresses[0]?.id}`
    const foreign = await other.client.delete(revoke)
    const before = await page.visitor.get(path)
    const revoked = await page.owner.client.delete(revoke)
    const after = await page.visitor.get(path)

    expect([foreign.status, before.status, revoked.status, after.status]).toEqual([404, 200, 200, 410])
    expect(before.headers.get('cache-control')).toBe('no-store')
    expect((await page.visitor.get('/api/shared-stats?token=guessed')).status).toBe(404)
    expect((await page.visitor.get('/api/shared-stats')).status).toBe(404)
  })

  test('is one of ten at a time', async () => {
    const page = await openPage()
    for (let number = 0; number < 10; number++) await page.make()
    const eleventh = await page.owner.client.post(`${ME}/sponsors`, { showsLinks: true })
    const [first] = await page.owner.client.read(`${ME}/sponsors`, SponsorAddresses)
    await page.owner.client.delete(`${ME}/sponsors/${first?.id}`)

    expect((await problemOf(eleventh)).code).toBe('too-many-sponsor-addresses')
    expect((await page.make()).addresses).toHaveLength(11)
  })
})
