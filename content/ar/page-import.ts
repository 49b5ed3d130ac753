import type * as english from '../page-import.ts'
import { writeCount } from './write-count.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

export const isDraft = true

/** After «وجدنا» and «إضافة». */
const links: CountedNoun = {
  zero: 'لا روابط',
  one: 'رابط واحد',
  two: 'رابطين',
  few: 'روابط',
  many: 'رابطًا',
  other: 'رابط',
}

export const pageImport: typeof english.pageImport = {
  open: 'استيراد الروابط',
  heading: 'استيراد روابطك',
  close: 'إغلاق',
  text: 'من Linktree أو Beacons أو LinkStack أو أي صفحة فيها روابطك. لا يتغير شيء قبل أن تختار.',
  address: { label: 'رابط صفحتك', hint: 'مثل linktr.ee/yourname' },
  find: { label: 'البحث عن الروابط', busyLabel: 'جارٍ قراءة الصفحة…' },
  file: { label: 'اختيار صفحة محفوظة', hint: 'ملف HTML محفوظ في متصفحك، أو ملف تصدير (JSON).' },
  found: 'اختر ما تريد نقله.',
  name: 'الاسم',
  bio: 'النبذة',
  profiles: 'الحسابات',
  links: 'الروابط',
  replaces: 'الموجود الآن:',
  count: (chosen, room) => `اخترت ${writeCount(chosen)} من ${writeCount(room)}`,
  room: (found, room) =>
    `وجدنا ${writeCounted(found, links)}، ويمكنك إضافة ${writeCounted(room, links)} منها. اختر ما تريده.`,
  full: 'في صفحتك خمسة روابط بالفعل. احذف واحدًا لتضيف آخر.',
  limit: 'لا متسع للمزيد. أزل علامة أحدها لتختار غيره.',
  take: 'أضف ما اخترته',
  again: 'قراءة صفحة أخرى',
  taken: 'أُضيفت روابطك',
  undo: 'تراجع',
  failed: 'حدث خطأ. أعد المحاولة.',
}
