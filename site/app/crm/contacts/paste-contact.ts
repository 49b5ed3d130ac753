/** What a pasted text says about somebody; a person checks it before it is saved. */
export interface PastedPerson {
  name: string
  contactMethods: string[]
  company: string
}

const BETWEEN_ADDRESSES = /[\s<>()[\],;:"|]+/
const EMAIL = /^[^@]+@[^@]+\.[^@.]+$/
const PHONE = /\+?\p{Nd}[\p{Nd}\s().\-–/]{5,}\p{Nd}/gu
const DATE = /^\p{Nd}{1,4}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{1,4}/u
const TIME = /\p{Nd}[:.]\p{Nd}/u
const LABELLED_NAME = /^(?:name|নাম|الاسم)\s*[:：-](.+)$/iu
const LABELLED_COMPANY = /^(?:company|business|organi[sz]ation|কোম্পানি|প্রতিষ্ঠান|الشركة)\s*[:：-](.+)$/iu
const WITH_ADDRESS = /^([^<@]+)<[^<>@]+@[^<>@]+>/

/** Letters, and what stands between the parts of a name. */
const NAME = /^[\p{L}\p{M}.'’-]+(?:\s+[\p{L}\p{M}.'’-]+){1,4}$/u
const GREETING =
  /^(?:(?:(?:best|kind|warm|many) )?(?:regards|wishes|thanks)|thank|sincerely|yours|cheers|hi|hello|dear|assalamu|salam|good (?:morning|day|evening)|sent from)\b/
const COMPANY_WORD =
  /(?:^|\s)(?:ltd|limited|llc|inc|corp|plc|fzco|fze|fz-llc|wll|est|pvt|co|company|group|studio|agency|clinic|holdings|trading|foundation|hotel|restaurant|academy|boutique|লিমিটেড|شركة|مؤسسة)\.?(?:$|\s)/iu

/** Reads the end of an email, a chat message or a card, here and not on a server. */
export function readPasted(text: string): PastedPerson {
  const sender = readSender(text)
  const lines = text
    .split(/\r?\n/)
    .map((line) => (readChat(line)?.labels ?? line).trim())
    .filter(Boolean)
  const contactMethods = [...new Set([...parseContactMethods(sender), ...lines.flatMap(parseContactMethods)])]
  const company = readCompany(lines, contactMethods)
  const isSenderKnown = sender !== '' && parseContactMethods(sender).length === 0
  return { name: isSenderKnown ? sender : readName(lines, company), contactMethods, company }
}

/** WhatsApp puts a tilde before a name that is not in the address book. */
function readSender(text: string) {
  for (const line of text.split(/\r?\n/)) {
    const sender = readChat(line)?.sender
    if (sender) return sender.replace(/^~\s*/, '').trim()
  }
  return ''
}

/** «[14:02, 12/11/2026] Rafiq: Hello» when copied, «12/11/26, 14:02 - Rafiq: Hello» when exported. */
function readChat(line: string) {
  const isCopied = line.startsWith('[')
  const [start = '', end = ''] = isCopied ? ['[', ']'] : ['', /\s[-–]\s/.exec(line)?.[0]]
  const close = end === '' ? -1 : line.indexOf(end)
  const colon = line.indexOf(':', close)
  const head = line.slice(start.length, close)
  if (close === -1 || colon === -1 || !TIME.test(head) || !(isCopied || /^\p{Nd}/u.test(head))) return undefined
  const sender = line.slice(close + end.length, colon).trim()
  return sender.length >= 2 && sender.length <= 60 ? { sender, labels: line.slice(colon + 1) } : undefined
}

function parseContactMethods(line: string) {
  const parts = line.split(BETWEEN_ADDRESSES).map((part) => part.replace(/(?<!\.)\.+$/, ''))
  const emails = parts.filter((part) => EMAIL.test(part))
  const rest = emails.reduce((labels, email) => labels.replace(email, ' '), line).replace(/https?:\S+|www\.\S+/gi, ' ')
  const phones = (rest.match(PHONE) ?? []).map((phone) => phone.trim()).filter(isPhone)
  return [...emails, ...phones]
}

/** E.164 has at most fifteen digits; fewer than seven are a house or a price. */
function isPhone(text: string) {
  const count = text.match(/\p{Nd}/gu)?.length ?? 0
  return count >= 7 && count <= 15 && !DATE.test(text)
}

function readName(lines: string[], company: string) {
  for (const pattern of [LABELLED_NAME, WITH_ADDRESS]) {
    const found = lines.map((line) => line.match(pattern)?.[1]?.replaceAll('"', '').trim()).find(Boolean)
    if (found) return found
  }
  const isName = (line: string) => NAME.test(line) && !isGreeting(line) && line !== company
  // A name stands below «Best regards» where there is one.
  const signOff = lines.findLastIndex(isGreeting)
  return lines.slice(signOff + 1).find(isName) ?? lines.find(isName) ?? ''
}

function isGreeting(line: string) {
  return GREETING.test(line.toLowerCase())
}

function readCompany(lines: string[], contactMethods: string[]) {
  const labelled = lines.map((line) => line.match(LABELLED_COMPANY)?.[1]?.trim()).find(Boolean)
  if (labelled) return labelled
  const parts = lines
    .flatMap((line) => line.split(/[|·]/))
    .map((part) => part.trim())
    .filter((part) => part.length <= 80)
  const labels = parts.filter((part) => parseContactMethods(part).length === 0 && !/https?:|www\./i.test(part))
  const domain =
    contactMethods
      .find((contactMethod) => contactMethod.includes('@'))
      ?.split('@')[1]
      ?.split('.')[0]
      ?.toLowerCase() ?? ''
  const isNamedByDomain = (part: string) => domain.length > 3 && squeeze(part).includes(squeeze(domain))
  return labels.find((part) => COMPANY_WORD.test(part)) ?? labels.find(isNamedByDomain) ?? ''
}

function squeeze(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]/gu, '')
}
