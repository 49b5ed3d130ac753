/** Names that would pass for one of our pages. */
const OURS = `
  hub studio team staff official admin administrator root system moderator
  owner support help helpdesk info security abuse postmaster webmaster hostmaster noreply mail email billing payment
  payments verify verified verification account accounts settings password about services portfolio products
  testimonials contact privacy terms crm start-project create-linkhub login logout signin signup register dashboard
  api images assets static public www healthz readyz metrics send-email undefined null anonymous everyone`

/** Names of others that are words or first names too: only the bare name is reserved. */
const BARE_BRANDS = 'tamara tabby mada wise visa stripe mashreq'

/** Names of others that creators put in theirs: refused alone, and with words such as «support». */
const PLATFORMS = `
  rocket careem mastercard payoneer google apple meta facebook messenger instagram whatsapp linkedin github twitter
  telegram youtube tiktok snapchat`

/** Banks and wallets of the region, refused as a part too: «bkash-help» would be used for fraud. */
const MONEY_BRANDS = `
  bkash nagad upay surecash mcash mycash cellfin tallykhata sslcommerz paypal lankabangla dbbl hsbc standard-chartered
  bangladesh-bank sonali-bank janata-bank agrani-bank rupali-bank pubali-bank krishi-bank islami-bank al-arafah
  shahjalal-islami social-islami first-security brac-bank dutch-bangla city-bank eastern-bank prime-bank southeast-bank
  mutual-trust united-commercial bank-asia exim-bank dhaka-bank jamuna-bank trust-bank mercantile-bank
  emiratesnbd emirates-islamic dubai-islamic abu-dhabi-islamic abu-dhabi-commercial first-abu-dhabi adcb rakbank
  mashreq-bank payit uaepass
  stcpay urpay sadad absher alrajhi alinma riyad-bank saudi-national-bank saudi-awwal banque-saudi bank-albilad
  bank-aljazira`

const ROLES = `
  help support official team care pay payment payments service services agent admin staff security verify verified
  verification customer center centre desk line hotline account accounts billing`

/** What companies add to their names without meaning anybody else. */
const ADDITIONS = 'bd bangladesh uae ksa saudi dubai online app apps limited ltd inc hq'

const reserved = new Set(looksOf(`${OURS} ${BARE_BRANDS}`))
const moneyBrands = looksOf(MONEY_BRANDS)

const role = looksOf(ROLES).join('|')
const extra = looksOf(`${ROLES} ${ADDITIONS}`).join('|')
const brand = looksOf(`linkhub creator-linkhub ${PLATFORMS} ${MONEY_BRANDS}`).join('|')
const money = moneyBrands.join('|')
/** A brand with nothing but such words around it, or «mybkash». */
const branded = new RegExp(`^(?:(?:${extra})*(?:${brand})|(?:my|the)(?:${money}))(?:${extra})*$`)
/** A company without a name: «support-team». */
const nameless = new RegExp(`^(?:${role})(?:${extra})*$`)

/** `studio` are the names of the studio itself, as an address writes them. */
export function isReserved(username: string, studio: string[]) {
  const look = lookOf(username)
  return reserved.has(look) || nameless.test(look) || isImitation(username, studio)
}

/** Whether a name passes for a bank, a platform or the studio. */
export function isImitation(name: string, studio: string[]) {
  const look = lookOf(name)
  return branded.test(look) || isStudio(look, studio) || hasMoneyBrand(name.split('-'))
}

/** With nothing but such words around it. «rnokshi» looks like «mokshi». */
function isStudio(look: string, names: string[]) {
  const own = names.map(lookOf).join('|')
  return (
    new RegExp(`^(?:${extra})*(?:${own})(?:${extra})*$`).test(look) || names.some((name) => lookOf(`r${name}`) === look)
  )
}

/**
 * Whether a part begins like a bank: «bkash-rahim», «bkashrahim», «my-brac-bank». A brand of four letters
 * must be a whole part: «upayan» is a name. Ends are not looked at: «abkash» is a holiday.
 */
function hasMoneyBrand(parts: string[]) {
  return parts.some((part, at) => {
    const rest = lookOf(parts.slice(at).join('-'))
    return moneyBrands.some((brand) => (brand.length > 4 ? rest.startsWith(brand) : lookOf(part) === brand))
  })
}

function looksOf(names: string) {
  return names.trim().split(/\s+/).map(lookOf)
}

/** Names that look alike have one form: «b-kash», «8kash» and «bkash»; «adm1n», «adrnin» and «admin». */
function lookOf(username: string) {
  return username
    .replaceAll('-', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('8', 'b')
    .replaceAll('9', 'g')
}
