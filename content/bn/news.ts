import type * as english from '../news.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const news: typeof english.news = {
  tab: 'আপডেট',
  write: 'আপডেট লিখুন',
  finish: 'ড্রাফট শেষ করুন',
  intro: 'সব ফলোয়ারকে ইমেইল পাঠান: নতুন পণ্য, কোনো তারিখ বা একটি ভিডিও।',
  noFollowers: 'এখনো কেউ আপনাকে ফলো করেন না। সেটিংসে আপডেট চালু করুন, ভিজিটররা আপনার পেজ থেকে ফলো করতে পারবেন।',
  pace: (mails) =>
    `আপাতত দিনে ${writeCount(mails)}টি ইমেইল পাঠাতে পারবেন। বাকি ফলোয়াররা পরের দিনগুলোতে আপডেট পাবেন, আর সংখ্যাটি বাড়তে থাকবে।`,
  untracked: 'বাটনে কতবার ক্লিক হলো, আমরা শুধু তা গুনি। কে ইমেইল খুললেন, তা জানি না: কোনো ট্র্যাকিং পিক্সেল নেই।',
  planned: (time) => `পাঠানো হবে: ${time}`,
  sending: 'পাঠানো হচ্ছে',
  sent: (time) => `পাঠানো হয়েছে: ${time}`,
  stopped: { owner: 'আপনি থামিয়েছেন', studio: 'LinkHub থামিয়েছে', bounces: 'থামানো হয়েছে: অনেক ইমেইল ফেরত এসেছে' },
  figures: { sent: 'পাঠানো', refused: 'পৌঁছায়নি', unfollowed: 'আনসাবস্ক্রাইব', opens: 'ক্লিক' },
  of: (some, all) => `${writeCount(all)}টির মধ্যে ${writeCount(some)}টি`,
  cancel: 'বাতিল করে এডিট করুন',
  stop: 'থামান',
  failed: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
  subject: 'বিষয়',
  text: 'লেখা',
  picture: { label: 'ছবি', hint: 'চওড়া ছবি, লেখার ওপরে থাকবে।', alt: 'আপনার আপডেটের ছবি' },
  linkLabel: 'বাটনের লেখা',
  linkUrl: 'বাটনের লিংক',
  save: { label: 'প্রিভিউ', busyLabel: 'সেভ হচ্ছে…' },
  preview: 'প্রিভিউ',
  shownAs: 'যেভাবে দেখাবে',
  sizes: { mail: 'ইমেইলে', phone: 'ফোনে' },
  to: (followers) => `${writeCount(followers)} জন ফলোয়ার এটি পাবেন। দিনে একবার আপডেট পাঠানো যায়।`,
  when: 'পরে পাঠান',
  whenHint: (timeZone) => `আপনার টাইম জোনে, ${timeZone}। খালি রাখলে এখনই যাবে।`,
  send: { now: 'এখনই পাঠান', later: 'শিডিউল করুন' },
  done: { now: 'আপনার আপডেট পাঠানো শুরু হয়েছে।', later: 'শিডিউল করা হয়েছে' },
  test: 'আমাকে টেস্ট পাঠান',
  tested: 'টেস্ট ইমেইলটি আপনার ইনবক্সে যাচ্ছে।',
  edit: 'এডিট',
}

export const unfollowPage: typeof english.unfollowPage = {
  title: 'আনসাবস্ক্রাইব',
  description: 'একটি LinkHub পেজের আপডেট বন্ধ করুন।',
  heading: 'আনসাবস্ক্রাইব করবেন?',
  text: 'যে পেজের আপডেট আর পাবেন না:',
  note: 'পেজটির ফলোয়ার তালিকা থেকে আপনার নাম ও ঠিকানা মুছে যাবে।',
  submit: 'আনসাবস্ক্রাইব করুন',
  failed: 'কাজটি হয়নি। এক মিনিট পরে আবার চেষ্টা করুন।',
  done: { heading: 'আনসাবস্ক্রাইব করা হয়েছে।', text: 'এই পেজের আপডেট আর পাবেন না।', back: { to: '/', label: 'হোমে ফিরে যান' } },
}
