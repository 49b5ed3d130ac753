import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { readPayload } from '../../intake/payload.ts'
import { listSubmissionsAfter, type SubmissionRow } from '../../intake/queries.ts'
import { pointKey } from '../contact-methods/contact-method.ts'
import { readReach } from '../contact-methods/find-in-text.ts'
import { guessRegion } from '../contact-methods/guess-region.ts'
import { listPointsOf, type PointRow } from '../contact-methods/queries.ts'
import { listPostIds, listUnlinked } from '../history/erase-queries.ts'

/** Few enough for the parameters of one statement. */
const AT_ONCE = 300

/**
 * What these people sent by the forms: what was filed with them, and what was filed with nobody but names one of their
 * addresses or numbers, in the spam above all. It reads every such post, and is for what happens once a year.
 */
export async function listPostsOf(tx: Db, people: string[]): Promise<string[]> {
  const points = await listPointsOf(tx, people)
  const posts = await listPostIds(tx, people)
  for (let last = ''; ; ) {
    const part = await listSubmissionsAfter(tx, last, AT_ONCE)
    const unlinked = new Set(
      await listUnlinked(
        tx,
        part.map(({ id }) => id),
      ),
    )
    posts.push(...part.filter((post) => unlinked.has(post.id) && names(post, points)).map(({ id }) => id))
    const end = part.at(-1)
    if (!end || part.length < AT_ONCE) return posts
    last = end.id
  }
}

const Fields = z.record(z.string(), z.unknown()).catch({})

/** No field for an address or a number takes more. */
const REACH_MAX = 254

/** By what its fields say, however it is written there; and by the bare text, for what cannot be read. */
function names(post: SubmissionRow, points: PointRow[]) {
  const fields = Fields.parse(readPayload(post))
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  const region = guessRegion({ location: typeof fields.location === 'string' ? fields.location : undefined })
  const sent = new Set(
    texts
      .filter((text) => text.length <= REACH_MAX)
      .map((text) => readReach(text, region))
      .flatMap(({ email, phone }) => [email, phone])
      .flatMap((point) => (point ? [pointKey(point)] : [])),
  )
  const bare = post.payload.toLowerCase()
  return points.some(
    (point) =>
      sent.has(pointKey(point)) || [point.norm, point.raw].some((word) => bare.includes(word.toLowerCase())),
  )
}
