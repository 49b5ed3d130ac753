import type { ImportReport, importFields } from '@nokshi/contract/crm/import.ts'
import { parseEmail, parsePhone } from '../contact-methods/contact-method.ts'
import { normalizeText } from '../records/normalize-text.ts'

export type ImportField = (typeof importFields)[number]

export type ImportColumn = ImportReport['columns'][number]

/** Usual names of columns; the first match wins, so «company name» is no name. */
const columnNames: [ImportField, string][] = [
  ['email', 'email mail ইমেইল ই-মেইল البريد بريد الايميل ايميل'],
  ['phone', 'phone mobile tel telephone whatsapp cell ফোন মোবাইল هاتف الهاتف جوال الجوال موبايل واتساب'],
  ['company', 'company organisation organization business account firm কোম্পানি প্রতিষ্ঠান شركة الشركة مؤسسة المؤسسة'],
  ['title', 'title job role position designation পদবি পদ المسمى منصب المنصب الوظيفة'],
  ['location', 'location city country address place ঠিকানা শহর দেশ المدينة مدينة الموقع العنوان الدولة'],
  ['tags', 'tags tag labels label groups group ট্যাগ وسوم الوسوم'],
  ['note', 'note notes comment comments remarks নোট মন্তব্য ملاحظة ملاحظات'],
  ['name', 'name contact person customer client নাম اسم الاسم العميل'],
]
const known = columnNames.map(([field, names]) => ({ field, names: new Set(names.split(' ').map(normalizeText)) }))

const SAMPLE = 50

/** Columns and rows of a table. A first row with an address or number is not a header. */
export function readColumns(table: string[][], chosen: Record<string, ImportField | null> | undefined) {
  const [first = [], ...rest] = table
  const isHeadless = first.some((cell) => parseEmail(cell) !== undefined || parsePhone(cell, 'BD') !== undefined)
  const rows = isHeadless ? table : rest
  const headers = distinct(first.map((cell, index) => (isHeadless || cell === '' ? `Column ${index + 1}` : cell)))

  const taken = new Set<ImportField>()
  const columns = headers.map((header, index): ImportColumn => {
    const sample = rows.slice(0, SAMPLE).flatMap((cells) => cells[index] || [])
    const guess = fieldOfHeader(header) ?? fieldOfCells(sample)
    const own = chosen && Object.hasOwn(chosen, header) ? (chosen[header] ?? null) : undefined
    // A second column is fine for addresses and notes, not for names.
    const isSecond = guess !== null && isSingle(guess) && taken.has(guess)
    const field = own !== undefined ? own : isSecond ? null : guess
    if (field) taken.add(field)
    return { header, field, example: [...(sample[0] ?? '')].slice(0, 80).join('') }
  })
  return { columns: nameFirst(columns), rows, firstRow: isHeadless ? 1 : 2 }
}

function isSingle(field: ImportField) {
  return field === 'name' || field === 'company' || field === 'title' || field === 'location'
}

function fieldOfHeader(header: string): ImportField | null {
  const parts = normalizeText(header).split(/[^\p{L}\p{N}\p{M}-]+/u)
  return known.find(({ names }) => parts.some((part) => names.has(part)))?.field ?? null
}

function fieldOfCells(cells: string[]): ImportField | null {
  const most = (isOne: (cell: string) => boolean) => cells.filter(isOne).length > cells.length / 2
  if (most((cell) => parseEmail(cell) !== undefined)) return 'email'
  if (most((cell) => parsePhone(cell, 'BD') !== undefined)) return 'phone'
  return null
}

/** Without a column called name, the first text column without another meaning is the name. */
function nameFirst(columns: ImportColumn[]) {
  if (columns.some((column) => column.field === 'name')) return columns
  const place = columns.findIndex(({ field, header, example }) => {
    return field === null && /^Column \d+$/.test(header) && /\p{L}/u.test(example)
  })
  return columns.map((column, index): ImportColumn => (index === place ? { ...column, field: 'name' } : column))
}

function distinct(headers: string[]) {
  const seen = new Map<string, number>()
  return headers.map((header) => {
    const times = (seen.get(header) ?? 0) + 1
    seen.set(header, times)
    return times === 1 ? header : `${header} (${times})`
  })
}
