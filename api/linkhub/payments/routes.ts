import { SecondProof } from '@nokshi/contract/accounts/passkeys.ts'
import {
  type OwnPayments,
  PaymentForm,
  PaymentOrder,
  paymentFormFields,
} from '@nokshi/contract/linkhub/payments.ts'
import { type Context, Hono } from 'hono'
import { holderOf, presentSafety } from '../../auth/safety.ts'
import { requireUser } from '../../auth/session.ts'
import { readForm } from '../../http/multipart.ts'
import { uploadLimiter } from '../../http/upload-limiter.ts'
import { body, parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { ownerOf, pictureRules } from '../pictures/picture-upload.ts'
import { addPayment, changePayment, removePayment } from './change-payments.ts'
import { orderPayments } from './order-payments.ts'
import { presentPayments } from './present-payments.ts'
import { listPayments } from './queries.ts'

const paymentForm = { ...pictureRules, texts: paymentFormFields, files: ['qr'] }

export function paymentRoutes(deps: Deps) {
  const ownerOnly = requireUser(deps)

  return new Hono()
    .get('/', ownerOnly, async (c) => c.json(await read(c)))
    .post('/', ownerOnly, uploadLimiter(ownerOf), async (c) => {
      await addPayment(deps, askerOf(c), await readPaymentForm(c))
      return c.json(await read(c), 201)
    })
    .post('/order', ownerOnly, body(PaymentOrder), async (c) => {
      await orderPayments(deps, c.get('user').id, c.req.valid('json').ids)
      return c.json(await read(c))
    })
    .put('/:id', ownerOnly, uploadLimiter(ownerOf), async (c) => {
      await changePayment(deps, askerOf(c), c.req.param('id'), await readPaymentForm(c))
      return c.json(await read(c))
    })
    .post('/:id/removal', ownerOnly, body(SecondProof), async (c) => {
      await removePayment(deps, askerOf(c), c.req.param('id'), c.req.valid('json'))
      return c.json(await read(c))
    })

  function askerOf(c: Context) {
    return { user: c.get('user'), sessionId: c.get('sessionId'), holder: holderOf(deps, c) }
  }

  async function read(c: Context): Promise<OwnPayments> {
    const { id, emailVerified } = await getOwnProfile(deps.db, c.get('user').id)
    const { hasApp, passkeys } = await presentSafety(deps, holderOf(deps, c))
    return {
      payments: presentPayments(deps.config, await listPayments(deps.db, id)),
      isShown: emailVerified === 1,
      secondFactor: { hasApp, hasPasskey: passkeys.length > 0 },
    }
  }

  async function readPaymentForm(c: Context) {
    const { texts, files } = await readForm(c, paymentForm)
    const form = parseOrRefuse(PaymentForm, Object.fromEntries(texts))
    return { ...form, qr: files.get('qr') }
  }
}
