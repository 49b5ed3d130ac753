import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { contentContext } from '../../platform/load-context.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/products.route.ts'
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
    <>
      <PageHeader heading={page.heading} lead={productsPage.intro} quilt="products" />
      <div className="products column">
        {cards.map(({ product, cloth }) => (
          <ProductCard
            key={product.slug}
            product={product}
            cloth={cloth}
            labels={productsPage}
            previews={previews}
          />
        ))}
      </div>
    </>
  )
}
