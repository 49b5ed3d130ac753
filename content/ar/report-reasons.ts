import type * as english from '../report-reasons.ts'

export const isDraft = true

export const reportReasonLabels: typeof english.reportReasonLabels = {
  scam: 'احتيال، أو تسرق كلمات المرور أو الأموال',
  money: 'تطلب المال بالكذب',
  impersonation: 'تنتحل شخصية أحدهم',
  hate: 'تهدد الناس أو تهينهم',
  sexual: 'تعرض محتوى جنسيًا',
  illegal: 'تبيع شيئًا مخالفًا للقانون أو تعرضه',
  copyright: 'تستخدم عملي دون إذن',
  other: 'سبب آخر',
}
