import * as english from '../share-dialog.ts'
import { translateEntries } from '../translate-entries.ts'

export const isDraft = true

export const taggedLinks = translateEntries(english.taggedLinks, ({ tag }) => tag, {
  wa: { text: 'চ্যাট, গ্রুপ আর স্ট্যাটাসের জন্য।' },
  ig: { text: 'বায়ো আর স্টোরির জন্য।' },
  fb: { text: 'আপনার পেজ আর পোস্টের জন্য।' },
  tt: { text: 'বায়োর জন্য।' },
  card: { name: 'ভিজিটিং কার্ড', text: 'QR কোড ছাড়া যা কিছু ছাপাবেন, তার জন্য।' },
})

export const qrTag: typeof english.qrTag = { ...english.qrTag, name: 'QR কোড' }

export const shareDialog: typeof english.shareDialog = {
  native: 'অ্যাপ দিয়ে পাঠান',
  suspended: 'আপনার পেজ এখন বন্ধ। এই লিংকগুলো খুললে লোকে তার জায়গায় একটি নোটিশ দেখবে।',
  qr: {
    heading: 'QR কোড',
    text: 'সরাসরি আপনার পেজে নেয়, আর পরিসংখ্যানে “QR কোড” নামে দেখায়। কমপক্ষে ২ সেমি চওড়া করে ছাপান।',
    label: (address) => `QR কোড, যেটি ${address} ঠিকানায় নেয়`,
    svg: 'ছাপার জন্য SVG',
    png: 'PNG ছবি',
    fileName: english.shareDialog.qr.fileName,
  },
  tagged: {
    heading: 'কে কোথা থেকে এল, জানার লিংক',
    text: 'সব লিংক একই পেজে নেয়। একেক জায়গায় একেকটি দিন, তাহলে পরিসংখ্যানেও আলাদা করে দেখবেন।',
  },
  chat: {
    heading: 'চ্যাটে কেমন দেখাবে',
    text: 'চ্যাট অ্যাপ কিছুদিন পুরোনো ছবিই রেখে দেয়। তবে প্রতিবার এডিটে আপনার ছবি নতুন ঠিকানা পায়, তাই এর পরে পাঠানো লিংকে নতুনটিই দেখাবে।',
    missing: 'ছবিটি এখন দেখানো যাচ্ছে না।',
  },
}
