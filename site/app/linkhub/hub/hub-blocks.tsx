import { blockLabels, registrationLabels } from '@nokshi/content/hub-blocks.ts'
import { siteLanguages } from '@nokshi/contract/languages.ts'
import { groupPayment, type ShownPayment, walletNames } from '@nokshi/contract/linkhub/payments.ts'
import { registers } from '@nokshi/contract/linkhub/registrations.ts'
import { type ShownProduct, writePrice } from '@nokshi/contract/linkhub/shop.ts'
import { type Profile, pictureAt } from '@nokshi/contract/linkhub.ts'
import { goPath } from '@nokshi/contract/visits.ts'
import { type BlockProps, WithNoscript, wayTo } from './hub-contacts.tsx'
import { HubPaymentMark } from './hub-payment-mark.tsx'

type Labels = (typeof blockLabels)['en']['payments']

/**
 * How the owner is paid. One tap copies a number, and without scripts selects it. Numbers are Latin and from
 * left to right in every language, and search engines do not quote them.
 */
export function HubPayments({ profile, isPreview }: { profile: Profile; isPreview: boolean }) {
  const { payments = [], language } = profile
  if (payments.length === 0) return null
  const labels = blockLabels[language].payments
  return (
    <section className="hub-block hub-pay" aria-labelledby="hub-pay" data-nosnippet="">
      <h2 id="hub-pay">{labels.heading}</h2>
      <ul>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} labels={labels} isPreview={isPreview} />
        ))}
      </ul>
      <p className="hub-warning">{labels.warning}</p>
    </section>
  )
}

interface PaymentProps {
  payment: ShownPayment
  labels: Labels
  isPreview: boolean
}

function Payment({ payment, labels, isPreview }: PaymentProps) {
  const { id, kind, value, holder, qrImage, accountType, bank, branch, routingNumber } = payment
  const type = accountType && labels.types[accountType]
  const link = isPreview ? undefined : id
  return (
    <li>
      <HubPaymentMark kind={kind} />
      <h3>
        <bdi>{bank ?? nameOf(kind, labels)}</bdi>
        {type && <small>{type.label}</small>}
      </h3>
      <p>
        {type && `${type.menu} · `}
        {branch && (
          <>
            {labels.branch}: <bdi>{branch}</bdi> ·{' '}
          </>
        )}
        <bdi>{holder}</bdi>
      </p>
      <div>
        <Groups of={groupPayment(payment)} />
        {kind === 'link' ? (
          <a className="hub-button" href={value} rel="noopener nofollow ugc" data-link={link}>
            {labels.open}
          </a>
        ) : (
          <CopyButton value={value} labels={labels} link={link} />
        )}
      </div>
      {routingNumber && (
        <>
          <p>{labels.routingNumber}</p>
          <div>
            <Groups of={[routingNumber]} />
            <CopyButton value={routingNumber} labels={labels} />
          </div>
        </>
      )}
      {qrImage && <img src={qrImage} alt={labels.qr} width={240} height={240} loading="lazy" decoding="async" />}
    </li>
  )
}

function nameOf(kind: ShownPayment['kind'], labels: Labels) {
  return kind === 'bank' || kind === 'iban' || kind === 'link' ? labels[kind] : walletNames[kind]
}

function Groups({ of }: { of: string[] }) {
  return (
    <b dir="ltr">
      {of.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be the same, and never move.
        <span key={index}>{group}</span>
      ))}
    </b>
  )
}

function CopyButton({ value, labels, link }: { value: string; labels: Labels; link?: string | undefined }) {
  return (
    <div className="hub-scripted">
      <button type="button" className="hub-button" data-copy={value} data-done={labels.copied} data-link={link}>
        {labels.copy}
      </button>
    </div>
  )
}

export function HubShop({ profile, isPreview, goBase }: BlockProps) {
  const { products = [], language } = profile
  if (products.length === 0) return null
  const labels = blockLabels[language].shop
  const list = (base?: string) => (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          {product.isSoldOut ? (
            <div className="hub-thing">
              <Product product={product} language={language} />
              <span>{labels.soldOut}</span>
            </div>
          ) : (
            <a className="hub-thing" {...wayTo(orderOf(product), isPreview, base)}>
              <Product product={product} language={language} />
              <span className="hub-order">{labels.order}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="hub-block hub-shop" aria-labelledby="hub-shop">
      <h2 id="hub-shop">{labels.heading}</h2>
      <WithNoscript list={list} goBase={goBase} />
    </section>
  )
}

function orderOf({ id, orderUrl }: ShownProduct) {
  return { id, href: orderUrl, go: goPath({ id }) }
}

function Product({ product, language }: { product: ShownProduct; language: Profile['language'] }) {
  const { title, price, currency, picture } = product
  return (
    <>
      {picture && <img src={pictureAt(picture, 192)} alt="" width={192} height={192} loading="lazy" decoding="async" />}
      <b dir="auto">{title}</b>
      <span>
        {price === null ? blockLabels[language].shop.ask : <bdi>{writePrice(price, currency, language)}</bdi>}
      </span>
    </>
  )
}

export function HubRegistrations({ profile, isPreview }: { profile: Profile; isPreview: boolean }) {
  const { registrations = [], language } = profile
  if (registrations.length === 0) return null
  const labels = registrationLabels[language]
  return (
    <ul className="hub-papers" aria-label={labels.heading}>
      {registrations.map(({ kind, number, checkedOn }) => {
        const register = isPreview ? undefined : registers[kind]
        return (
          <li key={kind}>
            {register ? (
              <a href={register} rel="noopener nofollow">
                {labels.kinds[kind]}
              </a>
            ) : (
              labels.kinds[kind]
            )}
            : <bdi>{number}</bdi> ({checkedOn === null ? labels.stated : labels.checked(writeDay(checkedOn, language))})
          </li>
        )
      })}
    </ul>
  )
}

function writeDay(day: string, language: Profile['language']) {
  const { locale } = siteLanguages[language]
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
