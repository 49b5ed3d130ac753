/** Names that would pass for the studio itself, or for one of its pages. */
const OURS = `
  nokshi nokshi-studio linkhub creator-linkhub hub studio team staff official admin administrator root system moderator
  owner support help helpdesk info security abuse postmaster webmaster hostmaster noreply mail email billing payment
  payments verify verified verification account accounts settings password about services portfolio products testimonials
  contact privacy terms crm start-project create-linkhub login logout signin signup register dashboard api images assets
  static public www healthz readyz metrics send-email undefined null anonymous everyone`

/** Names of others that are words or first names too, or that creators put in theirs: only the bare name is kept back. */
const BARE_BRANDS = `
  rocket tamara tabby mada careem wise visa mastercard payoneer stripe google apple meta facebook instagram whatsapp
  linkedin github twitter telegram youtube tiktok`

/** Banks and wallets of the region, refused as a part too: calls from a «bkash-help» have emptied many a wallet. */
const MONEY_BRANDS = `
  bkash nagad upay surecash mcash tallykhata sslcommerz bangladesh-bank sonali-bank stcpay urpay sadad alrajhi absher
  emiratesnbd payit uaepass paypal`

const reserved = looksOf(OURS + BARE_BRANDS + MONEY_BRANDS)
const moneyBrands = looksOf(MONEY_BRANDS)

export function isReserved(username: string) {
  return reserved.has(lookOf(username)) || username.split('-').some((part) => moneyBrands.has(lookOf(part)))
}

function looksOf(names: string) {
  return new Set(names.trim().split(/\s+/).map(lookOf))
}

/** Names that are easily taken for each other have one look: «b-kash», «8kash» and «bkash»; «adm1n», «adrnin» and «admin». */
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
