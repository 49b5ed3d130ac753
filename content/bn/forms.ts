import type * as english from '../forms.ts'

export const isDraft = true

export const formLabels: typeof english.formLabels = {
  error: 'ভুল: ',
  problem: 'একটু ঠিক করতে হবে',
  leaveBlank: 'এটি খালি রাখুন',
  serverError: 'সার্ভারে সমস্যা',
  submitting: 'পাঠানো হচ্ছে…',
  optional: 'ঐচ্ছিক',
}

export const leadForm: typeof english.leadForm = {
  received: { title: 'পৌঁছে গেছে', text: 'আপনার মেসেজ আমরা পেয়েছি।' },
  failed: { title: 'পাঠানো যায়নি', text: 'আপনার মেসেজ পাঠানো যায়নি।' },
  submit: 'পাঠান',
  name: 'নাম',
  contact: 'যোগাযোগ',
  contactExample: 'ইমেইল বা ফোন নম্বর',
  type: 'বিষয়',
  chooseType: 'একটি বিষয় বেছে নিন',
  businessName: 'ব্যবসার নাম',
  location: 'কোথায় আছেন',
  locationExample: 'শহর, দেশ',
  comment: 'আপনার কথা',
  commentExample: 'আর কিছু বলার থাকলে লিখুন…',
  types: { 'web development': 'ওয়েব ডেভেলপমেন্ট', marketing: 'মার্কেটিং', invest: 'বিনিয়োগ', other: 'অন্য কিছু' },
}

export const projectRequestForm: typeof english.projectRequestForm = {
  received: { title: 'প্রজেক্টের অনুরোধ পৌঁছে গেছে!', text: 'শিগগিরই আপনাকে জানাব। ধন্যবাদ!' },
  refused: { title: 'অনুরোধ পাঠানো যায়নি।', text: 'তথ্যগুলো দেখে নিয়ে আবার চেষ্টা করুন।' },
  unreachable: { title: 'সার্ভারে সমস্যা।', text: 'সার্ভারে পৌঁছানো যায়নি। একটু পরে আবার চেষ্টা করুন।' },
  submit: 'অনুরোধ পাঠান',
  name: 'নাম',
  email: 'ইমেইল',
  company: 'প্রতিষ্ঠান',
  projectType: 'প্রজেক্টের ধরন',
  chooseProjectType: 'একটি ধরন বেছে নিন',
  description: 'বিবরণ',
  budget: 'বাজেট',
  chooseBudget: 'একটি বাজেট বেছে নিন',
  projectTypes: {
    'full-stack-development': 'ফুল-স্ট্যাক ডেভেলপমেন্ট',
    ecommerce: 'ই-কমার্স',
    'web-app': 'ওয়েব অ্যাপ্লিকেশন',
    'ui-ux': 'UI/UX ডিজাইন',
    'video-production': 'ভিডিও প্রোডাকশন',
    'digital-marketing': 'ডিজিটাল মার্কেটিং',
    other: 'অন্য কিছু',
  },
  budgets: {
    '<5k': '৫,০০০ ডলারের কম',
    '5k-10k': '৫,০০০ থেকে ১০,০০০ ডলার',
    '10k-20k': '১০,০০০ থেকে ২০,০০০ ডলার',
    '20k+': '২০,০০০ ডলারের বেশি',
    'not-sure': 'এখনো ঠিক করিনি',
  },
}

export const accountNotices: typeof english.accountNotices = {
  loginFailed: 'লগইন করা যায়নি',
  registered: 'অ্যাকাউন্ট খোলা হয়েছে! এখন লগইন করতে পারেন।',
  isLoggedIn: 'আপনি লগইন করেই আছেন। এবার আপনার পেজ বানান।',
  registrationFailed: 'অ্যাকাউন্ট খোলা যায়নি',
}
