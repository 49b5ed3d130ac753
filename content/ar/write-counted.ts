import { writeCount } from './write-count.ts'

const forms = new Intl.PluralRules('ar')

/** A noun as Arabic counts it: «zero», «one» and «two» stand alone, the others after the number. */
export type CountedNoun = Record<Intl.LDMLPluralRule, string>

/** «زيارتان», «٥ زيارات», «١١ زيارة». The contract imports no content, so its sentences have their own. */
export function writeCounted(count: number, noun: CountedNoun) {
  const form = forms.select(count)
  const standsAlone = form === 'zero' || form === 'one' || form === 'two'
  return standsAlone ? noun[form] : `${writeCount(count)} ${noun[form]}`
}
