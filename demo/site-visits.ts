import { formSteps, type SiteForm } from '@nokshi/contract/crm/website.ts'
import { pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import type { Browser } from './browser.ts'
import type { Installation } from './installation.ts'
import { createRandom, type Random } from './random.ts'
import type { Schedule } from './schedule.ts'
import { openVisitor } from './visitor.ts'
import { countVisits, DAYS } from './visits.ts'

const VISITS_A_DAY = 12

/** A year of visits to the studio's site: each page is one call of the beacon's route. */
export function planSiteVisits(installation: Installation, schedule: Schedule) {
  const random = createRandom(1971)
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--)
    schedule.add(schedule.hourOf(daysAgo, 13), async () => {
      const count = countVisits(random, VISITS_A_DAY, schedule, daysAgo)
      await Promise.all(Array.from({ length: count }, () => visitSite(installation, random)))
    })
}

async function visitSite(installation: Installation, random: Random) {
  const language = random.pick(LANGUAGES)
  const send = openVisitor(installation, random, language === 'ar' ? 'SA' : 'BD')
  const session = startSession(random)
  const pages = Array.from({ length: 1 + random.below(3) }, () => random.pick(PAGES))
  for (const page of pages) {
    const path = pathIn(siteLanguages[language], page)
    await send('/api/traffic/site', { page: path, ...session })
    // Those who send a form are enquiries; these only look at it.
    const step = random.pick(['seen', 'seen', 'seen', 'begun'])
    const form = page === '/about' ? 'lead' : page === '/start-project' ? 'project-request' : undefined
    if (form) await send('/api/traffic/site', { page: path, ...session, form, step })
  }
}

const senders = createRandom(1952)

/** What the page of a form sends while it is filled in. Returns where the visitor came from. */
export async function fillIn(visitor: Browser, form: SiteForm, language: SiteLanguage['code']) {
  const session = startSession(senders)
  const page = pathIn(siteLanguages[language], form === 'lead' ? '/about' : '/start-project')
  for (const step of formSteps) await visitor.send('POST', '/api/traffic/site', { page, ...session, form, step })
  return session.cameFrom
}

function startSession(random: Random) {
  return {
    visitId: `site-visit-${random.id()}`,
    // A quarter of them has been there before.
    visitorId: `site-visitor-${random.next() < 0.25 ? random.below(90) : random.id()}`,
    cameFrom: random.pick(ORIGINS),
  }
}

const LANGUAGES = ['en', 'en', 'en', 'bn', 'ar'] as const
const PAGES = [
  ...(['/', '/', '/', '/services', '/services', '/portfolio', '/portfolio', '/about', '/about'] as const),
  ...(['/start-project', '/products', '/testimonials', '/contact', '/support'] as const),
  ...(['/portfolio/majhi-ferry-tickets', '/portfolio/kolka-sari-shop'] as const),
] as const
const ORIGINS = [
  'page=/',
  'page=/',
  'page=/&referrer=www.google.com',
  'page=/services&referrer=www.google.com',
  'page=/portfolio&referrer=l.facebook.com',
  'page=/&referrer=l.instagram.com',
  'page=/services&referrer=www.linkedin.com',
  'page=/services&referrer=www.google.com&utm_source=google&utm_medium=cpc&utm_campaign=web-design-dhaka',
  'page=/&utm_source=newsletter&utm_medium=email&utm_campaign=eid-2026',
  'page=/portfolio&utm_source=facebook&utm_medium=social&utm_campaign=before-and-after',
] as const
