import { blockLabels } from '@nokshi/content/hub-blocks.ts'
import { type ShownProduct, writePrice } from '@nokshi/contract/linkhub/shop.ts'
import { type Profile, pictureAt } from '@nokshi/contract/linkhub.ts'
import { goPath } from '@nokshi/contract/visits.ts'
import type { BlockProps } from './hub-block-props.ts'
import { WithNoscript } from './hub-noscript.tsx'

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
            <a className="hub-thing" {...wayTo(product, isPreview, base)}>
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

function wayTo({ id, orderUrl }: ShownProduct, isPreview: boolean, goBase: string | undefined) {
  const rel = 'noopener nofollow ugc'
  if (goBase !== undefined) return { href: goBase + goPath({ id }), rel }
  return isPreview ? { href: orderUrl, rel, target: '_blank' } : { href: orderUrl, rel, 'data-link': id }
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
