import { globSync, readFileSync } from 'node:fs'
import { brand } from '@nokshi/content/brand.ts'
import { describe, expect, test } from 'vitest'

const files = globSync('{contract,content,art,api,site,server,setup}/**/*.{ts,tsx,mjs,css}', {
  exclude: (path) => /node_modules|\.react-router|(^|\/)(?:build|made|testing)$/.test(String(path)),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$/.test(path) && path !== 'content/brand.ts')

/** What nobody but programs reads; why each stays is in docs/decisions/0020-the-brand.md. */
const IDENTIFIERS =
  /@nokshi\/|nokshi\.db|x-nokshi-|\.nokshi\.invalid|\.nokshi-installed|'nokshi-(?:pg|reports|pictures)-'|`nokshi-\$\{|'nokshi'/g

/** Colours that are no brand's: given by the specification, or those of something else that is shown. */
const otherColours: Record<string, string> = {
  'contract/linkhub.ts': 'the badges that an owner may choose',
  'contract/linkhub/gradient-colours.ts': 'the three grounds of hub pages',
  'site/app/marketing/product/products.css': 'a hub page, as an example',
  'site/app/share/bubble.css': 'a chat in WhatsApp and a post on Facebook',
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

describe('the brand', () => {
  test('is named in content/brand.ts and nowhere else', () => {
    const { name, banglaName, contact } = brand
    // A name of one word may be a word like any other.
    const names = [name, banglaName].filter((word) => word && !/^[a-z]+$/i.test(word))
    const words = [...names, contact.email, contact.phone, contact.whatsapp]
    const strays = files.flatMap((file) => {
      const text = withoutComments(readFileSync(file, 'utf8')).replace(IDENTIFIERS, '')
      return [...words, 'nokshi']
        .filter((word) => text.toLowerCase().includes(String(word).toLowerCase()))
        .map((word) => `${file}: ${word}`)
    })
    expect(strays).toEqual([])
  })

  test('has its colours in content/brand.ts; black and white are nobody’s', () => {
    const strays = files
      .filter((file) => !(file in otherColours))
      .flatMap((file) => {
        const found = withoutComments(readFileSync(file, 'utf8')).matchAll(
          /(?:#|%23)(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab)\([^)]*\)/gi,
        )
        return [...found]
          .map(([colour]) => colour)
          .filter((colour) => !/^#(?:000|fff)$|^#(?:0{6}|f{6})$/i.test(colour))
          .map((colour) => `${file}: ${colour}`)
      })
    expect(strays).toEqual([])
  })
})
