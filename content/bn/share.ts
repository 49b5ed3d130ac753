import * as english from '../share.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

const { setup } = english.share

export const share: typeof english.share = {
  heading: 'পেজ শেয়ার করুন',
  address: 'আপনার ঠিকানা',
  open: 'শেয়ার',
  close: 'বন্ধ করুন',
  copy: 'কপি',
  copied: 'কপি হয়েছে',
  marked: 'সিলেক্ট করা হয়েছে। এবার কপি করুন।',
  setup: {
    heading: 'প্রথম কয়েকটি ধাপ',
    done: (done, of) => `${writeCount(done)}/${writeCount(of)}`,
    picture: { ...setup.picture, label: 'আপনার ছবি দিন' },
    link: { ...setup.link, label: 'প্রথম লিংক যোগ করুন' },
    confirm: { ...setup.confirm, label: 'ইমেইল নিশ্চিত করুন' },
    share: { ...setup.share, label: 'পেজ শেয়ার করুন' },
    ticked: '(হয়ে গেছে)',
    dismiss: 'ধাপগুলো লুকান',
  },
}
