import type { SavedView, ViewList } from '@nokshi/contract/crm/views.ts'
import type { Db } from '../../database/connect.ts'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { StaffMember } from '../staff/session.ts'

export function viewRoutes({ db, now }: Deps) {
  return implement({
    'GET /api/crm/views': async (c, { query }) => {
      const { id } = c.get('staff')
      return (await listViews(db, query.list, id)).map((view) => presentView(view, id))
    },
    'POST /api/crm/views': async (c, { body }) => {
      const { id: ownerId, role } = c.get('staff')
      if (body.isShared && role === 'viewer') throw new Refusal('forbidden', 'only-members')
      const id = newId(now())
      const view = { id, ...body, isShared: Number(body.isShared), ownerId, createdAt: now() }
      await db.insertInto('savedView').values(view).execute()
      return presentView(await getView(db, id), ownerId)
    },
    'DELETE /api/crm/views/{id}': async (c, { id }) => {
      const view = await requireOwn(db, id, c.get('staff'))
      await db.deleteFrom('savedView').where('id', '=', id).execute()
      return presentView(view, c.get('staff').id)
    },
  })
}

function presentView({ id, name, query, isShared, ownerId, ownerName }: ViewRow, staffId: string): SavedView {
  return { id, name, query, isShared: isShared === 1, isMine: ownerId === staffId, ownerName }
}

async function getView(db: Db, id: string) {
  const view = await selectViews(db).where('savedView.id', '=', id).executeTakeFirst()
  if (!view) throw new Refusal('not-found', 'no-such-view')
  return view
}

/** An owner also tidies up what others share. */
async function requireOwn(db: Db, id: string, { id: staffId, role }: StaffMember) {
  const view = await getView(db, id)
  const mayDelete = view.ownerId === staffId || (view.isShared === 1 && role === 'owner')
  if (!mayDelete) throw new Refusal('not-found', 'no-such-view')
  return view
}

type ViewRow = Awaited<ReturnType<typeof listViews>>[number]

function selectViews(db: Db) {
  return db
    .selectFrom('savedView')
    .leftJoin('staff', 'staff.id', 'savedView.ownerId')
    .selectAll('savedView')
    .select('staff.name as ownerName')
}

/** Those of a member and those that are shared, in the order of their names. */
function listViews(db: Db, list: ViewList, staffId: string) {
  return selectViews(db)
    .where('savedView.list', '=', list)
    .where((eb) => eb.or([eb('savedView.ownerId', '=', staffId), eb('savedView.isShared', '=', 1)]))
    .orderBy('savedView.name')
    .orderBy('savedView.id')
    .execute()
}
