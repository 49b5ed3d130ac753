import { type Content, listRepeated } from './everything.ts'

/** The same thing twice where difference helps, and things that no longer agree with each other. */
export function checkVariety(content: Content) {
  const { brand, contact, faq, pages, portfolio, services } = content
  const { caseStudies } = portfolio
  const shown = caseStudies.flatMap((study) => study.services)
  const listed = Object.values(pages.pages)
  const week = faq.faqGroups.flatMap((group) => group.questions).find(({ id }) => id === 'working-week')
  return [
    ...listRepeated(listed.map(({ title }) => title)).map(
      (text) => `content/pages.ts: two pages have the title “${text}”.`,
    ),
    ...listRepeated(listed.map(({ description }) => description)).map(
      (text) => `content/pages.ts: two pages have the description “${text}”.`,
    ),
    ...listRepeated(services.services.flatMap(({ stitch }) => stitch ?? [])).map(
      (stitch) => `content/services.ts: two services have the ${stitch} stitch.`,
    ),
    ...services.services
      .filter(({ slug }) => !shown.includes(slug))
      .map(({ name }) => `content/portfolio.ts: no case study shows ${name}.`),
    ...brand.brand.areaServed
      .filter(({ code }) => !caseStudies.some(({ country }) => country === code))
      .map(({ name }) => `content/portfolio.ts: no case study is from ${name}.`),
    ...caseStudies
      .filter((study, place) => groundOf(study) && groundOf(study) === groundOf(caseStudies[place - 1]))
      .map(({ title }) => `content/portfolio.ts: ${title} has the same ground as the cover before it.`),
    ...(pages.homePage.heroLines.join(' ') === brand.brand.tagline
      ? []
      : ['content/pages.ts: heroLines do not say the tagline of content/brand.ts.']),
    ...contact.hours.flatMap(({ city, timeZone, opens, closes }) => {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
      const there = (time: string) => clock.format(atStudio(time, brand.brand.calendar.timeZone))
      const { calendar } = brand.brand
      return [
        ...(opens === there(calendar.opens) && closes === there(calendar.closes)
          ? []
          : [
              `content/contact.ts: ${city} has ${opens} to ${closes}, but the hours of content/brand.ts are ${there(calendar.opens)} to ${there(calendar.closes)} there.`,
            ]),
        ...(week && !week.answer.includes(`${opens} to ${closes}`)
          ? [`content/faq.ts: working-week does not name ${opens} to ${closes}, the hours in ${city}.`]
          : []),
      ]
    }),
  ]
}

function groundOf(study: Content['portfolio']['caseStudies'][number] | undefined) {
  return study && 'ground' in study.cover ? study.cover.ground : undefined
}

/** A moment that the studio's clock shows as this time, on some day. */
function atStudio(time: string, timeZone: string) {
  return new Date(Temporal.ZonedDateTime.from(`2026-11-15T${time}:00[${timeZone}]`).epochMilliseconds)
}
