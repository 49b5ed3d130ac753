import type * as english from '../push.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

export const isDraft = true

const messages: CountedNoun = {
  zero: 'لا رسائل جديدة',
  one: 'رسالة جديدة',
  two: 'رسالتان جديدتان',
  few: 'رسائل جديدة',
  many: 'رسالة جديدة',
  other: 'رسالة جديدة',
}

const times: CountedNoun = { zero: 'صفر مرة', one: 'مرة واحدة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' }

export const push: typeof english.push = {
  messages: (count) => `${writeCounted(count, messages)} من صفحتك`,
  read: 'اضغط للقراءة والرد.',
  orders: (count) =>
    count === 1 ? 'ضغط أحدهم على «اطلب عبر WhatsApp»' : `ضُغط على «اطلب عبر WhatsApp» ${writeCounted(count, times)}`,
  look: 'افتح WhatsApp، فقد يكون هناك طلب بانتظارك.',
}
