import dyes from '../../made/portraits/dyes.json'
import type { MadePhotograph } from '../ui/pictures/photograph.tsx'

const drawings = import.meta.glob<string>('../../made/portraits/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

const photographs = import.meta.glob<Record<string, MadePhotograph>>('../../made-photographs/team.json', {
  import: 'default',
  eager: true,
})
import.meta.glob('../../made-photographs/team.css', { eager: true })

export function photographOf(name: string) {
  return photographs['../../made-photographs/team.json']?.[name]
}

/** The figure without a face, for whoever joined since the pictures were drawn. */
const ANYBODY = 'anybody'

export function portraitOf(name: string) {
  return drawings[fileOf(drawnName(name))]
}

export function backOf(name: string) {
  return drawings[fileOf(`${drawnName(name)}-back`)]
}

export function dyeOf(name: string) {
  const known: Record<string, string> = dyes
  return known[drawnName(name)]
}

function drawnName(name: string) {
  return fileOf(name) in drawings ? name : ANYBODY
}

function fileOf(name: string) {
  return `../../made/portraits/${name}.svg`
}
