import type * as english from '../appearance.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

/** True until a native reader has read the file. */
export const isDraft = true

const characters: CountedNoun = {
  zero: 'لا شيء',
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}

export const appearance: typeof english.appearance = {
  labels: 'النص',
  look: 'التصميم',
  order: 'الترتيب',
  pictures: 'الصور',
  background: 'الخلفية',
  details: 'الألوان والأشكال',
  ready: {
    label: 'تصاميم جاهزة',
    names: {
      kantha: 'تطريز',
      river: 'نهر',
      jamdani: 'حرير',
      gamcha: 'مربّعات',
      rickshaw: 'كرنفال',
      zellige: 'زليج',
      tea: 'حديقة شاي',
      lantern: 'فانوس',
      night: 'ليل',
      dunes: 'كثبان',
    },
  },
  left: (left) => `المتبقي: ${writeCounted(left, characters)}`,
  over: (over) => `الزائد على الحد: ${writeCounted(over, characters)}`,
  shape: { label: 'شكل الروابط', choices: { label: 'ملصق', pill: 'كبسولة', outline: 'إطار' } },
  fill: { label: 'لون الروابط', choices: { label: 'متناسق', colour: 'لونك' } },
  pattern: {
    label: 'الزخرفة',
    choices: {
      none: 'بلا',
      checks: 'مربّعات',
      waves: 'أمواج',
      diamonds: 'معيّنات',
      stars: 'نجوم',
      leaves: 'أوراق',
      petals: 'بتلات',
    },
  },
  typeface: { label: 'الخط', choices: { plain: 'بسيط', book: 'خط الكتب', display: 'خط العناوين' } },
  portrait: { label: 'شكل صورتك', choices: { round: 'دائرية', square: 'مربعة' } },
  blocks: {
    hint: 'صورتك واسمك ونبذتك في الأعلى دائمًا.',
    names: {
      profiles: 'الحسابات',
      links: 'الروابط',
      videos: 'فيديو وصوت',
      products: 'المتجر',
      payments: 'طرق الدفع',
      connect: 'زر «تواصل معي»',
      registrations: 'السجلات والتراخيص',
    },
  },
}
