import type * as english from '../messages.ts'
import { brand } from './brand.ts'

export const isDraft = true

export const messagePage: typeof english.messagePage = {
  title: `اترك رسالة | ${brand.name}`,
  description: 'اكتب إلى صاحب صفحة LinkHub.',
  heading: 'إلى',
  failed: 'لم تصل رسالتك. ما كتبته ما زال هنا: أعد المحاولة بعد دقيقة.',
  thanks: {
    heading: 'شكرًا لك. لقد وصلت.',
    text: 'لا يستطيع قراءتها إلا صاحب الصفحة.',
    back: 'العودة إلى الصفحة',
    forget: 'غيّرت رأيك؟ احذفها',
  },
}

export const forgetPage: typeof english.forgetPage = {
  title: `احذف بياناتي | ${brand.name}`,
  description: 'احذف ما تركته على صفحة LinkHub.',
  heading: 'احذف بياناتي',
  text: 'يُحذف اسمك وعنوانك ورقمك وكلماتك من',
  note: 'لا يمكن التراجع عن ذلك.',
  submit: 'حذف',
  failed: 'لم ينجح ذلك. أعد المحاولة بعد دقيقة.',
  done: {
    heading: 'تم الحذف.',
    text: 'لم نعد نحتفظ بشيء مما تركته.',
    back: { to: '/', label: 'العودة إلى الصفحة الرئيسية' },
  },
}

export const messages: typeof english.messages = {
  title: 'الرسائل | Creator LinkHub',
  description: 'ما كتبه إليك زوار صفحتك، ومن يريد أخبارك.',
  heading: 'الرسائل',
  back: { label: 'العودة إلى صفحتك', to: '/dashboard' },
  settings: {
    heading: 'على صفحتك',
    messages: { label: 'اترك لي رسالة', hint: 'يمكن للزوار أن يكتبوا إليك. لا يقرأ ذلك أحد سواك.' },
    news: {
      label: 'تابع أخباري',
      hint: 'يمكن للزوار أن يطلبوا أخبارك بوضع علامة. تحصل على قائمة بمن وافقوا وبما وافقوا عليه.',
    },
    studio: {
      label: 'اسأل من يحتاج إلى موقع أيضًا',
      hint: `يمكن للزوار أيضًا أن يسمحوا لـ ${brand.name} بالتواصل معهم. لا يصل إلى الاستوديو إلا ذلك، مع اسم صفحتك.`,
    },
    hidden: 'يظهر النموذج بعد تأكيد بريدك الإلكتروني.',
    confirm: { label: 'أكّده في حسابك', to: '/account' },
    saved: 'تم الحفظ',
  },
  lists: { label: 'القوائم', messages: 'الرسائل', followers: 'المتابعون', spam: 'المزعجة' },
  empty: {
    messages: 'لا رسائل بعد. ما يتركه الزوار على صفحتك يظهر هنا.',
    followers: 'لا يتابعك أحد بعد. من يضع العلامة على صفحتك يظهر هنا.',
    spam: 'لا رسائل مزعجة. ما يشبهها يُحفظ هنا على حدة.',
  },
  kept: 'يُحذف كل ما هنا بعد اثني عشر شهرًا.',
  loading: 'جارٍ تحميل الرسائل...',
  failed: 'تعذّر تحميل الرسائل.',
  retry: 'أعد المحاولة',
  more: 'عرض المزيد',
  table: 'تنزيل كجدول (CSV)',
  whatsapp: 'الرد عبر WhatsApp',
  email: 'الرد بالبريد الإلكتروني',
  answer: {
    subject: 'رسالتك على صفحتي',
    forget: (address) => `لحذف رسالتك وعنوانك: ${address}`,
  },
  agreed: 'وافق على:',
  remove: 'حذف',
  removed: 'تم الحذف',
  undo: 'تراجع',
  keep: 'ليست مزعجة',
  unsaved: 'لم ينجح ذلك. أعد المحاولة.',
}
