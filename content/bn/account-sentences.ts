import type * as english from '../account-sentences.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const accountSentences: typeof english.accountSentences = {
  movesLater: (email, day) =>
    `আপনার অ্যাকাউন্ট ${email} ঠিকানায় আসবে, ${day} তারিখের আগে নয়: ততদিন পুরোনো ঠিকানা থেকে আপত্তি জানানো যায়। তারপর নতুন পাসওয়ার্ড দিন: লগইন পেজে “পাসওয়ার্ড ভুলে গেছেন?” চাপুন।`,
  moveStopped: (email) => `বদল থামানো হয়েছে। আপনার অ্যাকাউন্ট ${email} ঠিকানাতেই থাকছে।`,
  codesLeft: (number) => `${writeCount(number)}টি বাকি`,
}
