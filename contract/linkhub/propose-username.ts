import { USERNAME_MAX } from '../linkhub.ts'

/** A name as it could stand in an address: 'Nadia Cooks' is nadia-cooks, আরিফ রহমান is arif-rahman. */
export function proposeUsername(name: string, max = USERNAME_MAX) {
  return name
    .slice(0, 200)
    .normalize('NFC')
    .replace(/\p{Script=Bengali}+/gu, writeBangla)
    .replace(/\p{Script=Arabic}+/gu, writeArabic)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, max)
    .replace(/-$/, '')
}

function table(pairs: string) {
  return new Map(
    pairs.split(/\s+/).map((pair) => {
      const [sign = '', latin = ''] = pair.split('=')
      return [sign, latin] as const
    }),
  )
}

const banglaConsonants = table(`ক=k খ=kh গ=g ঘ=gh ঙ=ng চ=ch ছ=ch জ=j ঝ=jh ঞ=n ট=t ঠ=th ড=d ঢ=dh ণ=n ত=t থ=th দ=d ধ=dh
  ন=n প=p ফ=f ব=b ভ=bh ম=m য=j র=r ল=l শ=sh ষ=sh স=s হ=h ড়=r ঢ়=rh য়=y`)
const banglaVowels = table('অ=a আ=a ই=i ঈ=i উ=u ঊ=u ঋ=ri এ=e ঐ=oi ও=o ঔ=ou া=a ি=i ী=i ু=u ূ=u ৃ=ri ে=e ৈ=oi ো=o ৌ=ou')
const banglaOthers = table('ৎ=t ং=ng ০=0 ১=1 ২=2 ৩=3 ৪=4 ৫=5 ৬=6 ৭=7 ৮=8 ৯=9')
const HASANTA = '্'

/** A consonant without a vowel is said with an a, but not at the end, nor before one that has its own. */
function writeBangla(word: string) {
  const signs = word.match(/[ডঢয]়|./gu) ?? []
  const isConsonant = (at: number) => banglaConsonants.has(signs[at] ?? '')
  const isVowel = (at: number) => banglaVowels.has(signs[at] ?? '')
  const latin = signs.map((sign, at) => {
    const consonant = banglaConsonants.get(sign)
    if (consonant === undefined) return banglaVowels.get(sign) ?? banglaOthers.get(sign) ?? ''
    const isJoined = signs[at - 1] === HASANTA
    const letters = sign === 'য' && isJoined ? 'y' : consonant
    const hasVowel = !isConsonant(at + 1) || (at > 0 && !isJoined && isVowel(at + 2))
    return hasVowel ? letters : `${letters}a`
  })
  return latin.join('').replace(/iya/g, 'ia')
}

/** Names whose vowels are not written, as their bearers write them. */
const arabicNames = table(`بن=bin محمد=mohammed أحمد=ahmed احمد=ahmed حمد=hamad سعد=saad عمر=omar علي=ali
  حسن=hassan حسين=hussein حمدان=hamdan خليفة=khalifa عبد=abdul عبدالله=abdullah
  عبدالعزيز=abdulaziz عبدالرحمن=abdulrahman يوسف=yousef إبراهيم=ibrahim ليلى=layla
  نوف=nouf نورة=noura نور=noor مريم=maryam فاطمة=fatima عائشة=aisha هند=hind ريم=reem
  مها=maha منى=mona هدى=huda لطيفة=latifa شيخة=shaikha دوسري=dosari عتيبي=otaibi
  شمري=shammari حربي=harbi زهراني=zahrani مطيري=mutairi`)
const arabicConsonants = table(
  'ب=b ت=t ث=th ج=j ح=h خ=kh د=d ذ=th ر=r ز=z س=s ش=sh ص=s ض=d ط=t ظ=z غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=h',
)
const arabicVowels = table('ا=a أ=a إ=i آ=a ع=a ى=a ة=a ؤ=u ئ=i ي=i و=u َ=a ِ=i ُ=u')
const arabicDigits = table('٠=0 ١=1 ٢=2 ٣=3 ٤=4 ٥=5 ٦=6 ٧=7 ٨=8 ٩=9')

/** Adds short vowels, which are not written: a after the first consonant, i in an end like that of خالد. */
function writeArabic(word: string): string {
  const known = arabicNames.get(word)
  if (known !== undefined) return known
  if (word.startsWith('ال') && word.length > 4) return `al${writeArabic(word.slice(2))}`
  const signs = [...word]
  const isConsonant = (at: number) => arabicConsonants.has(signs[at] ?? '')
  const latin = signs.map((sign, at) => {
    const isLong = /[اىة]/.test(signs[at + 1] ?? '')
    if (sign === 'و' && (at === 0 || isLong)) return 'w'
    if (sign === 'ي' && (at === 0 || isLong)) return 'y'
    const consonant = arabicConsonants.get(sign)
    if (consonant === undefined) return arabicVowels.get(sign) ?? arabicDigits.get(sign) ?? ''
    const isEnd = at === signs.length - 2 && signs[at - 1] === 'ا'
    if (isConsonant(at + 1) && isEnd) return `${consonant}i`
    const isFirst = at === 0 || (!isConsonant(at - 1) && isConsonant(at + 2))
    return isConsonant(at + 1) && isFirst ? `${consonant}a` : consonant
  })
  return latin.join('')
}
