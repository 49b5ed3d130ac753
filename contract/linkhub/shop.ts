import * as z from 'zod'
import { CurrencyCode, MINOR_UNITS } from '../crm/records.ts'
import { type Operations, own } from '../operation.ts'
import { toAsciiDigits } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'
import { line } from '../text.ts'

export const PRODUCTS_MAX = 12

/** Nine digits of poisha, fils, halalas or cents. */
const PRICE_MAX = 999_999_999

/** The length of an encoded sentence that WhatsApp accepts for sure. */
export const ORDER_TEXT_MAX = 1_500

/** What somebody typed as a price, such as «১,২৫০.৫০», in minor units. Undefined when it is none. */
export function readPrice(typed: string): number | undefined {
  const written = toAsciiDigits(typed)
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.')
  const [, whole, parts = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(written) ?? []
  if (whole === undefined) return undefined
  const price = Number(whole) * MINOR_UNITS + Number(parts.padEnd(2, '0'))
  return price <= PRICE_MAX ? price : undefined
}

export function writePlainPrice(price: number) {
  return price % MINOR_UNITS === 0 ? String(price / MINOR_UNITS) : (price / MINOR_UNITS).toFixed(2)
}

const numbers = { en: 'en', bn: 'bn', ar: 'ar-SA-u-nu-arab' } as const
const symbols = {
  en: { BDT: '৳', AED: 'AED ', SAR: 'SAR ', USD: '$' },
  bn: { BDT: '৳', AED: 'AED ', SAR: 'SAR ', USD: '$' },
  ar: { BDT: '৳', AED: 'د.إ', SAR: 'ر.س', USD: '$' },
} as const

/** The local way: ৳1,25,000 in taka whatever the language, the currency after the number in Arabic. */
export function writePrice(price: number, currency: z.infer<typeof CurrencyCode>, language: keyof typeof numbers) {
  const locale = currency === 'BDT' && language === 'en' ? 'en-IN' : numbers[language]
  const digits = price % MINOR_UNITS === 0 ? 0 : 2
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    price / MINOR_UNITS,
  )
  const symbol = symbols[language][currency]
  return language === 'ar' ? `${number} ${symbol}` : `${symbol}${number}`
}

const Price = z
  .string(refuse('invalid-price'))
  .max(40, refuse('invalid-price'))
  .trim()
  .transform((typed, context) => {
    if (typed === '') return null
    const price = readPrice(typed)
    if (price === undefined) context.addIssue({ code: 'custom', message: 'invalid-price' })
    return price ?? z.NEVER
  })

/** The texts of the form; the picture is the part `picture`. */
export const ProductForm = z.object({
  title: line({ label: 'The title', required: 'enter-product-title', max: 80 }),
  currency: CurrencyCode,
  /** As it is typed, in taka, dirhams, riyals or dollars; empty for «ask». */
  price: Price,
  isSoldOut: z.enum(['yes', 'no']).default('no'),
  keepsPicture: z.enum(['yes', 'no']).default('no'),
})
export type ProductForm = z.infer<typeof ProductForm>

/** A restored product keeps its id, which its orders name. */
export const NewProduct = ProductForm.extend({
  id: z
    .string()
    .regex(/^[0-9a-z]{25}$/, refuse('invalid-link-id'))
    .optional(),
})
export type NewProduct = z.infer<typeof NewProduct>

const product = {
  id: z.string(),
  title: z.string(),
  currency: CurrencyCode,
  /** In minor units; null for «ask». */
  price: z.number().int().nonnegative().nullable(),
  isSoldOut: z.boolean(),
  picture: z.string().nullable(),
}

export const OwnProduct = z.object(product)
export type OwnProduct = z.infer<typeof OwnProduct>

export const ShownProduct = z.object({ ...product, /** Opens WhatsApp with a ready sentence. */ orderUrl: z.string() })
export type ShownProduct = z.infer<typeof ShownProduct>

export const OwnShop = z.object({
  products: z.array(OwnProduct),
  /** Nothing is shown without a WhatsApp number: orders go there. */
  isShown: z.boolean(),
})
export type OwnShop = z.infer<typeof OwnShop>

const ProductOrder = z.object({ ids: z.array(z.string().max(64)).max(PRODUCTS_MAX) })

export const shopOperations = {
  'GET /api/linkhubAuth/me/shop': own('What the page of the logged-in user offers', OwnShop),
  'POST /api/linkhubAuth/me/shop': {
    summary: 'Offer a product',
    needs: 'session',
    body: NewProduct,
    files: ['picture'],
    limit: 300,
    isIdempotent: true,
    replies: { 201: OwnShop },
  },
  'PUT /api/linkhubAuth/me/shop/{id}': {
    ...own('Change a product', OwnShop),
    body: ProductForm,
    files: ['picture'],
    limit: 300,
  },
  'DELETE /api/linkhubAuth/me/shop/{id}': own('Remove a product', OwnShop),
  'POST /api/linkhubAuth/me/shop/order': {
    ...own('Put the products into this order', OwnShop),
    body: ProductOrder,
    refusals: [409],
  },
} satisfies Operations
