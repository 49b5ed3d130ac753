import './products.css'
import type { Product, ProductsPage } from '@nokshi/contract/website/site-content.ts'
import { Fragment } from 'react'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import type { Route } from './+types/products.route.ts'
import { LinkhubPhones, LinkhubTour } from './linkhub-tour.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { pages, products, productsPage, services } = context.get(contentContext)
  const cards = products.map((product) => {
    const service = services.find(({ projectType }) => projectType === product.projectType)
    return { product, swatch: service && { stitchName: service.stitchName, service: service.name } }
  })
  return { page: pages['/products'], productsPage, cards }
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/products', args.loaderData?.page)
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { page, productsPage, cards } = loaderData
  return (
    <div className="products column">
      <div className="products-head stack gap-12">
        <h1 className="display-1">{page.heading}</h1>
        <p className="lead">{productsPage.intro}</p>
      </div>
      {cards.map(({ product, swatch }) => (
        <Fragment key={product.slug}>
          <ProductCard product={product} swatch={swatch} labels={productsPage} />
          {product.to === '/create-linkhub' && <LinkhubTour />}
        </Fragment>
      ))}
    </div>
  )
}

interface ProductCardProps {
  product: Product
  swatch: { stitchName: string | undefined; service: string } | undefined
  labels: ProductsPage
}

function ProductCard({ product, swatch, labels }: ProductCardProps) {
  const { slug, name, tag, line, included, price, to } = product
  return (
    <article id={slug} className="product below-fold column" aria-labelledby={`${slug}-name`}>
      <div className="product-quilt relative stack center">
        {to === '/create-linkhub' && <LinkhubPhones />}
        {swatch && (
          <p className="woven-label product-label">
            {swatch.stitchName && <span className="strong block">{swatch.stitchName}</span>}
            {swatch.service}
          </p>
        )}
      </div>
      <div className="product-words relative words surface">
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
            {labels.login.question} <TextLink to={labels.login.to} label={labels.login.label} />
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
