import type * as english from '../accounts.ts'
import { type CountedNoun, writeCounted } from './write-counted.ts'

export const isDraft = true

export const accountSentences: typeof english.accountSentences = {
  'no-session': 'سجّل الدخول للمتابعة.',
  'wrong-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'too-many-logins': ({ minutes }) =>
    `كثرت المحاولات غير الناجحة. أعد المحاولة بعد ${inWords(minutes)}، أو أعد تعيين كلمة المرور.`,
  'hasher-busy': 'يسجّل كثيرون الدخول الآن. أعد المحاولة بعد ثوانٍ.',
  'wrong-own-password': 'كلمة المرور الحالية غير صحيحة.',
  'own-password-limit': 'كثرت كلمات المرور الخاطئة. انتظر قليلًا ثم أعد المحاولة.',
  'common-password': 'كلمة المرور هذه شائعة جدًا ويسهل تخمينها. اختر غيرها.',
  'guessable-password': 'كلمة المرور هذه قريبة من بريدك أو اسمك أو اسمنا. اختر غيرها.',
  'address-taken': 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول إليه.',
  'address-taken-meanwhile': 'يوجد حساب آخر بهذا البريد، لذلك يبقى حسابك على بريده الحالي.',
  'same-address': 'هذا هو بريد حسابك الآن.',
  'email-link-spent': 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'change-needs-login': 'سجّل الدخول في هذا المتصفح إلى الحساب الذي يتغيّر بريده، ثم افتح الرابط مرة أخرى.',
  'confirm-address-first': 'أكّد بريدك الإلكتروني أولًا، فقبل ذلك قد يكون أي شخص قد سجّل به.',
  'reset-link-spent': 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'verification-mailbox-limit': 'أرسلنا إلى هذا البريد عدة رسائل. ابحث عنها فيه، أو أعد المحاولة لاحقًا.',
  'verification-network-limit': 'طُلبت رسائل كثيرة من شبكتك. حسابك موجود؛ أعد المحاولة بعد ساعة.',
  'email-change-user-limit': 'طلبت تغيير بريدك عدة مرات. أعد المحاولة بعد ساعة.',
  'no-such-session': 'انتهت هذه الجلسة من قبل.',

  // Staff
  'already-claimed': 'لنظام CRM مالك بالفعل. اطلب دعوة.',
  'wrong-setup-code': 'رمز الإعداد غير صحيح. يعرضه الخادم عند تشغيله.',
  'setup-place-limit': 'جُرّبت رموز إعداد كثيرة. انتظر ربع ساعة ثم أعد المحاولة.',
  'login-expired': 'استغرق تسجيل الدخول وقتًا طويلًا. سجّل الدخول مجددًا.',
  'wrong-login-code': 'الرمز غير صحيح أو استُخدم من قبل. انتظر الرمز التالي.',
  'wrong-app-code': 'الرمز غير صحيح. تأكد من ساعة هاتفك، ثم استخدم الرمز التالي.',
  'second-step-limit': 'كثرت الرموز الخاطئة. انتظر ربع ساعة ثم أعد المحاولة.',
  'second-step-day-limit':
    'كثرت الرموز الخاطئة اليوم. أعد المحاولة غدًا، أو سجّل الدخول بمفتاح مرور. وقد أبلغنا صاحب الحساب بالبريد.',
  'two-factor-not-begun': 'ابدأ أولًا بإعداد التحقق بخطوتين.',
  'two-factor-on': 'التحقق بخطوتين مفعّل لديك.',
  'two-factor-off': 'التحقق بخطوتين غير مفعّل لديك.',
  'passkey-wrong': 'لم ينجح مفتاح المرور. أعد المحاولة، أو استخدم طريقة أخرى.',
  'no-such-passkey': 'حُذف مفتاح المرور هذا من قبل.',
  'too-many-passkeys': ({ max }) => `للحساب ${writeCounted(max, passkey)} على الأكثر. احذف واحدًا أولًا.`,
  'second-factor-missing': 'أدخل أيضًا رمزًا من تطبيقك أو رمز استرداد، أو استخدم مفتاح مرور.',
  'second-factor-off':
    'فعّل أولًا التحقق بخطوتين أو أضف مفتاح مرور في صفحة حسابك، حتى لا تكفي كلمة المرور وحدها لتغيير وجهة أموالك.',
  'proof-needed':
    'أدخل كلمة مرورك أو استخدم مفتاح المرور للمتابعة، فهذا يغيّر وجهة طلباتك أو رسائلك أو أموالك، أو يراسل متابعيك.',
  'password-needed': 'أدخل كلمة مرورك لتغيير طرق الدفع.',
  'two-factor-required': 'يطلب الاستوديو من الجميع التحقق بخطوتين.',
  'must-set-up-two-factor': 'يطلب الاستوديو من الجميع التحقق بخطوتين. فعّله للمتابعة.',
  'only-owners': 'هذا من صلاحية المالكين وحدهم. اطلبه من أحدهم.',
  'only-members': 'هذا من صلاحية الأعضاء والمالكين وحدهم. اطلبه من أحد المالكين.',
  'not-in-contract': 'لا أحد يملك صلاحية ذلك بعد.',
  'no-such-creator': 'لم يعد صاحب الصفحة هذا موجودًا.',
  'recovery-open': 'يجري نقل هذا الحساب إلى بريد آخر. أوقف ذلك أولًا.',
  'recovery-own': 'يجب أن يوافق مالك آخر غير من بدأ.',
  'no-recovery': 'لا يجري نقل هذا الحساب إلى بريد آخر.',
  'no-such-staff': 'لا يوجد شخص كهذا في الفريق.',
  'last-owner': 'لا بد للاستوديو من مالك. عيّن مالكًا آخر أولًا.',
  'colleague-exists': 'في الفريق شخص بهذا البريد.',
  'no-such-invite': 'لا توجد دعوة قائمة كهذه.',
  'invites-limit': 'أُرسلت اليوم عشرون دعوة. أعد المحاولة غدًا.',
  'invite-spent':
    'لم تعد هذه الدعوة صالحة: استُخدمت، أو سُحبت، أو مضى عليها أكثر من ثلاثة أيام. سجّل الدخول، أو اطلب دعوة جديدة.',

  // At a terminal
  'no-staff-with-address': ({ email }) => `لا يوجد في الفريق من بريده ${email}.`,
  'no-creator-with-address': ({ email }) => `لا يوجد صاحب صفحة بريده ${email}.`,
  'another-account-with-address': ({ email }) => `يوجد حساب آخر بالبريد ${email}.`,
}

const passkey: CountedNoun = {
  zero: 'مفتاح مرور',
  one: 'مفتاح مرور',
  two: 'مفتاحا مرور',
  few: 'مفاتيح مرور',
  many: 'مفتاح مرور',
  other: 'مفتاح مرور',
}
const minute: CountedNoun = { zero: 'دقيقة', one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' }
const hour: CountedNoun = { zero: 'ساعة', one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' }

function inWords(minutes: number) {
  return minutes > 90 ? writeCounted(Math.ceil(minutes / 60), hour) : writeCounted(minutes, minute)
}
