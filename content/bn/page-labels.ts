import * as english from '../page-labels.ts'

export const isDraft = true

export const linkhubPages: typeof english.linkhubPages = {
  '/create-linkhub': {
    title: 'LinkHub পেজ তৈরি করুন | Creator LinkHub',
    description: 'একটি ছবি, কয়েকটি কথা আর আপনার লিংক: কয়েক মিনিটেই নিজের পেজ, একদম ফ্রি।',
    heading: 'নিজের পেজ তৈরি করুন',
  },
  '/login': {
    title: 'লগইন | Creator LinkHub',
    description: 'LinkHub পেজ এডিট করতে আর ভিজিট দেখতে লগইন করুন।',
    heading: 'LinkHub লগইন',
  },
  '/register': {
    title: 'অ্যাকাউন্ট খুলুন | Creator LinkHub',
    description: 'ফ্রি LinkHub পেজের জন্য একটি ইমেইল ঠিকানা আর পাসওয়ার্ডই যথেষ্ট।',
    heading: 'অ্যাকাউন্ট খুলুন',
  },
  '/forgot-password': {
    title: 'পাসওয়ার্ড ভুলে গেছেন | Creator LinkHub',
    description: 'নতুন পাসওয়ার্ড দেওয়ার লিংক ইমেইলে চেয়ে নিন।',
    heading: 'পাসওয়ার্ড ভুলে গেছেন?',
  },
  '/reset-password': {
    title: 'নতুন পাসওয়ার্ড দিন | Creator LinkHub',
    description: 'আমাদের ইমেইলের লিংক দিয়ে LinkHub অ্যাকাউন্টের নতুন পাসওয়ার্ড দিন।',
    heading: 'নতুন পাসওয়ার্ড দিন',
  },
  '/verify-email': {
    title: 'ইমেইল নিশ্চিত করুন | Creator LinkHub',
    description: 'আমাদের ইমেইলের লিংক দিয়ে LinkHub অ্যাকাউন্টের ইমেইল ঠিকানা নিশ্চিত করুন।',
    heading: 'ইমেইল নিশ্চিত করুন',
  },
  '/account': {
    title: 'আপনার অ্যাকাউন্ট | Creator LinkHub',
    description: 'ইমেইল ও পাসওয়ার্ড বদলান, কোন ডিভাইসে লগইন করা আছে দেখুন, নিজের তথ্য ডাউনলোড করুন।',
    heading: 'অ্যাকাউন্ট',
  },
  '/dashboard': {
    title: 'আপনার ড্যাশবোর্ড | Creator LinkHub',
    description: 'লিংক আর পেজের ডিজাইন বদলান, কতজন এলেন দেখুন।',
    heading: 'ড্যাশবোর্ড',
  },
}

export const notFound: typeof english.notFound = {
  heading: 'পেজটি পাওয়া যায়নি',
  text: 'আপনি যে পেজটি খুঁজছেন, সেটি নেই বা এখনো তৈরি হচ্ছে।',
  action: { ...english.notFound.action, label: 'হোমে ফিরে যান' },
}

export const legalLabels: typeof english.legalLabels = { contents: 'এই পেজে যা আছে', updatedOn: 'শেষ বদল' }
