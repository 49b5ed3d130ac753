import type { SecondProof } from '@nokshi/contract/accounts/passkeys.ts'
import type { User } from '@nokshi/contract/auth.ts'
import { PAYMENTS_MAX, type PaymentForm, type PaymentKind } from '@nokshi/contract/linkhub/payments.ts'
import type { AccountHolder } from '../../accounts/change-password.ts'
import { hasSecondFactor, requireSecondFactor } from '../../accounts/second-factor.ts'
import { lockUser } from '../../auth/queries.ts'
import { requireRecentProof } from '../../auth/session.ts'
import { type Db, transact } from '../../database/connect.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { noSession, Refusal } from '../../platform/refusal.ts'
import { changeBlocks, requireSameIds } from '../change-blocks.ts'
import { mailOwner } from '../mail.ts'
import { getOwnProfile } from '../own-profile.ts'
import { discardUnshown, withStoredSquare } from '../pictures/store-images.ts'
import { findProfileOfOwner, listUsernames, type PresentableProfile, raiseBlocksVersion } from '../queries.ts'
import { deletePayment, insertPayment, listPayments, type PaymentRow, updatePayment } from './queries.ts'

/** Each sends a mail and is logged. */
const changes: Limit = { name: 'payment-changes', hits: 30, perSeconds: 24 * 60 * 60 }

interface Asker {
  user: User
  holder: AccountHolder
}

type Form = PaymentForm & { qr: Uint8Array | undefined }

export async function addPayment(deps: Deps, asker: Asker, { qr, ...form }: Form) {
  await requireOwner(deps, asker)
  await requireSecondFactor(deps, asker.holder, form)
  // After the second factor, because reading a picture is expensive.
  await withStoredSquare(deps, asker.user.id, { field: 'qr', bytes: qr }, (qrImage) =>
    changePayments(deps, asker, async (tx, profileId, rows) => {
      if (rows.length >= PAYMENTS_MAX)
        throw new Refusal('conflict', { code: 'too-many-payments', params: { max: PAYMENTS_MAX } })
      const now = deps.now()
      const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
      const times = { createdAt: now, changedAt: now }
      await insertPayment(tx, { ...columnsOf(form), id: newId(now), position, profileId, qrImage, ...times })
      return { kind: form.kind, verb: 'added' }
    }),
  )
}

export async function changePayment(deps: Deps, asker: Asker, id: string, { qr, ...form }: Form) {
  await requireOwner(deps, asker)
  await requireSecondFactor(deps, asker.holder, form)
  await withStoredSquare(deps, asker.user.id, { field: 'qr', bytes: qr }, async (stored) => {
    let replaced: string | null = null
    await changePayments(deps, asker, async (tx, _, rows) => {
      const row = requireRow(rows, id)
      const qrImage = stored ?? (form.keepsQr === 'yes' ? row.qrImage : null)
      replaced = row.qrImage === qrImage ? null : row.qrImage
      await updatePayment(tx, id, { ...columnsOf(form), qrImage, changedAt: deps.now() })
      return { kind: form.kind, verb: 'changed' }
    })
    await discardUnshown(deps, [replaced])
  })
}

function columnsOf(form: PaymentForm) {
  const { kind, value, holder, accountType = null, bank = null, branch = null, routingNumber = null } = form
  return { kind, value, holder, accountType, bank, branch, routingNumber }
}

/** Removing redirects no money, so an account without a second factor needs none. */
export async function removePayment(deps: Deps, asker: Asker, id: string, proof: SecondProof) {
  await requireOwner(deps, asker)
  if (await hasSecondFactor(deps, asker.holder)) await requireSecondFactor(deps, asker.holder, proof)
  let removed: PaymentRow | undefined
  await changePayments(deps, asker, async (tx, _, rows) => {
    removed = requireRow(rows, id)
    await deletePayment(tx, id)
    return { kind: removed.kind, verb: 'removed' }
  })
  await discardUnshown(deps, [removed?.qrImage ?? null])
}

/** Checked first, so that no code of an app is used up by a refused change. */
function requireOwner(deps: Pick<Deps, 'db' | 'now'>, { holder }: Asker) {
  return requireRecentProof(deps, holder.sessionId, 'password-needed')
}

type Made = { kind: PaymentKind | string; verb: 'added' | 'changed' | 'removed' }

/** Logged and mailed in the same transaction if the address is confirmed, both without the number. */
async function changePayments(
  deps: Deps,
  asker: Asker,
  make: (tx: Db, profileId: string, rows: PaymentRow[]) => Promise<Made>,
) {
  const { id: userId } = asker.user
  const usernames = await transact(deps.db, async (tx) => {
    // A confirmation at the same time waits, and its owner hears of this change too.
    if (!(await lockUser(tx, userId))) throw noSession()
    const profile = await getOwnProfile(tx, userId)
    await raiseBlocksVersion(tx, profile.id)
    // The session may have ended during a slow upload.
    await requireOwner({ ...deps, db: tx }, asker)
    await requireUnderLimit({ ...deps, db: tx }, changes, [userId], 'payments-limit')
    const { kind, verb } = await make(tx, profile.id, await listPayments(tx, profile.id))
    // Before that nothing is shown, and the address may be a stranger's.
    if (profile.emailVerified === 1) await tellOwner(deps, tx, profile, `${verb} by its owner: ${kind}, on`)
    return listUsernames(tx, profile.id)
  })
  deps.pageSignal.emit('changed', usernames)
}

function requireRow(rows: PaymentRow[], id: string) {
  const row = rows.find((row) => row.id === id)
  if (!row) throw new Refusal('not-found', 'no-such-payment')
  return row
}

export function orderPayments(deps: Deps, ownerId: string, ids: string[]) {
  return changeBlocks(deps, ownerId, async (tx, { id }) => {
    requireSameIds(await listPayments(tx, id), ids)
    for (const [position, id] of ids.entries()) await updatePayment(tx, id, { position })
  })
}

type Teller = Pick<Deps, 'config' | 'siteContent' | 'now'>

async function tellOwner(deps: Teller, tx: Db, profile: Pick<PresentableProfile, 'id' | 'username'>, what: string) {
  const summary = `Payment method ${what} the page @${profile.username}`
  await noteChange(tx, deps.now(), { kind: 'page', summary, actorId: null })
  await mailOwner(deps, tx, profile, 'paymentsChanged')
}

/** Payment methods show once the address is confirmed; who confirms it may not be who added them. */
export async function tellConfirmedOwner(deps: Pick<Deps, 'db'> & Teller, userId: string) {
  await transact(deps.db, async (tx) => {
    const profile = await findProfileOfOwner(tx, userId)
    if (!profile || (await listPayments(tx, profile.id)).length === 0) return
    await tellOwner(deps, tx, profile, 'shown since the address was confirmed: on')
  })
}
