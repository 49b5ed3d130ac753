import { aPicture } from '@nokshi/api/testing/make.ts'
import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import { Entry, EntryVersion, StoredPicture } from '@nokshi/contract/website/entries.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { addressesOf, pagesIn } from '../site/app/page-table.ts'
import { findFreePort } from './lifecycle/environment.ts'
import { otherBrand, otherColours } from './testing/another-brand.ts'
import type { Browser } from './testing/browser.ts'
import { claimStudio, expectStatus } from './testing/claim-studio.ts'
import { testData, testProduct } from './testing/test-product.ts'

/** Two processes that show one site: both of them on PostgreSQL, or a site apart from its API on SQLite. */
async function startTwo() {
  const { env, address } = await testData()
  if (address.url !== undefined) {
    const [editing, showing] = await Promise.all([testProduct({ env }), testProduct({ env })])
    return { editing, showing, apiUrl: showing.url }
  }
  const [api, site] = await Promise.all([findFreePort(), findFreePort()])
  const urls = { API_URL: `http://localhost:${api}`, SITE_URL: `http://localhost:${site}` }
  const editing = await testProduct({ part: 'api', env: { ...env, ...urls, PORT: String(api) } })
  const showing = await testProduct({ part: 'site', env: { ...urls, PORT: String(site) } })
  return { editing, showing, apiUrl: urls.API_URL }
}

/** What an editor does, through the API. */
function editorOf(owner: Browser) {
  const changed = new Map<string, number>()
  const keep = async (answering: Promise<Response>, status: number) => {
    const { record } = z.object({ record: Entry }).parse(await (await expectStatus(answering, status)).json())
    changed.set(record.id, record.version)
    return record
  }
  const address = (id: string) => `/api/crm/website/entries/${id}`
  async function edit(id: string, fields: object) {
    const { version, draft } = await owner.read(address(id), Entry)
    return keep(owner.patch(address(id), { version, draft: { ...draft, ...fields } }), 200)
  }
  return {
    edit,
    copy: async (id: string, fields: object) =>
      edit((await keep(owner.post(`${address(id)}/duplicate`, {}), 201)).id, fields),
    async upload(width: number) {
      const form = new FormData()
      form.set('picture', await aPicture({ width }), 'photo.png')
      const answer = await expectStatus(owner.send('POST', '/api/crm/website/pictures', form), 201)
      return StoredPicture.parse(await answer.json()).id
    },
    async publish() {
      const entries = [...changed].map(([id, version]) => ({ id, version }))
      await expectStatus(owner.post('/api/crm/website/publish', { entries }), 200)
      changed.clear()
    },
    async bringBackFirst(id: string) {
      const versions = z.object({ items: z.array(EntryVersion) })
      const { items } = await owner.read(`${address(id)}/versions`, versions)
      return keep(owner.post(`/api/crm/website/versions/${items.at(-1)?.id}/bring-back`, {}), 200)
    },
  }
}

const inThree = (text: string) => ({ en: text, bn: `${text} বাংলা`, ar: `${text} عربي` })

test('a studio makes the site its own, another process shows it whole in three languages, and the old one comes back', async () => {
  const { editing, showing, apiUrl } = await startTwo()
  const { edit, copy, upload, publish, bringBackFirst } = editorOf(await claimStudio(editing))
  const read = async (path: string) => (await fetch(showing.url + path)).text()
  const contentIn = async (language: string): Promise<SiteContent> =>
    (await fetch(`${apiUrl}/api/website/content?language=${language}`)).json()
  expect(await read('/')).toContain('Nokshi Studio')

  const [logo, ...portraits] = await Promise.all([400, 410, 420, 430].map(upload))
  await edit('brand', { ...otherBrand, colours: otherColours, logo: { id: logo, alt: { en: 'Acme' } } })
  const people = ['team-tahmid-rahman', 'team-nusrat-jahan', 'team-zayan-malik']
  for (const [place, id] of people.entries()) {
    const photo = { id: portraits[place], alt: inThree(`Portrait ${place}`) }
    await edit(id, { name: inThree(`Person ${place}`), photo, isSample: false })
  }
  const service = await copy('service-full-stack-development', {
    ...{ name: inThree('Sail making'), shortName: inThree('Sails'), slug: 'sail-making' },
  })
  const [study] = (await contentIn('en')).caseStudies
  await copy(`case-study-${study?.slug}`, {
    ...{ title: inThree('A sail for Acme'), slug: 'a-sail', services: [service.id] },
  })
  expect(await read('/')).toContain('Nokshi Studio')
  await publish()

  await expect.poll(() => read('/')).toContain('Acme Works')
  for (const language of Object.values(siteLanguages)) {
    const content = await contentIn(language.code)
    const paths = pagesIn(language.code)
      .pages.filter(({ search }) => search === 'indexed')
      .flatMap((page) => addressesOf(page, content))
    expect(paths).toContain('/portfolio/a-sail')
    for (const path of paths) {
      const answer = await fetch(showing.url + pathIn(language, path))
      const html = await answer.text()
      expect([path, answer.status]).toEqual([path, 200])
      expect(html).toContain('Acme Works')
      expect(html).not.toMatch(/Nokshi Studio|hello@nokshi/)
    }
    expect(await read(pathIn(language, '/about'))).toContain(inThree('Person 0')[language.code])
    expect(await read(pathIn(language, '/services'))).toContain(inThree('Sail making')[language.code])
    expect(await read(pathIn(language, '/portfolio/a-sail'))).toContain(inThree('A sail for Acme')[language.code])
  }
  expect(await read('/sitemap.xml')).toContain('/portfolio/a-sail')
  const about = await read('/about')
  const [, photo = ''] = new RegExp(`src="([^"]*/images/${portraits[0]}-\\d+\\.webp)"`).exec(about) ?? []
  expect((await fetch(new URL(photo, showing.url))).status).toBe(200)
  expect(about).toContain(otherColours.light.accent)
  const [look = ''] = /\/drawings\/[\w-]+/.exec(about) ?? []
  for (const path of ['light/wordmark.svg', 'icons/favicon-32.png', 'share/bn/about.jpg'])
    expect([path, (await fetch(`${showing.url}${look}/${path}`)).status]).toEqual([path, 200])

  await bringBackFirst('brand')
  await publish()
  await expect.poll(() => read('/')).toContain('Nokshi Studio')
})
