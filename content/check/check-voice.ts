import { type Content, listTexts } from './everything.ts'

const EMPTY =
  /lorem|ipsum|\b(?:leverag|cutting-edge|seamless|innovative|world-class|best-in-class|empower|synerg|unlock|elevate|boost|passionate|one-stop)\w*/i
const SEWING = /\b(?:stitch|thread|sew|needle|cloth|quilt|hem|seam|fray|knot|loom|weav|fabric|tailor)\w*/i

/** Words that say little, and metaphors of sewing in sober texts. Quotations are left out. */
export function checkVoice({ testimonials: _, ...content }: Content) {
  const sober = ['legal', 'faq']
  return Object.entries(content).flatMap(([module, texts]) =>
    listTexts(texts).flatMap(({ way, text }) => {
      const where = `content/${module}.ts: ${way}`
      const [empty] = EMPTY.exec(text) ?? []
      const [sewing] = (sober.includes(module) && SEWING.exec(text)) || []
      return [
        ...(empty ? [`${where} says “${empty}”, which says little.`] : []),
        ...(sewing ? [`${where} says “${sewing}”; legal texts and answers are better without.`] : []),
        ...(text.includes('!') ? [`${where} has an exclamation mark.`] : []),
        ...(text.trim() === text ? [] : [`${where} begins or ends with a space.`]),
      ]
    }),
  )
}
