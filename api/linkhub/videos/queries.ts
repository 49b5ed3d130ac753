import type { Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'

export type VideoRow = Database['video']

export function listVideos(db: Db, profileId: string) {
  return db.selectFrom('video').selectAll().where('profileId', '=', profileId).orderBy('position').execute()
}

/** All videos of a page, in their order. */
export async function putVideos(tx: Db, profileId: string, videos: VideoRow[]) {
  await tx.deleteFrom('video').where('profileId', '=', profileId).execute()
  const rows = videos.map((video, position) => ({ ...video, position }))
  if (rows.length > 0) await tx.insertInto('video').values(rows).execute()
}

/** Nothing happens where it is another video meanwhile. */
export async function updateVideo(tx: Db, { id, url }: VideoRow, changes: Updateable<Database['video']>) {
  await tx.updateTable('video').set(changes).where('id', '=', id).where('url', '=', url).execute()
}

/** Those that are due, with the owners of their pages. Nobody else gets them before their lease ends. */
export async function leaseVideos(db: Db, now: number, leasedUntil: number, limit: number) {
  const due = db.selectFrom('video').select('id').where('refreshAt', '<=', now).limit(limit)
  return db
    .updateTable('video')
    .set({ refreshAt: leasedUntil })
    .where('refreshAt', '<=', now)
    .where('id', 'in', due)
    .returningAll()
    .returning((eb) =>
      eb.selectFrom('profile').whereRef('profile.id', '=', 'video.profileId').select('ownerId').as('ownerId'),
    )
    .execute()
}
