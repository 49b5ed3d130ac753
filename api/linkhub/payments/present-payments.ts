import { isPayment, ShownPayment } from '@nokshi/contract/linkhub/payments.ts'
import type { Config } from '../../platform/config.ts'
import { imageUrl } from '../pictures/image-files.ts'
import type { PaymentRow } from './queries.ts'

/** What this release does not know, or would not take, is left out. */
export function presentPayments(config: Pick<Config, 'apiUrl'>, rows: PaymentRow[]): ShownPayment[] {
  return rows.flatMap(({ id, kind, value, holder, accountType, bank, branch, routingNumber, qrImage }) => {
    const shown = ShownPayment.safeParse({
      id,
      kind,
      value,
      holder,
      ...(accountType !== null && { accountType }),
      ...(bank !== null && { bank }),
      ...(branch !== null && { branch }),
      ...(routingNumber !== null && { routingNumber }),
      qrImage: qrImage && imageUrl(config, 'profile', qrImage),
    }).data
    return shown && isPayment(shown) ? shown : []
  })
}
