import type * as english from '../account-sentences.ts'
import { writeCount } from './write-count.ts'

export const isDraft = true

export const accountSentences: typeof english.accountSentences = {
  movesLater: (email, day) =>
    `ينتقل حسابك إلى ${email} في ${day} على أقرب تقدير، فحتى ذلك الحين يمكن الاعتراض من البريد القديم. اختر بعدها كلمة مرور جديدة عبر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.`,
  moveStopped: (email) => `أُوقف النقل. يبقى حسابك على ${email}.`,
  codesLeft: (number) => `المتبقي: ${writeCount(number)}`,
}
