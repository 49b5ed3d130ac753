import { productsPage } from '@nokshi/content/pages.ts'
import type { Product } from '@nokshi/content/products.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { BasketPreview, HubPreview, PortfolioPreview } from './product-previews.tsx'

const previews: Record<string, () => ReactNode> = {
  'creator-linkhub': HubPreview,
  'e-commerce-storefront': BasketPreview,
  'professional-portfolio': PortfolioPreview,
}

interface ProductCardProps {
  product: Product
  cloth: { stitchName: string | undefined; service: string } | undefined
}

export function ProductCard({ product, cloth }: ProductCardProps) {
  const { slug, name, tag, line, included, price, to } = product
  const Preview = previews[slug]
  return (
    <article id={slug} className="product below-fold" aria-labelledby={`${slug}-name`}>
      <div className="product-cloth">
        {Preview && <Preview />}
        {cloth && (
          <p className="woven-label product-label">
            {cloth.stitchName && <span className="product-stitch strong">{cloth.stitchName}</span>}
            {cloth.service}
          </p>
        )}
      </div>
      <div className="product-words words">
        {tag && <p className="woven-label product-tag">{tag}</p>}
        <h2 id={`${slug}-name`} className="display-2">
          {name}
        </h2>
        <p className="lead">{line}</p>
        <ul className="product-parts stitched-list">
          {included.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div className="product-price">
          <p className="strong">{price.headline}</p>
          <p className="small soft">{price.explanation}</p>
        </div>
        {/* Three buttons say the same; the name below tells them apart for those who hear them in a list. */}
        <ButtonLink to={to} aria-describedby={`${slug}-name`}>
          {productsPage.action}
        </ButtonLink>
        {to === '/create-linkhub' && (
          <p>
            {productsPage.login.question}{' '}
            <Link to={productsPage.login.to} className="product-login">
              {productsPage.login.label}
            </Link>
          </p>
        )}
      </div>
    </article>
  )
}
