import { pages, productsPage } from '@nokshi/content/pages.ts'
import { products } from '@nokshi/content/products.ts'
import { services } from '@nokshi/content/services.ts'
import dark from '../../../made/quilts/products-dark.svg?url'
import light from '../../../made/quilts/products-light.svg?url'
import { listedPageMeta } from '../../frame/listed-page-meta.ts'
import { PageHeader } from '../page-header.tsx'
import type { Route } from './+types/products.route.ts'
import { ProductCard } from './product-card.tsx'
import './products.css'

/** Here and not in the page, so that its script need not carry all that is to say about seven services. */
export function loader() {
  return products.map((product) => {
    const service = services.find(({ projectType }) => projectType === product.projectType)
    return { product, cloth: service && { stitchName: service.stitchName, service: service.name } }
  })
}

export function meta(args: Route.MetaArgs) {
  return listedPageMeta(args, '/products')
}

export default function ProductsRoute({ loaderData: cards }: Route.ComponentProps) {
  return (
    <>
      <PageHeader heading={pages['/products'].heading} lead={productsPage.intro} quilt={{ light, dark }} />
      <div className="products">
        {cards.map(({ product, cloth }) => (
          <ProductCard key={product.slug} product={product} cloth={cloth} />
        ))}
      </div>
    </>
  )
}
