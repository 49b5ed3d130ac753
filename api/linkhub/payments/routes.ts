import { type OwnPayments, PaymentForm, paymentFormFields } from '@nokshi/contract/linkhub/payments.ts'
import type { Context } from 'hono'
import { presentSafety } from '../../accounts/second-factor.ts'
import { implement } from '../../http/implement.ts'
import { readForm } from '../../http/multipart.ts'
import { parseOrRefuse } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { getOwnProfile } from '../own-profile.ts'
import { pictureRules } from '../pictures/picture-upload.ts'
import { addPayment, changePayment, orderPayments, removePayment } from './change-payments.ts'
import { presentPayments } from './present-payments.ts'
import { listPayments } from './queries.ts'

const paymentForm = { ...pictureRules, texts: paymentFormFields, files: ['qr'] }

export function paymentRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/payments': read,
    'POST /api/linkhubAuth/me/payments': async (c) => {
      await addPayment(deps, askerOf(c), await readPaymentForm(c))
      return read(c)
    },
    'POST /api/linkhubAuth/me/payments/order': async (c, { body }) => {
      await orderPayments(deps, c.get('user').id, body.ids)
      return read(c)
    },
    'PUT /api/linkhubAuth/me/payments/{id}': async (c, { id }) => {
      await changePayment(deps, askerOf(c), id, await readPaymentForm(c))
      return read(c)
    },
    'POST /api/linkhubAuth/me/payments/{id}/removal': async (c, { id, body }) => {
      await removePayment(deps, askerOf(c), id, body)
      return read(c)
    },
  })

  function askerOf(c: Context) {
    return { user: c.get('user'), holder: c.get('holder') }
  }

  async function read(c: Context): Promise<OwnPayments> {
    const { id, emailVerified } = await getOwnProfile(deps.db, c.get('user').id)
    const { hasApp, passkeys } = await presentSafety(deps, c.get('holder'))
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
