import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { expect, test } from 'vitest'

// What the specification says about the content, for the samples that this project is shipped with. It says
// nothing about yours: delete this file when you replace them.
const { faqGroups, homePage, products, services, team, technologyGroups } = sampleContent.en

test('the services are the seven of the specification, in its order', () => {
  expect(services.map((service) => service.name)).toEqual([
    'Full-stack development',
    'E-commerce',
    'Web applications',
    'UI/UX design',
    'Video production',
    'Digital marketing',
    'Google ad campaigns',
  ])
})

test('the team has eleven members, led by the three of the home page', () => {
  expect(team).toHaveLength(11)
  expect(team.slice(0, 3).map((member) => member.role)).toEqual(['Founder', 'Video specialist', 'Design expert'])
})

test('the products are the three of the specification, each with its way in', () => {
  expect(products.map(({ name, tag, to }) => [name, tag, to])).toEqual([
    ['Creator LinkHub', 'Beta version', '/create-linkhub'],
    ['E-commerce Storefront', undefined, '/start-project'],
    ['Professional Portfolio', undefined, '/start-project'],
  ])
})

test('the figures are those of the specification', () => {
  expect(homePage.figures.map(({ value }) => value)).toEqual(['50+', '3', '24/7'])
})

test('technologies are explained in four words, and there are twenty to twenty-six questions', () => {
  const uses = technologyGroups.flatMap((group) => group.technologies.map(({ use }) => use))
  expect(uses.filter((use) => use.split(' ').length !== 4)).toEqual([])
  const questions = faqGroups.flatMap((group) => group.questions)
  expect(questions.length).toBeGreaterThanOrEqual(20)
  expect(questions.length).toBeLessThanOrEqual(26)
})
