import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { findFreePort } from '../../server/lifecycle/environment.ts'
import { otherColours, otherLogo } from '../../server/testing/another-brand.ts'
import { copyProduct, runCopy } from '../../server/testing/copy-of-product.ts'
import { makeDataDir } from '../../server/testing/start-product.ts'
import { expectAccessible, observe } from '../browser.ts'
import { expectFitForAllWidths } from '../screen-widths.ts'

// It draws and builds, and then looks at every page at every width.
test.setTimeout(600_000)
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Edit = (text: string) => string

/** A person's photograph, or a cover, as a camera makes it. */
function photograph(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

function swap(from: string | RegExp, to: string): Edit {
  return (text) => {
    const edited = text.replace(from, to)
    if (edited === text) throw new Error(`There is no ${from} to replace.`)
    return edited
  }
}

/** The ten steps of README's 'Make it yours', one file each. */
async function listChanges(): Promise<[file: string, change: Buffer | Edit[]][]> {
  return [
    [
      'content/brand.ts',
      [
        swap("name: 'Nokshi Studio',", "name: 'Acme Studio',\n  logo: 'acme.svg',"),
        swap(/ {2}banglaName: '.*',\n/, ''),
        swap(/tagline: '.*'/, "tagline: 'Websites that carry.'"),
        swap(/@nokshi\.example/, '@acme.example.org'),
        swap(/nokshi([.-])example/g, 'acme$1example'),
        swap(
          /colours: BrandColours = \{[\s\S]*?\n\}\n/,
          `colours: BrandColours = ${JSON.stringify(otherColours)}\n`,
        ),
      ],
    ],
    ['content/pictures/acme.svg', Buffer.from(otherLogo)],
    [
      'content/team.ts',
      [
        swap("name: 'Tahmid Rahman'", "name: 'Amal Haddad'"),
        swap(
          "slug: 'tahmid-rahman',",
          "slug: 'amal-haddad',\n    photo: { alt: 'Amal Haddad at her desk' },",
        ),
        swap("name: 'Nusrat Jahan'", "name: 'Karim Aziz'"),
        swap("slug: 'nusrat-jahan',", "slug: 'karim-aziz',\n    photo: { alt: 'Karim Aziz outdoors' },"),
        // The last colleague has left.
        (text) => `${text.slice(0, text.lastIndexOf('  {\n    isSample'))}]\n`,
      ],
    ],
    ['content/pictures/team/amal-haddad.jpg', await photograph(900, 1200, '#7a8ea3')],
    ['content/pictures/team/karim-aziz.jpg', await photograph(1600, 900, '#a3907a')],
    ['content/services.ts', [swap("name: 'Video production'", "name: 'Short films'")]],
    [
      'content/portfolio.ts',
      [
        swap("title: 'A ferry seat in four taps'", "title: 'Tickets on the jetty'"),
        swap(
          "    cover: {\n      ground: 'press',",
          "    cover: {\n      photo: { alt: 'A ferry at the jetty' },\n      ground: 'press',",
        ),
      ],
    ],
    ['content/pictures/covers/majhi-ferry-tickets.jpg', await photograph(1800, 1200, '#31708f')],
    [
      'content/faq.ts',
      [
        swap(
          '    questions: [\n',
          "    questions: [\n      { id: 'do-you-travel', question: 'Do you travel to clients?', answer: 'Yes, within the Emirates. Elsewhere we meet on the screen.' },\n",
        ),
      ],
    ],
    [
      'content/redirects.ts',
      [
        swap(
          'redirects: Redirect[] = []',
          "redirects: Redirect[] = [{ from: '/about-us.html', to: '/about' }]",
        ),
      ],
    ],
  ]
}

/** What no visitor sees: addresses that the server fills in, and headers for programs. */
const IDENTIFIERS = /\.nokshi\.invalid|x-nokshi-/g

test('the owner of Acme Studio changes ten files, and every page is theirs', async ({ page, request }) => {
  const ends: (() => void)[] = []
  const onEnd = (work: () => void) => void ends.unshift(work)
  try {
    const folder = copyProduct(onEnd)
    const changes = await listChanges()
    expect(changes.length).toBeLessThanOrEqual(10)
    for (const [name, change] of changes) {
      const file = join(folder, name)
      mkdirSync(dirname(file), { recursive: true })
      const edit = (text: string, one: Edit) => one(text)
      writeFileSync(file, Buffer.isBuffer(change) ? change : change.reduce(edit, readFileSync(file, 'utf8')))
    }
    const data = makeDataDir()
    onEnd(data.remove)
    const port = await findFreePort()
    const env = { DATA_DIR: data.folder, PORT: String(port) }
    const product = await runCopy(onEnd, folder, ['setup/start.mjs'], env, /is ready: http/)
    expect(product.exitCode, product.output()).toBeUndefined()
    expect(product.output()).toContain('Acme Studio is ready')
    const at = (path: string) => `http://localhost:${port}${path}`

    const sitemap = await (await request.get(at('/sitemap.xml'))).text()
    const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    const { messages } = observe(page)
    for (const path of [...listed, '/login', '/register']) {
      await test.step(path, async () => {
        const html = await (await request.get(at(path))).text()
        expect(html.replace(IDENTIFIERS, '').toLowerCase()).not.toContain('nokshi')
        await page.goto(at(path))
        await expectAccessible(page)
        await expectFitForAllWidths(page)
      })
    }
    expect(messages).toEqual([])

    await page.goto(at('/about-us.html'))
    await expect(page).toHaveURL(at('/about'))
    await expect(page.getByRole('img', { name: 'Amal Haddad at her desk' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Karim Aziz outdoors' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(10)
    await page.goto(at('/services'))
    await expect(page.getByRole('heading', { name: 'Short films' })).toBeVisible()
    await page.goto(at('/portfolio/majhi-ferry-tickets'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tickets on the jetty')
    await expect(page.getByRole('img', { name: 'A ferry at the jetty' })).toBeVisible()
    await page.goto(at('/support'))
    await expect(page.getByText('Do you travel to clients?')).toBeVisible()
    const manifest = await (await request.get(at('/site.webmanifest'))).json()
    expect(manifest.name).toContain('Acme Studio')
  } finally {
    for (const end of ends) end()
  }
})
