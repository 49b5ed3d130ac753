import { language } from '@nokshi/content/language.ts'
import { socialFields } from '@nokshi/content/linkhub.ts'
import { socialValue } from '@nokshi/contract/safe-url.ts'
import { isBlank } from '@nokshi/contract/text.ts'

/** How a mobile number is written in a country: at home after a zero, and in groups. */
interface Plan {
  zone: string
  region: string
  code: string
  /** The digits after the zero. */
  mobile: RegExp
  groups: RegExp
}

const countries = new Intl.DisplayNames(language.locale, { type: 'region' })

/** Where most of those live who make a page here. */
const plans: Plan[] = [
  { zone: 'Asia/Dhaka', region: 'BD', code: '880', mobile: /^1[3-9]\d{8}$/, groups: /^(\d{4})(\d{6})$/ },
  { zone: 'Asia/Dubai', region: 'AE', code: '971', mobile: /^5[024568]\d{7}$/, groups: /^(\d{2})(\d{3})(\d{4})$/ },
  { zone: 'Asia/Riyadh', region: 'SA', code: '966', mobile: /^5\d{8}$/, groups: /^(\d{2})(\d{3})(\d{4})$/ },
]

interface ChatNumber {
  written: string
  country: string | undefined
}

/**
 * What a typed number can mean. One reading is certain, several are to be chosen from, and none means that
 * the country is missing. A number written as at home belongs to the country of the time zone before it
 * belongs to any other.
 */
export function readChatNumber(typed: string, timeZone: string): ChatNumber[] {
  const digits = socialValue('whatsapp', typed)
  if (digits === undefined) return []

  const international = digits.replace(/^00/, '')
  const abroad = plans.find(({ code, mobile }) =>
    mobile.test(international.startsWith(code) ? international.slice(code.length).replace(/^0/, '') : ''),
  )
  if (abroad) return [inGroups(abroad, international.slice(abroad.code.length).replace(/^0/, ''))]

  const national = digits.replace(/^0/, '')
  const homes = plans.filter(({ mobile }) => mobile.test(national))
  const home = homes.find(({ zone }) => zone === timeZone)
  if (home) return [inGroups(home, national)]
  if (homes.length > 0) return homes.map((plan) => inGroups(plan, national))

  return international.startsWith('0') ? [] : [{ written: `+${international}`, country: undefined }]
}

/** The digits that are kept, country first. Undefined while several countries could be meant, or none. */
export function certainChatNumber(typed: string, timeZone: string) {
  return certainReading(typed, timeZone)?.replace(/\D/g, '')
}

/** A number whose country nobody knows would lead to a stranger. */
export function chatProblem(typed: string, timeZone: string) {
  return isBlank(typed) || certainChatNumber(typed, timeZone) ? undefined : socialFields.countryMissing
}

/** As people write it; where its country is not certain, as it was typed. */
export function writeChatNumber(typed: string, timeZone: string) {
  return certainReading(typed, timeZone) ?? typed
}

function certainReading(typed: string, timeZone: string) {
  const [only, another] = readChatNumber(typed, timeZone)
  return another ? undefined : only?.written
}

function inGroups({ code, groups, region }: Plan, national: string): ChatNumber {
  const parts = groups.exec(national)?.slice(1) ?? [national]
  return { written: [`+${code}`, ...parts].join(' '), country: countries.of(region) ?? region }
}
