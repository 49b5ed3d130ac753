import * as english from '../share.ts'
import { translateEntries } from '../translate-entries.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const taggedLinks = translateEntries(english.taggedLinks, ({ tag }) => tag, {
  wa: { text: 'চ্যাট, গ্রুপ আর স্ট্যাটাসের জন্য।' },
  ig: { text: 'বায়ো আর স্টোরির জন্য।' },
  fb: { text: 'আপনার পেজ আর পোস্টের জন্য।' },
  tt: { text: 'বায়োর জন্য।' },
  card: { name: 'ভিজিটিং কার্ড', text: 'QR কোড ছাড়া যা কিছু ছাপাবেন, তার জন্য।' },
})

export const qrTag: typeof english.qrTag = { ...english.qrTag, name: 'QR কোড' }

const { setup } = english.share

export const share: typeof english.share = {
  heading: 'পেজ শেয়ার করুন',
  address: 'আপনার ঠিকানা',
  open: 'শেয়ার',
  close: 'বন্ধ করুন',
  native: 'অ্যাপ দিয়ে পাঠান',
  suspended: 'আপনার পেজ এখন বন্ধ। এই লিংকগুলো খুললে লোকে তার জায়গায় একটি নোটিশ দেখবে।',
  copy: 'কপি',
  copied: 'কপি হয়েছে',
  marked: 'সিলেক্ট করা আছে। কপি করে নিন।',
  qr: {
    heading: 'QR কোড',
    text: 'সরাসরি আপনার পেজে নেয়, আর হিসাবে “QR কোড” নামে দেখায়। কমপক্ষে ২ সেমি চওড়া করে ছাপান।',
    label: (address) => `QR কোড, যেটি ${address} ঠিকানায় নেয়`,
    svg: 'ছাপার জন্য SVG',
    png: 'PNG ছবি',
    fileName: english.share.qr.fileName,
  },
  tagged: {
    heading: 'কে কোথা থেকে এল, জানার লিংক',
    text: 'সব লিংক একই পেজে নেয়। একেক জায়গায় একেকটি দিন, তাহলে হিসাবেও আলাদা করে দেখবেন।',
    own: {
      label: 'নিজের ট্যাগ',
      hint: '১ থেকে ২০টি ছোট হাতের ইংরেজি অক্ষর, সংখ্যা বা হাইফেন, যেমন “flyer”।',
      name: 'আপনার লিংক',
    },
  },
  chat: {
    heading: 'চ্যাটে কেমন দেখাবে',
    text: 'চ্যাট অ্যাপ কিছুদিন পুরোনো ছবিই রেখে দেয়। তবে প্রতিবার এডিটে আপনার ছবি নতুন ঠিকানা পায়, তাই এর পরে পাঠানো লিংকে নতুনটিই দেখাবে।',
    whatsapp: 'WhatsApp-এ',
    facebook: 'Facebook-এ',
    missing: 'ছবিটি এখন দেখানো যাচ্ছে না।',
  },
  setup: {
    heading: 'শুরুর কাজ',
    done: (done, of) => `${writeCount(done)}/${writeCount(of)}`,
    picture: { ...setup.picture, label: 'আপনার ছবি দিন' },
    link: { ...setup.link, label: 'প্রথম লিংক যোগ করুন' },
    confirm: { ...setup.confirm, label: 'ইমেইল নিশ্চিত করুন' },
    share: { ...setup.share, label: 'পেজ শেয়ার করুন' },
    ticked: '(হয়ে গেছে)',
    dismiss: 'শুরুর কাজ লুকান',
  },
}
