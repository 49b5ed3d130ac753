import type { LeftOut, Noted, Visit } from './judge-visit.ts'

/** What was noted, without the names of its parts: they would be most of it, and each byte is written twice and read once. */
type Line =
  | [
      Visit['profileId'],
      Visit['day'],
      Visit['visitHash'],
      Visit['visitorHash'],
      Visit['traits'],
      Visit['clicks'],
    ]
  | [LeftOut['profileId'], LeftOut['day'], LeftOut['reason']]

export function writeNoted(noted: Noted[]) {
  return JSON.stringify(noted.map(toLine))
}

function toLine(one: Noted): Line {
  if (one.kind === 'left out') return [one.profileId, one.day, one.reason]
  return [one.profileId, one.day, one.visitHash, one.visitorHash, one.traits, one.clicks]
}

/** Only ever of what was written here. */
export function readNoted(text: string): Noted[] {
  return (JSON.parse(text) as Line[]).map((line) => {
    if (line.length === 3) return { kind: 'left out', profileId: line[0], day: line[1], reason: line[2] }
    const [profileId, day, visitHash, visitorHash, traits, clicks] = line
    return { kind: 'visit', profileId, day, visitHash, visitorHash, traits, clicks }
  })
}
