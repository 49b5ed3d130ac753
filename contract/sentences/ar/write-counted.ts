const counts = new Intl.NumberFormat('ar-SA-u-nu-arab')
const forms = new Intl.PluralRules('ar')

/** A noun as Arabic counts it: «zero», «one» and «two» stand alone, the others after the number. */
export type CountedNoun = Record<Intl.LDMLPluralRule, string>

export const characters: CountedNoun = {
  zero: 'لا أحرف',
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}

export function writeCount(count: number) {
  return counts.format(count)
}

/** «زيارتان», «٥ زيارات», «١١ زيارة». */
export function writeCounted(count: number, noun: CountedNoun) {
  const form = forms.select(count)
  const standsAlone = form === 'zero' || form === 'one' || form === 'two'
  return standsAlone ? noun[form] : `${writeCount(count)} ${noun[form]}`
}
