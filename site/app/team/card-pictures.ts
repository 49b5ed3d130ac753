/** What site/art has drawn for the team cards: a portrait and a back for each person. */
const drawings = import.meta.glob<string>('../../made/portraits/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export function portraitOf(key: string) {
  return drawing(key)
}

export function backOf(key: string) {
  return drawing(`${key}-back`)
}

function drawing(name: string) {
  const address = drawings[`../../made/portraits/${name}.svg`]
  if (!address) throw new Error(`site/art has drawn no portrait called ${name}`)
  return address
}

/** The dye of each back as site/art drew it: the words on it take the ink that can be read there. */
const dyes: Record<string, string> = {
  'tahmid-rahman': 'indigo',
  'nusrat-jahan': 'madder',
  'arif-hossain': 'marigold',
  'mitali-das': 'leaf',
  'sajid-karim': 'flax',
  'farhana-akter': 'indigo',
  'imran-chowdhury': 'marigold',
  'rokeya-sultana': 'leaf',
  'abdul-mannan': 'madder',
  'priya-sarkar': 'indigo',
  'zayan-malik': 'marigold',
}

export function dyeOf(key: string) {
  return dyes[key] ?? 'indigo'
}
