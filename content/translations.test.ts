import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Values that programs read, and labels that are there in every language. */
const KEPT_PLACES = /(^|\.)(hubLabels|kind|code|country|timeZone|to|path|href|slug|id|interface|colours|picture)(\.|$)/
test.each(['bn', 'ar'])('every text of %s is there, and none is a sentence in English', async (code) => {
  const files = globSync(`{content,contract/sentences}/${code}/*.ts`, { cwd: root })
  const found = await Promise.all(
    files.map(async (file) => {
      const english = await read(join(file, '../..', basename(file)))
      const translated = new Map(await read(file))
      return english
        .filter(([place, text]) => {
          const word = translated.get(place)
          if (!word?.trim()) return text.trim() !== ''
          return word === text && /[a-z] [a-z]/.test(text) && !KEPT_PLACES.test(place)
        })
        .map(([place, text]) => `${file}: ${place}: ${text}`)
    }),
  )

  expect(files.length).toBeGreaterThan(20)
  expect(found.flat()).toEqual([])
})

/** Every text of a file with its place; none for a file that only another language has. */
async function read(file: string): Promise<[place: string, text: string][]> {
  const labels: object = await import(pathToFileURL(join(root, file)).href).catch(() => ({}))
  return listPlaces({ ...labels })
}

function listPlaces(value: unknown, place: string[] = []): [place: string, text: string][] {
  if (typeof value === 'string') return [[place.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listPlaces(inner, [...place, key]))
}
