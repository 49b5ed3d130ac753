import type * as english from '../page-import.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const pageImport: typeof english.pageImport = {
  open: 'استيراد الروابط',
  heading: 'أحضر روابطك',
  close: 'إغلاق',
  text: 'من Linktree أو Beacons أو LinkStack أو أي صفحة فيها روابطك. لا يتغير شيء قبل أن تختار.',
  address: { label: 'رابط صفحتك', hint: 'مثل linktr.ee/yourname' },
  find: { label: 'ابحث عن الروابط', busyLabel: 'نقرأ الصفحة…' },
  file: { label: 'اختر صفحة محفوظة', hint: 'ملف HTML محفوظ في متصفحك، أو ملف تصدير (JSON).' },
  found: 'اختر ما تريد أخذه.',
  name: 'الاسم',
  bio: 'النبذة',
  profiles: 'الحسابات',
  links: 'الروابط',
  replaces: 'الموجود الآن:',
  count: (chosen, room) => `اخترت ${writeCount(chosen)} من ${writeCount(room)}`,
  room: (found, room) =>
    `عدد الروابط التي وجدناها: ${writeCount(found)}. المتاح في صفحتك: ${writeCount(room)}. اختر ما تريده منها.`,
  full: 'في صفحتك خمسة روابط بالفعل. احذف واحدًا لتضيف آخر.',
  limit: 'لا مكان لمزيد. أزل علامة أحدها لتختار غيره.',
  take: 'خذ هذه',
  again: 'قراءة صفحة أخرى',
  taken: 'وصلت روابطك',
  undo: 'تراجع',
  failed: 'لم ينجح ذلك. أعد المحاولة.',
}
