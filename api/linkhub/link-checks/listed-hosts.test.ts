import { describe, expect, test } from 'vitest'
import { answering, openLinks } from '../../testing/link-checks.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { redirectTo } from '../../testing/servers/test-internet.ts'

describe('a host of the operator’s list', () => {
  test('is refused on write with a sentence at its link, and so is everything below it', async () => {
    const { list, edit, setLinks, clock, see } = await openLinks({}, ['http://fine.example/'])
    list('bad.example', '0.0.0.0 phish.example # hosts file')
    clock.advance(60_000)

    const reply = await setLinks(['http://fine.example/', 'https://www.bad.example/x'])
    const { codes } = await problemOf(reply)
    const other = await setLinks(['http://fine.example/', 'https://phish.example/'])

    expect([reply.status, other.status]).toEqual([400, 400])
    expect(codes?.['customLinks.1.url']?.code).toBe('listed-host')
    expect(await see()).toEqual(['http://fine.example/'])
    expect((await edit({ bio: 'New words' })).status).toBe(200)
  })

  test('may be a number that a link leads on to, however it is written', async () => {
    const { list, passDay, see } = await openLinks(
      {
        'four.example': redirectTo('http://0x5db8d828/x'),
        'six.example': redirectTo('http://[2606:2800:220:1:248:1893:25c8:1946]/'),
        'near.example': redirectTo('http://93.184.216.41/'),
      },
      ['http://four.example/', 'http://six.example/', 'http://near.example/'],
    )
    list('93.184.216.40', '2606:2800:0220:0001:0248:1893:25c8:1946', '93.184.216.41 hosts-file.example')
    await passDay()

    expect(await see()).toEqual(['http://near.example/'])
  })

  test('takes a link off the page with the daily check, tells its owner, and gives it back', async () => {
    const { list, passDay, see, read, setLinks } = await openLinks(
      { 'turned.example': answering(200), 'via.example': redirectTo('http://turned.example/') },
      ['http://turned.example/', 'http://via.example/'],
    )
    list('turned.example')
    await passDay()
    const [hidden, told] = [await see(), await read()]
    const stays = await setLinks(['http://turned.example/', 'http://via.example/', 'http://new.example/'])
    list('another.example')
    await passDay()

    expect(hidden).toEqual([])
    expect(told.map(({ state }) => state)).toEqual(['listed', 'listed'])
    expect(stays.status).toBe(200)
    expect(await see()).toHaveLength(3)
    expect(await read()).toEqual([])
  })

  test('takes a link off the contact too, for whoever has saved the one before', async () => {
    const { list, passDay, visitor } = await openLinks({ 'turned.example': answering(200) }, ['http://turned.example/'])
    const read = (etag = '') => visitor.send('GET', '/api/linkhub/ada-rahman/contact.vcf', { 'if-none-match': etag })
    const before = await read()
    list('turned.example')
    await passDay()
    const after = await read(before.headers.get('etag') ?? '')

    expect([await before.text(), after.status]).toEqual([expect.stringContaining('turned.example'), 200])
    expect(await after.text()).not.toContain('turned.example')
  })

  test('takes links off pages soon after its listing', async () => {
    const { list, see, jobs, clock, seen } = await openLinks({ 'fine.example': answering(200) }, [
      'http://turned.example/',
      'http://fine.example/',
    ])
    list('turned.example')
    for (let minute = 0; minute < 2; minute++) {
      clock.advance(60_000)
      await jobs.runDue()
    }

    expect(await see()).toEqual(['http://fine.example/'])
    expect(seen.length).toBeLessThanOrEqual(1)
  })

  test('is not where a go link leads, which says why in the language of the page', async () => {
    const { list, visitor, clock, edit } = await openLinks({}, ['http://bad.example/', 'http://fine.example/'])
    list('bad.example')
    clock.advance(60_000)

    const refused = await visitor.get('/go/link-id-0', { accept: 'text/html' })
    const led = await visitor.get('/go/link-id-1')
    const inLanguage = async (language: string) => {
      await edit({ language })
      return (await visitor.get('/go/link-id-0', { accept: 'text/html' })).text()
    }
    const [bangla, arabic] = [await inLanguage('bn'), await inLanguage('ar')]

    expect([refused.status, refused.headers.get('location'), led.status]).toEqual([410, null, 302])
    expect(await refused.text()).toContain('list of harmful sites')
    expect(bangla).toContain('<html lang="bn" dir="ltr">')
    expect(bangla).toContain('ক্ষতিকর সাইটের তালিকায়')
    expect(arabic).toContain('<html lang="ar" dir="rtl">')
    expect(arabic).toContain('للمواقع الضارة')
  })
})
