import type { Product, ProductPreviews, ProductsPage } from '@nokshi/contract/website/site-content.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { LinkhubPhones } from './linkhub-tour.tsx'
import { BasketPreview, PortfolioPreview } from './product-previews.tsx'

const drawn: Record<string, (previews: ProductPreviews) => ReactNode> = {
  'creator-linkhub': () => <LinkhubPhones />,
  'e-commerce-storefront': ({ basket }) => <BasketPreview {...basket} />,
  'professional-portfolio': ({ portfolio }) => <PortfolioPreview {...portfolio} />,
}

interface ProductCardProps {
  product: Product
  cloth: { stitchName: string | undefined; service: string } | undefined
  labels: ProductsPage
  previews: ProductPreviews
}

export function ProductCard({ product, cloth, labels, previews }: ProductCardProps) {
  const { slug, name, tag, line, included, price, to } = product
  return (
    <article id={slug} className="product below-fold column" aria-labelledby={`${slug}-name`}>
      <div className="product-cloth stack center">
        {drawn[slug]?.(previews)}
        {cloth && (
          <p className="woven-label product-label">
            {cloth.stitchName && <span className="strong block">{cloth.stitchName}</span>}
            {cloth.service}
          </p>
        )}
      </div>
      <div className="product-words words cloth">
        {tag && <p className="woven-label product-tag strong">{tag}</p>}
        <h2 id={`${slug}-name`} className="display-2">
          {name}
        </h2>
        <p className="lead">{line}</p>
        {/* Three buttons say the same; the name below tells them apart for those who hear them in a list. */}
        <ButtonLink to={to} aria-describedby={`${slug}-name`}>
          {labels.action}
        </ButtonLink>
        {to === '/create-linkhub' && (
          <p>
            {labels.login.question}{' '}
            <Link to={labels.login.to} className="product-login strong underlined">
              {labels.login.label}
            </Link>
          </p>
        )}
        <ul className="product-parts stitched-list stack gap-8">
          {included.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div className="measure">
          <p className="strong">{price.headline}</p>
          <p className="small soft">{price.explanation}</p>
        </div>
      </div>
    </article>
  )
}
