import { demoNotices } from '@nokshi/content/demo.ts'
import { expect, test } from 'vitest'
import { makeOwner } from '../testing/make-owner.ts'
import { testData, testProduct } from '../testing/test-product.ts'

async function readNotices(url: string, paths: string[]) {
  const pages = paths.map(async (path) => (await fetch(url + path)).text())
  return (await Promise.all(pages)).map((html) => /<body[^>]* data-notice="([^"]*)"/.exec(html)?.[1] ?? '')
}

test('a demo says so on every page, in the language of the page; a real installation says nothing', async () => {
  const { env } = await testData()
  const demo = await testProduct({ env: { ...env, DEMO: '1' } })
  const languages = { en: 'ada-writes', bn: 'bimal-weaves', ar: 'chitra-bakes' } as const
  for (const [language, username] of Object.entries(languages))
    await (await makeOwner(demo.url, username)).edit({ version: 1, language })
  const hubPages = Object.values(languages).map((username) => `/hub/${username}`)
  // The first three were rendered when the site was built, the next three are rendered for each request.
  const paths = ['/', '/bn', '/ar', '/login', '/bn/login', '/ar/login', ...hubPages]
  const { en, bn, ar } = demoNotices

  expect(await readNotices(demo.url, paths)).toEqual([en, bn, ar, en, bn, ar, en, bn, ar])

  await demo.end('SIGTERM')
  const real = await testProduct({ env })
  expect(await readNotices(real.url, paths)).toEqual(paths.map(() => ''))
})
