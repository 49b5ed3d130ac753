import { listBrandErrors } from './check-brand.ts'
import { brand, colours, loadBrand } from './content.ts'
import { BrandError } from './logo-file.ts'

// Says whether the brand can be used, a sentence for each error.

const logoErrors = await loadBrand().then(
  () => [],
  (error: unknown) => {
    if (error instanceof BrandError) return [error.message]
    throw error
  },
)
const errors = [...listBrandErrors(brand, colours), ...logoErrors]
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`)
  process.exitCode = 1
}
