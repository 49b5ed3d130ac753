import { Fragment } from 'react'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import type { Route } from './+types/products.route.ts'
import { LinkhubTour } from './linkhub-tour.tsx'
import { ProductCard } from './product-card.tsx'
import './products.css'

export function loader({ context }: Route.LoaderArgs) {
  const { pages, previews, products, productsPage, services } = context.get(contentContext)
  const cards = products.map((product) => {
    const service = services.find(({ projectType }) => projectType === product.projectType)
    return { product, cloth: service && { stitchName: service.stitchName, service: service.name } }
  })
  return { page: pages['/products'], productsPage, previews, cards }
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/products', args.loaderData?.page)
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { page, productsPage, previews, cards } = loaderData
  return (
    <div className="products column">
      <div className="products-head stack gap-12">
        <h1 className="display-1">{page.heading}</h1>
        <p className="lead">{productsPage.intro}</p>
      </div>
      {cards.map(({ product, cloth }) => (
        <Fragment key={product.slug}>
          <ProductCard product={product} cloth={cloth} labels={productsPage} previews={previews} />
          {product.to === '/create-linkhub' && <LinkhubTour />}
        </Fragment>
      ))}
    </div>
  )
}
