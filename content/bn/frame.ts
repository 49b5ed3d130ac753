import * as english from '../frame.ts'

export const isDraft = true

export const frame: typeof english.frame = {
  skip: 'মূল অংশে যান',
  main: 'প্রধান মেনু',
  menu: 'মেনু',
  closeMenu: 'মেনু বন্ধ করুন',
  home: (studio) => `${studio}, হোম`,
  languages: 'ভাষা',
  portraitOf: (name) => `${name}-এর প্রতিকৃতি`,
  moreAbout: (name) => `${name} সম্পর্কে আরও`,
  dismiss: 'সরিয়ে দিন',
  failed: {
    title: 'একটি সমস্যা হয়েছে',
    text: 'সমস্যাটি আমাদের দিক থেকে হয়েছে। একটু পরে আবার চেষ্টা করুন।',
    back: { ...english.frame.failed.back, label: 'হোমে ফিরে যান' },
    offline: 'আপনি অফলাইনে আছেন। ইন্টারনেট ফিরলে আবার চেষ্টা করুন।',
    unreachable: 'এই মুহূর্তে আমাদের সার্ভারে পৌঁছানো যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
}
