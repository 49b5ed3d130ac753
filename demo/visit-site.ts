import { pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { formSteps, type SiteForm } from '@nokshi/contract/website/website.ts'
import type { Browser } from './browser.ts'
import { type Chance, createChance } from './chance.ts'
import type { Installation } from './installation.ts'
import { daytime } from './moments.ts'
import { openVisitor } from './open-visitor.ts'
import { DAYS, visitsOn } from './receive-visits.ts'
import type { Timetable } from './timetable.ts'

const VISITS_A_DAY = 12

/** A year of people who looked at the studio's site: each page is one call of the beacon's route, as the page makes it. */
export function planSiteVisits(installation: Installation, timetable: Timetable, present: number) {
  const chance = createChance(1971)
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--)
    timetable.add(daytime(present, daysAgo, 13), async () => {
      const count = visitsOn(chance, VISITS_A_DAY, present, daysAgo)
      await Promise.all(Array.from({ length: count }, () => lookAround(installation, chance)))
    })
}

async function lookAround(installation: Installation, chance: Chance) {
  const language = chance.pick(LANGUAGES)
  const send = openVisitor(installation, chance, HOMES[language])
  const session = beginSession(chance)
  const pages = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(PAGES))
  for (const page of pages) {
    const path = pathIn(siteLanguages[language], page)
    await send('/api/traffic/site', { page: path, ...session })
    const form = FORMS[page]
    // Whoever sends it is an enquiry; these only look at it.
    const step = chance.pick(['seen', 'seen', 'seen', 'begun'])
    if (form) await send('/api/traffic/site', { page: path, ...session, form, step })
  }
}

const writers = createChance(1952)

/** What the page of a form sends while somebody fills it in. Returns where they came from, which the form sends along. */
export async function openForm(visitor: Browser, form: SiteForm, language: SiteLanguage['code']) {
  const session = beginSession(writers)
  const page = pathIn(siteLanguages[language], form === 'lead' ? '/about' : '/start-project')
  for (const step of formSteps)
    await visitor.send('POST', '/api/traffic/site', { page, ...session, form, step })
  return session.cameFrom
}

function beginSession(chance: Chance) {
  const serial = () => Math.floor(chance.roll() * 2 ** 40).toString(36)
  return {
    visitId: `site-visit-${serial()}`,
    // A quarter of them has been there before.
    visitorId: `site-visitor-${chance.roll() < 0.25 ? chance.below(90) : serial()}`,
    cameFrom: chance.pick(ORIGINS),
  }
}

const HOMES = { en: 'BD', bn: 'BD', ar: 'SA' }
const LANGUAGES = ['en', 'en', 'en', 'bn', 'ar'] as const
const PAGES = [
  '/',
  '/',
  '/',
  '/services',
  '/services',
  '/portfolio',
  '/portfolio',
  '/about',
  '/about',
  '/start-project',
  '/products',
  '/testimonials',
  '/contact',
  '/support',
  '/portfolio/majhi-ferry-tickets',
  '/portfolio/kolka-sari-shop',
] as const
const FORMS: Partial<Record<string, SiteForm>> = { '/about': 'lead', '/start-project': 'project-request' }
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
