import { newId } from '@nokshi/api/platform/ids.ts'
import { creators } from './content/creators.ts'
import type { Installation } from './installation.ts'
import { HOUR, type Schedule } from './schedule.ts'

const followers = [
  ...['Tania Akter', 'Rezaul Karim', 'Lamia Noor', 'Nusrat Jahan', 'Imran Hossain', 'Shirin Sultana', 'Arif Rahman'],
  ...['সুমাইয়া হক', 'ফারহান কবির', 'মৌসুমী দাস', 'রুমানা ইসলাম', 'তানভীর আলম', 'হুদা আল-সালেম', 'نورة القحطاني'],
]

/** Of the creator whose account is printed: days ago, what was written, and how it went. */
const sent = [
  {
    daysAgo: 16,
    subject: 'Pitha class on 21 November',
    text: 'Ten places, four kinds of pitha, and we eat what we make.\n\nThe class begins at 3 pm in Dhanmondi.',
    ...{ linkLabel: 'Book a place', sent: 12, refused: 1, unfollowed: 0, opens: 7 },
  },
  {
    daysAgo: 4,
    subject: 'নতুন রেসিপি: শাতকরা গরুর মাংস',
    text: 'সিলেটের এই রান্নাটি অনেকেই চেয়েছিলেন।\n\nধাপে ধাপে ভিডিওসহ পুরো রেসিপি এখন পেজে আছে।',
    ...{ linkLabel: 'রেসিপি দেখুন', sent: 14, refused: 0, unfollowed: 1, opens: 9 },
  },
]

/** Without a mail server nothing can be sent, so what was sent is written as it is stored. */
export function planNews({ deps: { db } }: Installation, schedule: Schedule) {
  const [{ username }] = creators
  const profile = () => db.selectFrom('profile').selectAll().where('username', '=', username).executeTakeFirstOrThrow()
  for (const [index, name] of followers.entries()) {
    const at = schedule.hourOf(40 - 2 * index, 18)
    const email = `follower${index + 1}@people.example`
    schedule.add(at, async () => {
      const times = { consentedAt: at, askedAt: at, confirmedAt: at + HOUR, deletedAt: null }
      const consent = 'Send me news by email'
      const follower = { id: newId(at), profileId: (await profile()).id, emailOrPhone: email, name, email, phone: null }
      await db
        .insertInto('follower')
        .values({ ...follower, consent, language: 'en', ...times })
        .execute()
    })
  }
  for (const { daysAgo, ...written } of sent) {
    const at = schedule.hourOf(daysAgo, 10)
    schedule.add(at, async () => {
      const { id: profileId, bannerImage: picture } = await profile()
      const rest = { linkUrl: 'https://nadia-cooks.example/class', state: 'sent' as const, stopReason: null }
      const times = { plannedAt: at, startedAt: at, endedAt: at + HOUR }
      const recipients = written.sent + written.refused
      await db
        .insertInto('news')
        .values({ id: newId(at), profileId, picture, recipients, ...written, ...rest, ...times })
        .execute()
    })
  }
}
