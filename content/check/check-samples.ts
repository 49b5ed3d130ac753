import { type Content, listTexts } from './everything.ts'

/** Marks of samples and the list in content/samples.ts that do not agree. */
export function checkSamples(content: Content) {
  const { brand, portfolio, samples, team, testimonials } = content
  const { invented } = samples
  const people = team.team.map(({ name, isSample }) => ({ name, isSample }))
  const speakers = testimonials.testimonials.map(({ name, isSample }) => ({ name, isSample }))
  const clients = [...portfolio.caseStudies, ...testimonials.testimonials].map(({ client, isSample }) => ({
    name: client,
    isSample,
  }))
  const { contact, socials } = brand.brand
  const { faq, legal, pages, products, services } = content
  const names = Object.values(invented).flat()
  const elsewhere = Object.entries({ contact: content.contact, faq, legal, pages, products, services })
  return [
    ...elsewhere.flatMap(([module, texts]) =>
      listTexts(texts).flatMap(({ way, text }) =>
        names
          .filter((name) => new RegExp(`\\b${RegExp.escape(name)}\\b`).test(text))
          .map((name) => `content/${module}.ts: ${way} names ${name}, who is invented.`),
      ),
    ),
    ...compare('team.ts', people, invented.team),
    ...compare('testimonials.ts', speakers, invented.speakers),
    ...compare('portfolio.ts', clients, invented.clients),
    ...Object.entries({ contact, socials })
      .filter(
        ([, { isSample, ...details }]) =>
          !isSample && listTexts(details).some(({ text }) => /\bexample\b/.test(text)),
      )
      .map(([part]) => `content/brand.ts: ${part} has an example address, but isSample is false.`),
  ]
}

function compare(module: string, entries: { name: string; isSample: boolean }[], invented: string[]) {
  const names = (isSample: boolean) =>
    new Set(entries.filter((entry) => entry.isSample === isSample).map(({ name }) => name))
  const [marked, unmarked] = [names(true), names(false)]
  return [
    ...invented
      .filter((name) => unmarked.has(name))
      .map(
        (name) =>
          `content/${module}: ${name} is no sample any more; take the name out of content/samples.ts.`,
      ),
    ...invented
      .filter((name) => !marked.has(name) && !unmarked.has(name))
      .map((name) => `content/samples.ts: ${name} is not in content/${module} any more; take the name out.`),
    ...[...marked]
      .filter((name) => !invented.includes(name))
      .map(
        (name) =>
          `content/${module}: ${name} is marked as a sample, but is not listed in content/samples.ts.`,
      ),
  ]
}
