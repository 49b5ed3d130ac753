import { describe, expect, test } from 'vitest'
import { connectLive, DAY, HOUR, makeCreator, openDomains, permission, zoneOf } from '../../testing/domains.ts'

describe('a domain that fails', () => {
  async function openLive() {
    const app = await openDomains()
    const ada = await makeCreator(app, 'ada-rahman')
    const zone = await connectLive(app, ada)
    const pass = async (hours: number) => {
      for (let hour = 0; hour < hours; hour++) {
        app.clock.advance(HOUR + 1)
        await app.jobs.runDue()
      }
    }
    return { ...app, app, ada, zone, pass }
  }

  test('is told twice, and free after seven days', async () => {
    const { app, ada, zone, pass } = await openLive()
    await app.setRecords(zone.slice(0, 1))
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    const broken = await ada.see()
    const onHub = await ada.domain()
    const allowed = await permission(app, 'domain=ada-quilts.com')
    await pass(23)
    const quiet = (await ada.subjects()).length
    await pass(3)
    const told = (await ada.subjects()).length
    await pass(5 * 24)
    const toldTwice = (await ada.subjects()).length
    await pass(24)

    expect(broken).toMatchObject({ state: 'broken', problem: 'route' })
    expect(broken?.failingSince).toBe(broken?.checkedAt)
    expect([onHub, allowed.status]).toEqual([undefined, 200])
    expect([told - quiet, toldTwice - told]).toEqual([1, 1])
    expect((await ada.subjects()).at(-1)).toBe('Your domain ada-quilts.com was disconnected')
    expect([await ada.see(), app.deps.domains.find('ada-quilts.com')]).toEqual([null, undefined])
  })

  test('is out of service at the second look without its proof, and back with it', async () => {
    const { app, ada, zone, pass } = await openLive()
    await app.setRecords(zone.slice(1))
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    const first = await ada.see()
    await pass(1)
    const second = await ada.see()
    const refused = await permission(app, 'domain=ada-quilts.com')
    const mails = await ada.subjects()
    await app.setRecords(zone)
    await pass(1)

    expect([first?.state, second?.state, refused.status]).toEqual(['broken', 'waiting', 404])
    expect(mails.at(-1)).toBe('Your domain ada-quilts.com no longer leads to your page')
    expect(await ada.see()).toMatchObject({ state: 'live', failingSince: null })
  })

  test('because it leads into the private network at the second look is not called there', async () => {
    const { app, ada, zone } = await openLive()
    const asked = app.web.asked.length
    await app.setRecords([...zone.slice(0, 1), 'host-record=ada-quilts.com,10.0.0.5,::1'])
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()

    expect(await ada.see()).toMatchObject({ state: 'broken', problem: 'route' })
    // What is called is an address of ours, whatever the DNS says.
    expect([app.web.asked.length, [...app.web.called]]).toEqual([asked, ['203.0.113.7']])
  })

  test('because the name servers are down has not failed', async () => {
    const { app, ada, pass } = await openLive()
    await app.dns.stop()
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    await pass(9 * 24)

    expect(await ada.see()).toMatchObject({ state: 'live', problem: null, failingSince: null })
    expect(await ada.domain()).toBe('ada-quilts.com')
  }, 120_000)

  test('is not given up by a check that got no answer from the name servers', async () => {
    const { app, ada, zone, pass } = await openLive()
    await app.setRecords(zone.slice(0, 1))
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    await app.dns.stop()
    app.clock.advance(8 * DAY)
    await app.jobs.runDue()
    const unknown = await ada.see()
    await app.setRecords(zone)
    await pass(1)

    expect(unknown).toMatchObject({ state: 'broken', problem: 'route' })
    expect(await ada.see()).toMatchObject({ state: 'live', failingSince: null })
  })

  test('to answer by HTTPS leaves the page at its hub address until it does', async () => {
    const { app, ada } = await openLive()
    app.web.isUp = false
    app.clock.advance(1.3 * DAY)
    await app.jobs.runDue()
    const waiting = await ada.see()
    const onHub = await ada.domain()
    app.web.isUp = true
    app.clock.advance(HOUR)
    await app.jobs.runDue()

    expect(waiting).toMatchObject({ state: 'proven', problem: 'certificate', failingSince: null })
    expect(onHub).toBeUndefined()
    expect(await ada.see()).toMatchObject({ state: 'live', problem: null })
  })
})

describe('the domain of somebody else', () => {
  test('is not to be had by a record that was left behind, nor with the token of another page', async () => {
    const app = await openDomains()
    const [ada, mallory] = [await makeCreator(app, 'ada-rahman'), await makeCreator(app, 'mallory-khan')]
    await connectLive(app, ada)

    await mallory.connect('ada-quilts.com')
    const beside = await mallory.check()
    await ada.remove()
    const after = await mallory.check()
    app.clock.advance(2 * DAY)
    await app.jobs.runDue()
    const later = await mallory.check()

    expect([beside, after, later].map((seen) => [seen?.state, seen?.problem])).toEqual(
      Array(3).fill(['waiting', 'proof']),
    )
    expect(await mallory.domain()).toBeUndefined()
  })

  test('that was sold goes to whoever shows a record of their own, and its old page is told', async () => {
    const app = await openDomains()
    const [ada, bela] = [await makeCreator(app, 'ada-rahman'), await makeCreator(app, 'bela-roy')]
    const old = await connectLive(app, ada)

    await bela.connect('ada-quilts.com')
    // The zone was copied: the record of its seller is still in it.
    await app.setRecords([...old, ...(await zoneOf(bela)).slice(0, 1)])
    await bela.check()
    await app.jobs.runDue()
    await ada.connect('ada-quilts.com')
    const tried = await ada.see()

    expect([await ada.domain(), await bela.domain()]).toEqual([undefined, 'ada-quilts.com'])
    expect(await ada.subjects()).toContain('The domain ada-quilts.com now belongs to another page')
    expect(tried).toMatchObject({ state: 'waiting', problem: 'proof' })
  })

  test('that was sold is not to be had back by a record that its seller never used', async () => {
    const app = await openDomains()
    const [ada, bela] = [await makeCreator(app, 'ada-rahman'), await makeCreator(app, 'bela-roy')]
    await ada.connect('ada-quilts.com')
    const old = (await zoneOf(ada)).slice(0, 1)
    await app.setRecords(old)
    await ada.check()

    await bela.connect('ada-quilts.com')
    await app.setRecords([...old, ...(await zoneOf(bela))])
    await bela.check()
    await app.jobs.runDue()
    for (let day = 0; day < 3; day++) {
      app.clock.advance(DAY)
      await app.jobs.runDue()
    }

    expect([await ada.domain(), await bela.domain()]).toEqual([undefined, 'ada-quilts.com'])
    expect(await ada.see()).toBeNull()
  })

  test('has one page also when two prove it at the same moment', async () => {
    const app = await openDomains()
    const creators = [await makeCreator(app, 'ada-rahman'), await makeCreator(app, 'bela-roy')] as const
    for (const creator of creators) await creator.connect('ada-quilts.com')
    const zones = await Promise.all(creators.map((creator) => zoneOf(creator)))
    await app.setRecords([...zones.flatMap((zone) => zone.slice(0, 1)), ...(zones[0]?.slice(1) ?? [])])

    const second = await app.startSecondJobs()
    app.clock.advance(HOUR)
    await Promise.all([app.jobs.runDue(), second.runDue()])
    await app.jobs.runDue()

    expect(await app.deps.db.selectFrom('domain').select('state').execute()).toEqual([{ state: 'live' }])
    const shown = await Promise.all(creators.map((creator) => creator.domain()))
    expect(shown.filter((domain) => domain === 'ada-quilts.com')).toHaveLength(1)
  })
})
