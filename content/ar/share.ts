import * as english from '../share.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

const { setup } = english.share

export const share: typeof english.share = {
  heading: 'شارك صفحتك',
  address: 'رابط صفحتك',
  open: 'مشاركة',
  close: 'إغلاق',
  copy: 'نسخ',
  copied: 'تم النسخ',
  marked: 'حُدّد النص. انسخه يدويًا.',
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
