import type * as english from '../push.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const push: typeof english.push = {
  messages: (count) => (count === 1 ? 'আপনার পেজ থেকে নতুন মেসেজ' : `আপনার পেজ থেকে ${writeCount(count)}টি নতুন মেসেজ`),
  read: 'পড়তে ও উত্তর দিতে ট্যাপ করুন।',
  orders: (count) =>
    count === 1 ? 'একজন “WhatsApp-এ অর্ডার করুন” চেপেছেন' : `“WhatsApp-এ অর্ডার করুন” ${writeCount(count)} বার চাপা হয়েছে`,
  look: 'WhatsApp খুলে দেখুন, অর্ডার এসে থাকতে পারে।',
}
