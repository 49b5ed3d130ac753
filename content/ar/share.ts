import * as english from '../share.ts'
import { translateEntries } from '../translate-entries.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const taggedLinks = translateEntries(english.taggedLinks, ({ tag }) => tag, {
  wa: { text: 'للمحادثات والمجموعات والحالة.' },
  ig: { text: 'لنبذتك وقصصك.' },
  fb: { text: 'لصفحتك ومنشوراتك.' },
  tt: { text: 'لنبذتك.' },
  card: { name: 'بطاقة العمل', text: 'لكل ما تطبعه بلا رمز QR.' },
})

export const qrTag: typeof english.qrTag = { ...english.qrTag, name: 'رمز QR' }

const { setup } = english.share

export const share: typeof english.share = {
  heading: 'شارك صفحتك',
  address: 'رابط صفحتك',
  open: 'مشاركة',
  close: 'إغلاق',
  native: 'إرسال عبر تطبيق',
  suspended: 'صفحتك محجوبة عن الزوار الآن، ومن يفتح هذه الروابط يجد إشعارًا مكانها.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  marked: 'حُدّد النص. انسخه يدويًا.',
  qr: {
    heading: 'رمز QR',
    text: 'يفتح صفحتك ويظهر في أرقامك باسم «رمز QR». اطبعه بعرض ٢ سم على الأقل.',
    label: (address) => `رمز QR يفتح ${address}`,
    svg: 'SVG للطباعة',
    png: 'صورة PNG',
    fileName: english.share.qr.fileName,
  },
  tagged: {
    heading: 'روابط تخبرك من أين جاء زوارك',
    text: 'كلها تفتح الصفحة نفسها. خصّص رابطًا لكل مكان، وستميّز أرقامك بينها.',
    own: {
      label: 'وسمك الخاص',
      hint: 'من حرف إلى ٢٠ حرفًا: أحرف إنجليزية صغيرة أو أرقام أو شرطات، مثل «flyer».',
      name: 'رابطك',
    },
  },
  chat: {
    heading: 'كيف تظهر في المحادثات',
    text: 'تحتفظ تطبيقات المحادثة بالصورة مدة من الزمن. كل تعديل يمنح صورتك رابطًا جديدًا، فتظهر الصورة الجديدة في ما ترسله بعده.',
    whatsapp: 'في WhatsApp',
    facebook: 'على Facebook',
    missing: 'تعذّر عرض الصورة الآن.',
  },
  setup: {
    heading: 'خطوات البداية',
    done: (done, of) => `${writeCount(done)} من ${writeCount(of)}`,
    picture: { ...setup.picture, label: 'أضف صورتك' },
    link: { ...setup.link, label: 'أضف أول رابط' },
    confirm: { ...setup.confirm, label: 'أكّد بريدك الإلكتروني' },
    share: { ...setup.share, label: 'شارك صفحتك' },
    ticked: '(تمت)',
    dismiss: 'إخفاء خطوات البداية',
  },
}
