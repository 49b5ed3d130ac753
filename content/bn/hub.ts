import * as english from '../hub.ts'

export const isDraft = true

export const hubLabels = english.hubLabels

export const hubNotices: typeof english.hubNotices = {
  loading: 'প্রোফাইল লোড হচ্ছে…',
  missing: { title: 'প্রোফাইল পাওয়া যায়নি', text: (username) => `@${username} নামে কোনো প্রোফাইল নেই।` },
  suspended: { title: 'পেজটি সরানো হয়েছে', text: 'পেজটি Creator LinkHub-এর নিয়ম ভেঙেছে, তাই এটি আর দেখা যায় না।' },
  unreachable: {
    title: 'পেজটি এখন খোলা যাচ্ছে না',
    text: 'এই মুহূর্তে আমাদের সার্ভারে পৌঁছানো যাচ্ছে না। পেজটি ঠিকই আছে, এক মিনিট পর আবার চেষ্টা করুন।',
  },
  back: { ...english.hubNotices.back, label: 'প্রোডাক্টে ফিরুন' },
}

export const reportPage: typeof english.reportPage = {
  title: 'অভিযোগ জানান',
  description: 'কোনো LinkHub পেজ থাকা উচিত নয় মনে হলে আমাদের জানান।',
  heading: 'পেজ নিয়ে অভিযোগ',
  text: 'কী সমস্যা, আমাদের জানান। পেজ:',
  promise: 'প্রতিটি অভিযোগ একজন মানুষ পড়েন। কে পাঠিয়েছেন, পেজের মালিক তা জানতে পারেন না।',
  reason: 'সমস্যা কী?',
  details: 'আর কিছু জানাতে চাইলে',
  email: 'আপনার ইমেইল ঠিকানা',
  emailHint: 'শুধু উত্তর চাইলে দিন।',
  submit: 'অভিযোগ পাঠান',
  busy: 'পাঠানো হচ্ছে…',
  failed: { title: 'পাঠানো যায়নি', text: 'অভিযোগটি আমাদের কাছে পৌঁছায়নি।' },
  thanks: {
    heading: 'ধন্যবাদ। আমরা পেয়েছি।',
    text: 'এক কর্মদিবসের মধ্যে পেজটি দেখব, নিয়ম ভেঙে থাকলে সরিয়ে নেব।',
    back: { ...english.reportPage.thanks.back, label: 'হোমে ফিরে যান' },
  },
}
