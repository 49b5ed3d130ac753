import type { Content } from './everything.ts'

/** Lists and texts that are longer or shorter than their place on the page is made for. */
export function checkLengths(content: Content) {
  const { faq, pages, portfolio, services, team, technologies } = content
  const questions = faq.faqGroups.flatMap((group) => group.questions)
  const found = [
    ...Object.entries(pages.pages).map(([path, page]) => ({ where: `pages.ts: ${path}`, ...page })),
    ...portfolio.caseStudies.map(({ title, client, line }) => ({
      where: `portfolio.ts: ${title}`,
      title: `${title} | ${client}`,
      description: line,
    })),
  ]
  return [
    ...services.services.flatMap(({ name, included, steps }) => [
      ...outside(`services.ts: ${name}`, included.length, [4, 6], 'things included'),
      ...outside(`services.ts: ${name}`, steps.length, [3, 5], 'steps'),
    ]),
    ...team.team.flatMap(({ name, specialties }) =>
      outside(`team.ts: ${name}`, specialties.length, [3, 5], 'specialties'),
    ),
    ...technologies.technologyGroups.flatMap((group) =>
      group.technologies.flatMap(({ name, use }) =>
        outside(`technologies.ts: ${name}`, use.split(' ').length, [2, 6], 'words'),
      ),
    ),
    ...outside('faq.ts', questions.length, [8, 40], 'questions'),
    ...questions.flatMap(({ id, answer }) =>
      outside(`faq.ts: ${id}`, (answer.match(/[.?!](?=\s|$)/g) ?? []).length, [2, 4], 'sentences'),
    ),
    ...found.flatMap(({ where, title, description }) => [
      ...outside(where, title.length, [1, 60], 'characters of the title, which search engines cut'),
      ...outside(
        where,
        description.length,
        [1, 155],
        'characters of the description, which search engines cut',
      ),
    ]),
  ]
}

function outside(where: string, count: number, [least, most]: [number, number], what: string) {
  return count < least || count > most
    ? [`content/${where}, ${what}: ${count}, where ${least} to ${most} fit.`]
    : []
}
