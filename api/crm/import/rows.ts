import { NewContact } from '@nokshi/contract/contacts.ts'
import { distinctPoints, type Point, readPoint } from '../identity/point.ts'
import { guessRegion } from '../identity/point-region.ts'
import type { ImportColumn, ImportField } from './columns.ts'

/** Somebody in a file, held against the same rules as somebody added by hand. */
export interface ImportRow {
  /** As the spreadsheet counts. */
  row: number
  person: NewContact
  points: Point[]
}

export interface RefusedRow {
  row: number
  sentence: string
}

export function readRow(columns: ImportColumn[], cells: string[], row: number): ImportRow | RefusedRow {
  const all = (field: ImportField) =>
    cells.filter((cell, index) => cell !== '' && columns[index]?.field === field)
  const location = all('location').join(', ')
  const region = guessRegion({ location })
  const texts = [...all('email'), ...all('phone')].flatMap((cell) => cell.split(/[;,|\n]|\s\/\s/))
  const points: Point[] = []
  for (const text of texts.map((part) => part.trim()).filter((part) => part !== '')) {
    const point = readPoint(text, region)
    if (!point)
      return { row, sentence: `«${shorten(text)}» is neither an e-mail address nor a phone number.` }
    points.push(point)
  }
  const name = all('name').join(' ') || points[0]?.raw
  if (name === undefined) return { row, sentence: 'There is neither a name nor a way to reach somebody.' }

  const tags = all('tags')
    .flatMap((cell) => cell.split(/[;,|]/))
    .map((tag) => tag.trim())
  const person = NewContact.safeParse({
    name,
    companyName: all('company')[0],
    title: all('title')[0],
    location,
    tags: tags.filter((tag) => tag !== ''),
    note: all('note').join('\n'),
  })
  if (!person.success) return { row, sentence: person.error.issues[0]?.message ?? 'This row cannot be read.' }
  return { row, person: person.data, points: distinctPoints(points) }
}

function shorten(text: string) {
  const letters = [...text]
  return letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : text
}
