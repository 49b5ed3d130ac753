import { brand } from '../brand.ts'
import * as english from '../dashboard.ts'
import { writeCount } from './write-count.ts'

/** True until a native reader has read the file. */
export const isDraft = true

const { account, failed, notices, saving } = english.dashboard

export const dashboard: typeof english.dashboard = {
  home: `${brand.name}, হোম`,
  skip: 'মূল অংশে যান',
  welcome: 'স্বাগতম,',
  live: 'লাইভ পেজ দেখুন',
  newTab: '(নতুন ট্যাবে খুলবে)',
  account: { ...account, label: 'অ্যাকাউন্ট' },
  loading: 'ড্যাশবোর্ড লোড হচ্ছে...',
  failed: {
    heading: 'প্রোফাইল লোড করা যায়নি।',
    text: 'আপনার পেজ কিন্তু ঠিকই আছে।',
    retry: 'আবার চেষ্টা করুন',
    create: { ...failed.create, label: 'প্রোফাইল তৈরি করুন' },
    home: { ...failed.home, label: 'হোমে ফিরুন' },
  },
  preview: {
    note: 'লাইভ প্রিভিউ। যা বদলাবেন, আগে এখানে দেখবেন।',
    open: 'প্রিভিউ',
    heading: 'আপনার পেজ',
    close: 'প্রিভিউ বন্ধ করুন',
  },
  tabs: { label: 'আপনার পেজ', links: 'লিংক', appearance: 'সাজসজ্জা', analytics: 'পরিসংখ্যান' },
  notices: {
    suspended:
      'কেউ অভিযোগ করায় আপনার পেজ এখন বন্ধ আছে, তবে আপনি আগের মতোই এডিট করতে পারবেন। ভুল হয়েছে মনে হলে আমাদের লিখুন।',
    suspendedLink: { ...notices.suspendedLink, label: 'যোগাযোগ করুন' },
    unlisted: 'ইমেইল নিশ্চিত না করা পর্যন্ত সার্চ ইঞ্জিনে আপনার পেজ আসবে না।',
    unlistedLink: { ...notices.unlistedLink, label: 'নিশ্চিত করুন' },
  },
  saving: {
    saved: 'সেভ হয়েছে',
    saving: 'সেভ হচ্ছে…',
    waiting: { network: 'নেটওয়ার্কের অপেক্ষায়', server: 'আমাদের সার্ভারের অপেক্ষায়' },
    refused: 'সেভ হয়নি:',
    login: { ...saving.login, label: 'আবার লগইন' },
    undo: 'আনডু',
    redo: 'রিডু',
  },
  overtaken: {
    heading: 'পেজটি অন্য কোথাও থেকেও এডিট করা হয়েছে',
    mine: 'অন্য ট্যাব বা ডিভাইসে সেভ করা লেখার জায়গায় এখন আপনারটি আছে:',
    theirs: 'আপনার লেখার জায়গায় এখন অন্য ট্যাব বা ডিভাইসেরটি আছে:',
    undo: 'সবার শেষে যেটি সেভ হয়েছে, সেটিই থাকবে। আগেরটি ফেরাতে “আনডু” চাপুন।',
    read: 'ঠিক আছে',
  },
  fields: {
    name: 'নাম',
    username: 'ইউজারনেম',
    bio: 'বায়ো',
    gradient: 'ব্যাকগ্রাউন্ড',
    selectedColor: 'ব্যাজের রং',
    customLinks: 'নিজের লিংক',
    language: 'ভাষা',
    timeZone: 'টাইম জোন',
    countsOwnVisits: 'নিজের ভিজিট গোনা',
    profileImage: 'প্রোফাইল ছবি',
    bannerImage: 'ব্যানার',
  },
  links: {
    custom: 'নিজের লিংক',
    add: 'লিংক যোগ করুন',
    empty: 'এখনো কোনো লিংক নেই। লোকে যেটি সবচেয়ে বেশি চায়, সেটি দিয়ে শুরু করুন।',
    count: (number, most) => `${writeCount(most)}টির মধ্যে ${writeCount(number)}টি লিংক`,
    full: 'পাঁচটি লিংক হয়ে গেছে। নতুন একটি দিতে হলে আগে একটি সরান।',
    untitled: 'নামহীন লিংক',
    incomplete: 'এখনো পেজে নেই: শিরোনাম আর ঠিকানা দুটোই লাগবে।',
    edit: 'এডিট',
    done: 'হয়েছে',
    remove: 'সরান',
    up: 'ওপরে নিন',
    down: 'নিচে নিন',
    grip: 'টেনে ক্রম বদলান',
    removed: 'সরানো হয়েছে।',
    undo: 'ফেরান',
    social: 'সোশ্যাল লিংক',
    socialText: 'যেটি পূরণ করবেন, পেজে তার বাটন থাকবে।',
    notSet: 'দেওয়া নেই',
    reorder: {
      instructions:
        'লিংকের জায়গা বদলাতে হাতলে গিয়ে স্পেস বা এন্টার চাপুন, তারপর ওপর-নিচ অ্যারো কী। জায়গামতো রাখতে আবার স্পেস বা এন্টার, আগের জায়গায় ফেরাতে এস্কেপ চাপুন।',
      lifted: (title, place, of) =>
        `${title} তোলা হয়েছে, ${writeCount(of)}টির মধ্যে ${writeCount(place)} নম্বরে।`,
      over: (title, place, of) => `${title} এখন ${writeCount(of)}টির মধ্যে ${writeCount(place)} নম্বরে।`,
      dropped: (title, place, of) =>
        `${title} রাখা হয়েছে, ${writeCount(of)}টির মধ্যে ${writeCount(place)} নম্বরে।`,
      cancelled: (title) => `${title} আগের জায়গায় ফিরে গেছে।`,
    },
  },
  appearance: {
    words: 'লেখা',
    look: 'চেহারা',
    pictures: 'ছবি',
    address: 'ঠিকানা',
    settings: 'সেটিংস',
    left: (left) => `আর ${writeCount(left)}টি অক্ষর লেখা যাবে`,
    over: (over) => `${writeCount(over)}টি অক্ষর বেশি হয়েছে`,
    username: {
      note: 'বদলালেও আগের ঠিকানা থেকে সবাই এখানেই আসবে, আর সেটি অন্য কেউ নিতে পারবে না।',
      change: 'ইউজারনেম বদলান',
      cancel: 'আগেরটাই থাক',
      former: 'এগুলো থেকেও এখানে আসা যায়:',
    },
    language: {
      label: 'পেজের ভাষা',
      hint: 'পেজের যে কটি কথা আপনার লেখা নয়, সেগুলো এই ভাষায় দেখাবে; লেখার দিকও এই ভাষা মেনে চলবে।',
      choices: { en: 'ইংরেজি', bn: 'বাংলা', ar: 'আরবি' },
    },
    ownVisits: {
      label: 'আমার নিজের ভিজিটও গুনুন',
      hint: 'বন্ধ রাখলে শুধু অন্যদের ভিজিট গোনা হবে।',
    },
    timeZone: {
      label: 'টাইম জোন',
      hint: 'পরিসংখ্যানে আপনার দিন কখন শুরু আর শেষ হবে।',
      none: 'এই নামে কোনো টাইম জোন নেই।',
      now: 'সেখানে এখন',
      open: 'টাইম জোনগুলো দেখুন',
    },
    pictureFailed: 'ছবিটি সেভ করা যায়নি। একটু পরে আবার বেছে নিন।',
    uploading: (share) => `ছবি পাঠানো হচ্ছে: ${writeCount(share)}%`,
  },
}
