import * as english from '../account.ts'

export const isDraft = true

const { back, login, register, forgotPassword, resetPassword, verifyEmail } = english.authPages
const { account } = english.accountPages

export const authPages: typeof english.authPages = {
  back: { ...back, label: 'হোমে ফিরুন' },
  needsScript: 'ফর্মটির জন্য JavaScript দরকার। ব্রাউজারে চালু করে পেজটি আবার লোড করুন।',
  fields: {
    email: 'ইমেইল',
    password: 'পাসওয়ার্ড',
    newEmail: 'নতুন ইমেইল',
    currentPassword: 'এখনকার পাসওয়ার্ড',
    newPassword: 'নতুন পাসওয়ার্ড',
    confirmation: 'পাসওয়ার্ড আবার লিখুন',
    passwordHint: 'কমপক্ষে ৮টি অক্ষর; ১৫টি বা বেশি হলে আরও নিরাপদ। ছোট একটি বাক্য মনে রাখা সহজ।',
  },
  login: {
    text: 'আপনার পেজ, লিংক আর ভিজিটের হিসাব যেমন রেখে গেছেন, তেমনই আছে।',
    submit: { label: 'লগইন', busyLabel: 'পাঠানো হচ্ছে...' },
    forgotten: { ...login.forgotten, label: 'পাসওয়ার্ড ভুলে গেছেন?' },
    other: { ...login.other, question: 'অ্যাকাউন্ট নেই?', label: 'রেজিস্টার করুন' },
    newcomer: {
      lead: 'পেজটি থাকে আপনার অ্যাকাউন্টে, যাতে আপনি ছাড়া আর কেউ বদলাতে না পারে।',
      heading: 'নতুন এসেছেন?',
      text: 'লাগবে শুধু একটি ইমেইল ঠিকানা আর পাসওয়ার্ড। কোনো খরচ নেই, সময়ও লাগে এক মিনিট।',
      action: 'অ্যাকাউন্ট খুলুন',
      otherwise: 'আগে থেকেই অ্যাকাউন্ট আছে?',
    },
  },
  register: {
    text: 'আপনার সব কাজের জন্য একটি ফ্রি পেজ। আমরা চাই শুধু ইমেইল ঠিকানা আর পাসওয়ার্ড।',
    submit: { label: 'অ্যাকাউন্ট খুলুন', busyLabel: 'তৈরি হচ্ছে...' },
    notice: {
      text: 'ইমেইল ঠিকানা রাখি শুধু লগইন আর নতুন পাসওয়ার্ডের জন্য, অন্য কিছুর জন্য নয়।',
      link: { ...register.notice.link, label: 'আপনার তথ্য কীভাবে রাখি' },
      terms: { ...register.notice.terms, label: 'শর্তাবলি' },
    },
    other: { ...register.other, question: 'আগে থেকেই অ্যাকাউন্ট আছে?', label: 'লগইন' },
  },
  forgotPassword: {
    text: 'অ্যাকাউন্টের ইমেইল ঠিকানাটি লিখুন। আমরা একটি লিংক পাঠাব, যেটি একবারই কাজ করে, এক ঘণ্টা পর্যন্ত।',
    submit: { label: 'লিংক পাঠান', busyLabel: 'পাঠানো হচ্ছে...' },
    sent: {
      heading: 'ইমেইলের ইনবক্স দেখুন',
      text: 'কয়েক মিনিটেও আসেনি? স্প্যাম ফোল্ডারে দেখুন, অথবা ঠিকানা মিলিয়ে আবার লিংক নিন।',
      again: 'আবার লিংক নিন',
    },
    other: { ...forgotPassword.other, question: 'মনে পড়েছে?', label: 'লগইন' },
  },
  resetPassword: {
    text: 'নতুন পাসওয়ার্ড সঙ্গে সঙ্গেই চালু হবে। আগে যেখানে লগইন করা ছিল, সেখানেও নতুনটি লাগবে।',
    submit: { label: 'পাসওয়ার্ড বদলান', busyLabel: 'পাঠানো হচ্ছে...' },
    done: 'পাসওয়ার্ড বদলে গেছে। নতুনটি দিয়ে লগইন করুন।',
    spent: {
      heading: 'এই লিংক আর কাজ করে না',
      noToken: 'ঠিকানাটি অসম্পূর্ণ। ইমেইল থেকে লিংকটি আবার খুলুন, অথবা নতুন একটি নিন।',
      text: 'প্রতিটি লিংক একবারই কাজ করে, এক ঘণ্টা পর্যন্ত।',
      action: { ...resetPassword.spent.action, label: 'নতুন লিংক নিন' },
    },
    other: { ...resetPassword.other, question: 'মনে পড়েছে?', label: 'লগইন' },
  },
  verifyEmail: {
    text: 'যাতে দরকারে আপনাকে পাই, আর সার্চ ইঞ্জিনেও আপনার পেজ আসতে পারে।',
    checking: 'লিংকটি যাচাই হচ্ছে...',
    button: 'ঠিকানা নিশ্চিত করুন',
    done: {
      heading: 'আপনার ইমেইল ঠিকানা নিশ্চিত হয়েছে।',
      sentence: 'আপনার অ্যাকাউন্টের ইমেইল:',
      text: 'পেজটি বন্ধ করতে পারেন, বা এখান থেকেই এগোন।',
      action: { ...verifyEmail.done.action, label: 'ড্যাশবোর্ডে যান' },
    },
    refused: {
      heading: 'এই লিংক আর কাজ করে না',
      noToken: 'ঠিকানাটি অসম্পূর্ণ। ইমেইল থেকে লিংকটি আবার খুলুন, অথবা নতুন একটি নিন।',
      text: 'প্রতিটি লিংক একবারই কাজ করে, ২৪ ঘণ্টা পর্যন্ত। নতুন লিংক পাঠানোর বাটন আছে আপনার অ্যাকাউন্টে।',
      action: { ...verifyEmail.refused.action, label: 'অ্যাকাউন্টে যান' },
    },
    unreachable: {
      heading: 'লিংকটি যাচাই করা যায়নি',
      sentence: 'আমাদের সার্ভার সাড়া দেয়নি, বা খুব ব্যস্ত আছে।',
      text: 'লিংকটি এখনো ঠিক আছে। একটু পরে আবার চেষ্টা করুন।',
      again: 'আবার চেষ্টা করুন',
    },
    other: { ...verifyEmail.other, question: 'আপনার পেজ খুঁজছেন?', label: 'লগইন' },
  },
}

export const accountPages: typeof english.accountPages = {
  checking: 'আপনার প্রোফাইল দেখা হচ্ছে...',
  needsScript: 'পেজটির জন্য JavaScript দরকার। ব্রাউজারে চালু করে পেজটি আবার লোড করুন।',
  logout: { label: 'লগআউট', busyLabel: 'লগআউট হচ্ছে...' },
  failed: 'কাজটি হয়নি। একটু পরে আবার চেষ্টা করুন।',
  account: {
    back: { ...account.back, label: 'আপনার পেজে ফিরুন' },
    close: 'বাতিল',
    email: {
      heading: 'ইমেইল ঠিকানা',
      open: 'ঠিকানা বদলান',
      text: 'নতুন ঠিকানায় একটি লিংক পাঠাব। সেটি না খোলা পর্যন্ত আগের ঠিকানাই চলবে।',
      submit: { label: 'লিংক পাঠান', busyLabel: 'পাঠানো হচ্ছে...' },
      confirmed: 'নিশ্চিত করা',
      unconfirmed: {
        text: 'এখনো নিশ্চিত হয়নি। আমাদের ইমেইলের লিংকটি খুলুন; ততদিন সার্চ ইঞ্জিনকে আপনার পেজ না দেখাতে বলা থাকবে।',
        action: { label: 'ইমেইলটি আবার পাঠান', busyLabel: 'পাঠানো হচ্ছে...' },
      },
    },
    password: {
      heading: 'পাসওয়ার্ড',
      text: 'বদলালে অন্য সব জায়গা থেকে লগআউট হয়ে যাবেন।',
      open: 'পাসওয়ার্ড বদলান',
      submit: { label: 'পাসওয়ার্ড বদলান', busyLabel: 'পাঠানো হচ্ছে...' },
      done: 'আপনার পাসওয়ার্ড বদলে গেছে।',
    },
    sessions: {
      heading: 'কোথায় কোথায় লগইন করা আছে',
      text: 'এর মধ্যে অচেনা কিছু দেখছেন? সেটি বন্ধ করে পাসওয়ার্ড বদলে নিন।',
      loading: 'খোঁজ নেওয়া হচ্ছে...',
      failed: 'তালিকাটি আনা যায়নি।',
      again: 'আবার চেষ্টা করুন',
      current: 'এই ব্রাউজার',
      since: 'লগইন',
      lastSeen: 'শেষ ব্যবহার',
      end: { label: 'বন্ধ করুন', busyLabel: 'বন্ধ হচ্ছে...' },
      endOf: 'সেশন:',
      endOthers: { label: 'বাকি সব বন্ধ করুন', busyLabel: 'বন্ধ হচ্ছে...' },
    },
    download: {
      heading: 'আপনার তথ্য',
      text: 'আপনার পেজ, লিংক, সংখ্যা আর ছবি: এমন ফাইলে, যা অন্য প্রোগ্রামও পড়তে পারে।',
      action: { ...account.download.action, label: 'সব ডাউনলোড করুন' },
      nothing: 'পেজ তৈরি হলে তার সবকিছু এখান থেকে নিজের কাছে নিতে পারবেন।',
    },
    remove: {
      heading: 'অ্যাকাউন্ট মুছে ফেলা',
      text: 'সবকিছু সঙ্গে সঙ্গে মুছে যাবে, চিরদিনের জন্য।',
      open: 'অ্যাকাউন্ট মুছুন',
      question: 'অ্যাকাউন্ট মুছে ফেলবেন?',
      consequences: [
        'আপনার পেজ, লিংক, ছবি আর সংখ্যা সব মুছে যাবে।',
        'পেজে কেউ এসে থাকলে বা ইমেইল নিশ্চিত করা থাকলে এই ইউজারনেম আর কেউ নিতে পারবে না, আপনিও না।',
        'সব জায়গা থেকে লগআউট হয়ে যাবেন। কিছুই আর ফেরানো যাবে না।',
      ],
      submit: { label: 'সব মুছে ফেলুন', busyLabel: 'মোছা হচ্ছে...' },
      close: 'অ্যাকাউন্ট থাক',
      done: 'আপনার অ্যাকাউন্ট মুছে গেছে।',
    },
  },
}

export const passwordField: typeof english.passwordField = { show: 'দেখান', hide: 'লুকান' }
