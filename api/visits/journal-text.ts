import type { LeftOut, Noted, Visit } from './judge-visit.ts'
import type { Traits } from './traits.ts'

/**
 * What a day brought a page. What many visits have in common stands here once: the smaller a row of the journal, the fewer
 * pages of the database it changes.
 */
interface Leaf {
  profileId: string
  day: number
  traits: Traits[]
  visits: [traits: number, visitHash: string, visitorHash: string, ...clicks: Visit['clicks']][]
  leftOut: LeftOut['reason'][]
}

export function writeNoted(noted: Noted[]) {
  const leaves: Leaf[] = []
  const open = new Map<string, Leaf>()
  for (const one of noted) {
    const { profileId, day } = one
    let leaf = open.get(profileId)
    if (leaf?.day !== day) {
      leaf = { profileId, day, traits: [], visits: [], leftOut: [] }
      open.set(profileId, leaf)
      leaves.push(leaf)
    }
    if (one.kind === 'left out') leaf.leftOut.push(one.reason)
    else leaf.visits.push([indexOf(leaf.traits, one.traits), one.visitHash, one.visitorHash, ...one.clicks])
  }
  return JSON.stringify(leaves)
}

/** Alike traits are mostly the very same object (traits.ts). */
function indexOf(all: Traits[], traits: Traits) {
  const index = all.lastIndexOf(traits)
  return index === -1 ? all.push(traits) - 1 : index
}

/** Only ever of what was written here. */
export function readNoted(text: string): Noted[] {
  return (JSON.parse(text) as Leaf[]).flatMap(({ profileId, day, traits, visits, leftOut }) => [
    ...visits.map(([index, visitHash, visitorHash, ...clicks]): Noted => {
      return { kind: 'visit', profileId, day, visitHash, visitorHash, traits: traits[index] ?? {}, clicks }
    }),
    ...leftOut.map((reason): Noted => ({ kind: 'left out', profileId, day, reason })),
  ])
}
