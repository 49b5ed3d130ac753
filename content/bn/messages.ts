import type * as english from '../messages.ts'
import { brand } from './brand.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const messagePage: typeof english.messagePage = {
  title: `বার্তা পাঠান | ${brand.name}`,
  description: 'LinkHub পেজের মালিককে একটি বার্তা লিখুন।',
  heading: 'প্রাপক:',
  failed: 'আপনার বার্তা পৌঁছায়নি। যা লিখেছেন, এখানেই আছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  thanks: {
    heading: 'ধন্যবাদ। পৌঁছে গেছে।',
    text: 'পেজের মালিক ছাড়া আর কেউ এটি পড়তে পারবেন না।',
    back: 'পেজে ফিরে যান',
    forget: 'মত বদলেছেন? মুছে ফেলুন',
  },
}

export const forgetPage: typeof english.forgetPage = {
  title: `তথ্য মুছে ফেলুন | ${brand.name}`,
  description: 'LinkHub পেজে যা লিখে এসেছেন, তা মুছে ফেলুন।',
  heading: 'আমার তথ্য মুছে ফেলুন',
  text: 'যে পেজ থেকে আপনার নাম, ইমেইল, নম্বর ও লেখা মুছে যাবে:',
  note: 'একবার মুছলে আর ফেরানো যাবে না।',
  submit: 'মুছে ফেলুন',
  failed: 'কাজটি হয়নি। এক মিনিট পরে আবার চেষ্টা করুন।',
  done: {
    heading: 'মুছে ফেলা হয়েছে।',
    text: 'আপনি যা দিয়েছিলেন, তার কিছুই আর রাখা নেই।',
    back: { to: '/', label: 'হোমে ফিরে যান' },
  },
}

export const messages: typeof english.messages = {
  title: 'বার্তা | Creator LinkHub',
  description: 'পেজের ভিজিটররা আপনাকে কী লিখেছেন, আর কারা আপনার খবর পেতে চান।',
  heading: 'বার্তা',
  back: { label: 'আপনার পেজে ফিরুন', to: '/dashboard' },
  settings: {
    heading: 'আপনার পেজে',
    messages: { label: 'আমাকে বার্তা পাঠান', hint: 'ভিজিটররা আপনাকে লিখতে পারবেন। আপনি ছাড়া আর কেউ তা পড়তে পারবেন না।' },
    news: {
      label: 'আমার খবর পেতে চান?',
      hint: 'আপনার খবর চাইলে ভিজিটররা টিক দিতে পারবেন। কারা কীসে সম্মতি দিয়েছেন, তার তালিকা আপনি পাবেন।',
    },
    studio: {
      label: 'ওয়েবসাইট দরকার কি না, তা-ও জানতে চান',
      hint: `ভিজিটররা টিক দিয়ে ${brand.name}-কে যোগাযোগের অনুমতি দিতে পারবেন। আপনার পেজের নামসহ শুধু সেটুকুই স্টুডিওতে যায়।`,
    },
    hidden: 'ইমেইল ঠিকানা নিশ্চিত করলে ফর্মটি পেজে দেখা যাবে।',
    confirm: { label: 'অ্যাকাউন্টে গিয়ে নিশ্চিত করুন', to: '/account' },
    saved: 'সেভ হয়েছে',
  },
  lists: { label: 'তালিকা', messages: 'বার্তা', followers: 'ফলোয়ার', spam: 'স্প্যাম' },
  empty: {
    messages: 'এখনো কোনো বার্তা নেই। ভিজিটররা আপনার পেজে যা লিখবেন, এখানে আসবে।',
    followers: 'এখনো কোনো ফলোয়ার নেই। আপনার পেজে যাঁরা টিক দেবেন, তাঁদের এখানে দেখবেন।',
    spam: 'কোনো স্প্যাম নেই। স্প্যাম মনে হলে তা এখানে আলাদা রাখা হয়।',
  },
  aside: (most, ofNetwork) =>
    `স্প্যাম মনে হলে, কিংবা একদিনে মোট ${writeCount(most)}টির বা একই নেটওয়ার্ক থেকে ${writeCount(ofNetwork)}টির বেশি বার্তা এলে বাকিগুলো এখানে আলাদা রাখা হয়।`,
  full: (most) => `এখানে ${writeCount(most)}টি বার্তা জমেছে। কিছু না মুছলে এখানে আর নতুন বার্তা আসবে না।`,
  emptySpam: 'সব স্প্যাম মুছুন',
  kept: 'এখানকার সবকিছু ১২ মাস পরে মুছে ফেলা হয়।',
  loading: 'বার্তা লোড হচ্ছে…',
  failed: 'বার্তাগুলো লোড করা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  more: 'আরও দেখান',
  table: 'তালিকা ডাউনলোড (CSV)',
  whatsapp: 'WhatsApp-এ উত্তর দিন',
  email: 'ইমেইলে উত্তর দিন',
  answer: {
    subject: 'আমার পেজে আপনার বার্তা',
    forget: (address) => `আপনার বার্তা ও ঠিকানা মুছে ফেলতে: ${address}`,
  },
  agreed: 'যাতে সম্মতি দিয়েছেন:',
  remove: 'মুছে ফেলুন',
  removed: 'মুছে ফেলা হয়েছে',
  undo: 'আনডু',
  keep: 'স্প্যাম নয়',
  unsaved: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
}
