import { contactMarks } from '@nokshi/contract/linkhub/contact-marks.ts'
import type { ContactKind } from '@nokshi/contract/linkhub/contact-methods.ts'
import { findContact, listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import type { HubLook } from '@nokshi/contract/linkhub/gradient-colours.ts'
import type { ProfileRow } from '../queries.ts'
import { readContactMethods, readMoreProfiles, readSocials } from '../stored-profile.ts'

/** As high as the badge beside them. */
export const MARK = { size: 58, gap: 14 }

const MARKS_MAX = 6

/** Direct contact methods come first. */
const direct: ContactKind[] = ['whatsapp', 'phone', 'email']

/** First the target of «Connect With Me». Numbers and addresses stay on the page. */
export function chooseMarks(profile: Pick<ProfileRow, 'socials' | 'profiles' | 'contactMethods'>): ContactKind[] {
  const [socials, profiles, contactMethods] = [
    readSocials(profile),
    readMoreProfiles(profile),
    readContactMethods(profile),
  ]
  const contacts = listContacts({ socials, profiles, contactMethods }).filter(({ href }) => href !== undefined)
  const kinds = contacts.map(({ kind }) => kind)
  const chosen = findContact(contacts, contactMethods.connect)?.kind
  const first = direct.filter((kind) => kinds.includes(kind))
  return [...new Set([...(chosen ? [chosen] : []), ...first, ...kinds])].slice(0, MARKS_MAX)
}

export function drawMarks(kinds: ContactKind[], look: HubLook, at: (index: number) => [x: number, y: number]) {
  return kinds
    .map((kind, index) => {
      const [x, y] = at(index)
      const isFirst = index === 0
      const [ground, ink] = isFirst ? [look.label, look.labelInk] : ['none', look.ink]
      const radius = MARK.size / 2
      const stitches = `fill="none" stroke="${ink}" stroke-width="2" stroke-opacity=".8" stroke-linecap="round" stroke-dasharray="5 5"`
      return [
        `<g transform="translate(${x} ${y})"><circle cx="${radius}" cy="${radius}" r="${radius - 1.5}" fill="${ground}" stroke="${look.ink}" stroke-width="3"/>`,
        isFirst ? `<circle cx="${radius}" cy="${radius}" r="${radius - 6}" ${stitches}/>` : '',
        `<path transform="translate(11 11) scale(1.5)" d="${contactMarks[kind]}" fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></g>`,
      ].join('')
    })
    .join('')
}
