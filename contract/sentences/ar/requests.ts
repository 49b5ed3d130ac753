import type * as english from '../requests.ts'
import { writeCount } from './write-counted.ts'

export const isDraft = true

export const requestSentences: typeof english.requestSentences = {
  'invalid-fields': '',
  bug: 'حدث خطأ من جهتنا. يُرجى إعادة المحاولة بعد قليل.',
  'database-away': 'تعذّر الوصول إلى قاعدة بياناتنا الآن. لم يُفقد شيء، فأعد المحاولة بعد قليل.',
  'database-full': 'لا تتسع قاعدة بياناتنا للحفظ الآن. لم يُفقد شيء مما حُفظ، فأعد المحاولة لاحقًا.',
  'database-damaged': 'تعذّرت قراءة قاعدة بياناتنا الآن، ونحن نعمل على إصلاحها. يُرجى إعادة المحاولة لاحقًا.',

  // What the process answers before site or API are asked
  'malformed-request': 'تعذّر فهم الطلب.',
  'malformed-address': 'تعذّر فهم عنوان الطلب.',
  'unreadable-method': 'لا يفهم هذا الخادم طريقة الطلب هذه.',
  'unknown-method': ({ methods }) => `الطرق التي يقبلها هذا الخادم: ${methods.join('، ')}.`,
  'expectation-failed': 'لا يستطيع هذا الخادم تلبية ما تطلبه ترويسة Expect.',
  'header-too-large': 'ترويسة الطلب أكبر من ١٦ كيلوبايت.',
  'request-too-slow': 'استغرق وصول الطلب وقتًا أطول من اللازم.',
  'read-only-page': 'هذه الصفحة للقراءة فقط.',
  'foreign-form': 'جاء هذا النموذج من موقع آخر، فلم يُرسل.',
  'wrong-form-type': ({ type }) => `أرسل هذا النموذج بنوع المحتوى ${type}.`,
  'length-required': 'حدّد طول النموذج في Content-Length.',
  'posted-form-too-large': ({ kib }) => `النموذج أكبر من الحد المسموح هنا، وهو ${writeCount(kib)} كيلوبايت.`,

  'unknown-host': 'لا يوجد موقع على هذا النطاق.',
  'unknown-path': 'لا يوجد شيء في هذا العنوان.',
  'wrong-method': ({ methods }) => `الطرق التي يقبلها هذا العنوان: ${methods.join('، ')}.`,
  'foreign-origin': 'جاء هذا الطلب من موقع آخر، فلم يُنفّذ.',
  'wrong-content-type': ({ type }) => `أرسل هذا الطلب بنوع المحتوى ${type}.`,
  'compressed-body': 'أرسل هذا الطلب دون ضغطه.',
  'body-too-large': ({ kib }) => `الطلب أكبر من الحد المسموح هنا، وهو ${writeCount(kib)} كيلوبايت.`,
  'too-many-values': ({ max }) => `عدد القيم في الطلب يتجاوز الحد المسموح هنا، وهو ${writeCount(max)}.`,
  'body-cut-short': 'انقطع الطلب قبل أن يصل كاملًا.',
  'malformed-json': 'الطلب ليس JSON صحيحًا. راجعه وأرسله مجددًا.',
  'not-an-object': 'أرسل خانات هذا النموذج في كائن JSON.',
  'malformed-form': 'لم يصل النموذج كاملًا. أرسله مجددًا.',
  'form-too-large': 'النموذج أكبر من الحد المسموح هنا، وهو ١٢ ميغابايت.',
  'form-text-too-large': 'في النموذج نص أطول من الحد المسموح هنا، وهو ٦٤ كيلوبايت.',
  'too-many-form-fields': 'خانات النموذج أكثر من اللازم.',
  'too-many-files': ({ max }) => `الحد الأقصى لعدد الملفات: ${writeCount(max)}.`,
  'uploads-busy': 'تُرفع ملفات كثيرة الآن. أعد المحاولة بعد دقيقة.',
  'upload-too-slow': 'استغرق وصول ملفك وقتًا طويلًا وغيرك ينتظر. أعد المحاولة بعد دقيقة.',
  'idempotency-key-malformed': 'يتكون Idempotency-Key من ١ إلى ٢٥٥ حرفًا عاديًا، ويحسن أن يكون UUID عشوائيًا.',
  'idempotency-key-reused': 'استُخدم Idempotency-Key هذا لرسالة أخرى. أرسل هذه بمفتاح جديد.',
  'already-under-way': 'يجري حفظ هذا الآن. انتظر لحظة ثم تحقق من ظهوره.',
  'network-limit': ({ email }) =>
    `وردت من شبكتك طلبات كثيرة من هذا النوع خلال الساعة الأخيرة. يُرجى مراسلتنا على ${email}، أو إعادة المحاولة لاحقًا.`,
  'account-limit': 'كرّرت ذلك مرات كثيرة خلال الساعة الأخيرة. أعد المحاولة لاحقًا.',
  // At a terminal
  'unknown-command': ({ usage }) => `ما يقبله هذا الأمر:\n${usage}`,
}
