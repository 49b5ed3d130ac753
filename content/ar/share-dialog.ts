import * as english from '../share-dialog.ts'
import { translateEntries } from '../translate-entries.ts'

export const isDraft = true

export const taggedLinks = translateEntries(english.taggedLinks, ({ tag }) => tag, {
  wa: { text: 'للمحادثات والمجموعات والحالة.' },
  ig: { text: 'لنبذتك وقصصك.' },
  fb: { text: 'لصفحتك ومنشوراتك.' },
  tt: { text: 'لنبذتك.' },
  card: { name: 'بطاقة العمل', text: 'لكل ما تطبعه بلا رمز QR.' },
})

export const qrTag: typeof english.qrTag = { ...english.qrTag, name: 'رمز QR' }

export const shareDialog: typeof english.shareDialog = {
  native: 'إرسال عبر تطبيق',
  suspended: 'صفحتك محجوبة عن الزوار الآن، ومن يفتح هذه الروابط يجد إشعارًا مكانها.',
  qr: {
    heading: 'رمز QR',
    text: 'يفتح صفحتك ويظهر في أرقامك باسم «رمز QR». اطبعه بعرض ٢ سم على الأقل.',
    label: (address) => `رمز QR يفتح ${address}`,
    svg: 'SVG للطباعة',
    png: 'صورة PNG',
    fileName: english.shareDialog.qr.fileName,
  },
  tagged: {
    heading: 'روابط تخبرك من أين جاء زوارك',
    text: 'كلها تفتح الصفحة نفسها. خصّص رابطًا لكل مكان، وستميّز أرقامك بينها.',
  },
  chat: {
    heading: 'كيف تظهر في المحادثات',
    text: 'تحتفظ تطبيقات المحادثة بالصورة مدة من الزمن. كل تعديل يمنح صورتك رابطًا جديدًا، فتظهر الصورة الجديدة في ما ترسله بعده.',
    missing: 'تعذّر عرض الصورة الآن.',
  },
}
