import { blockLabels } from '@nokshi/content/hub-blocks.ts'
import { groupPayment, type ShownPayment, walletNames } from '@nokshi/contract/linkhub/payments.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'

type Labels = (typeof blockLabels)['en']['payments']

/**
 * How the owner is paid. Rows open without scripts, and one tap selects a number. Numbers are Latin and from
 * left to right in every language, and search engines do not quote them.
 */
export function HubPayments({ profile, isPreview }: { profile: Profile; isPreview: boolean }) {
  const { payments = [], language } = profile
  if (payments.length === 0) return null
  const labels = blockLabels[language].payments
  return (
    <section className="hub-block hub-pay" aria-labelledby="hub-pay" data-nosnippet="">
      <h2 id="hub-pay">{labels.heading}</h2>
      {payments.map((payment) => (
        <details key={payment.id} name="pay">
          <summary data-link={isPreview ? undefined : payment.id}>{nameOf(payment, labels)}</summary>
          <PaymentDetails payment={payment} labels={labels} />
        </details>
      ))}
      <p className="hub-warning">{labels.warning}</p>
    </section>
  )
}

function nameOf({ kind }: ShownPayment, labels: Labels) {
  if (kind === 'iban') return labels.iban
  return kind === 'link' ? labels.link : <bdi>{walletNames[kind]}</bdi>
}

function PaymentDetails({ payment, labels }: { payment: ShownPayment; labels: Labels }) {
  const { value, holder, qrImage } = payment
  const groups = groupPayment(payment)
  return (
    <div className="hub-payment">
      <p>
        {labels.holder}: <bdi>{holder}</bdi>
      </p>
      <b dir="ltr">
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may be the same, and never move.
          <span key={index}>{group}</span>
        ))}
      </b>
      {payment.kind === 'link' ? (
        <a className="hub-button" href={value} rel="noopener nofollow ugc" data-link={payment.id}>
          {labels.open}
        </a>
      ) : (
        <div className="hub-scripted">
          <button type="button" className="hub-button" data-copy={value} data-done={labels.copied}>
            {labels.copy}
          </button>
        </div>
      )}
      {qrImage && (
        <img src={qrImage} alt={labels.qr} width={240} height={240} loading="lazy" decoding="async" />
      )}
    </div>
  )
}
