import { normalizeText } from '../records/normalize-text.ts'
import { withoutArticle } from '../search/terms.ts'

/** What a company does: many share it, so it says nothing about which company it is. */
const tradeWords = new Set(
  `logistics trading traders trade group holding holdings international global solutions services service
   technologies technology tech systems software digital studio agency media consulting consultants enterprise
   enterprises industries properties property real estate realty construction contracting developers foods food
   restaurant fashion textiles garments motors travels travel tours exports imports
   লজিস্টিকস ট্রেডার্স ট্রেডিং গ্রুপ এন্টারপ্রাইজ ইন্টারন্যাশনাল সার্ভিসেস টেকনোলজি সলিউশন প্রপার্টিজ ফুডস ট্রাভেলস
   عقارات تجارة تجاريه مجموعه خدمات حلول تقنيه لوجستيات لوجستيه مقاولات استثمار عالميه دوليه سياحه سفر مطاعم`
    .split(/\s+/)
    .map((word) => withoutArticle(normalizeText(word))),
)

/** The words that tell a company from others of its trade; all of them where nothing else is left. */
export function tellingWords(words: string[]) {
  const telling = words.filter((word) => !tradeWords.has(withoutArticle(word)))
  return telling.length > 0 ? telling : words
}
